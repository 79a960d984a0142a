/** Opens a moved database with the site's own code, and prints what is in it. */
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

const payload = await getPayloadClient()
const all = { depth: 0, pagination: false, overrideAccess: true } as const
const users = await payload.find({ collection: slugs.users, ...all })
const donations = await payload.find({ collection: slugs.donations, ...all })
const receipts = await payload.find({ collection: slugs.receipts, ...all })
console.log(
  JSON.stringify({
    users: users.docs.map(({ username }) => username).sort(),
    paise: donations.docs.reduce((sum, { amountPaise }) => sum + amountPaise, 0),
    pans: donations.docs.flatMap(({ panNumber }) => panNumber ?? []).sort(),
    receipts: receipts.docs.map(({ number, amountPaise }) => `${number} ${amountPaise}`).sort(),
  }),
)
await payload.destroy()
process.exit(0)
