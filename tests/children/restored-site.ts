/** Opens a restored database with the site's own code and prints its donations as JSON. */
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'

const payload = await getPayloadClient()
const { docs } = await payload.find({
  collection: slugs.donations,
  depth: 0,
  pagination: false,
  overrideAccess: true,
})
console.log(
  JSON.stringify(
    docs.map(({ donorName, amountPaise, panNumber }) => ({ donorName, amountPaise, panNumber })),
  ),
)
await payload.destroy()
process.exit(0)
