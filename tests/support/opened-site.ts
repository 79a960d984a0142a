/** Opens a database of an older version with the site's own code, and prints what its lists hold. */
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

const payload = await getPayloadClient()
const find = (collection: 'donations' | 'volunteers' | 'receipts') =>
  payload.find({ collection, depth: 0, pagination: false, overrideAccess: true })
const [donations, volunteers, receipts] = await Promise.all([
  find(slugs.donations),
  find(slugs.volunteers),
  find(slugs.receipts),
])
console.log(
  JSON.stringify({
    donations: donations.docs.length,
    paise: donations.docs.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0),
    volunteers: volunteers.docs.length,
    receipts: receipts.docs.length,
  }),
)
await payload.destroy()
process.exit(0)
