/** Opens a database of an older version with the site's own code, and prints what its lists hold. */
import { readListPage } from '@/cms/database/queries/list-page'
import { slugs } from '@/cms/slugs'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'

const payload = await getPayloadClient()
const all = { depth: 0, pagination: false, overrideAccess: true }
const donations = await payload.find({ collection: slugs.donations, ...all })
const volunteers = await payload.find({ collection: slugs.volunteers, ...all })
const receipts = await payload.find({ collection: slugs.receipts, ...all })
await placeGifts()
const counted = { giftCount: { greater_than: 0 } }
const donors = await payload.count({ collection: slugs.donors, where: counted })
const dated = await payload.count({
  collection: slugs.donors,
  where: { and: [counted, { firstGiftAt: { exists: true } }] },
})
const undated = await payload.count({
  collection: slugs.receipts,
  where: { unapprovedDay: { exists: false } },
})
const byPhone = await readListPage(payload, {
  collection: slugs.donations,
  search: '०९८७६५-४३२१०',
  page: 1,
  limit: 10,
  view: {},
})
console.log(
  JSON.stringify({
    donations: donations.docs.length,
    paise: donations.docs.reduce((sum, { amountPaise }) => sum + Number(amountPaise), 0),
    volunteers: volunteers.docs.length,
    receipts: receipts.docs.length,
    donors: donors.totalDocs,
    donorsWithFirstGift: dated.totalDocs,
    receiptsWithoutDay: undated.totalDocs,
    foundByPhone: byPhone.items.map(({ donorName }) => donorName),
  }),
)
await payload.destroy()
process.exit(0)
