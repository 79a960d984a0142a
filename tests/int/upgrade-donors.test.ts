import { describe, expect, it } from 'vitest'
import { mongoOf } from '@/cms/database/adapters'
import { unplacedGifts } from '@/cms/database/queries/unplaced-gifts'
import { upgradeDonors } from '@/cms/database/upgrades/donors'
import { slugs } from '@/cms/slugs'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

const DAY = '2026-03-05T06:00:00.000Z'

/** tests/int/older-sites.test.ts covers older SQLite files. */
describe.runIf(isMongo)('on a MongoDB of an older version', () => {
  it('donors learn when they first gave, and a changed gift finds its donor again', async () => {
    const payload = await getPayloadClient()
    const { collections } = mongoOf(payload)
    const gift = await payload.create({
      collection: slugs.donations,
      data: {
        donorName: 'Asha',
        email: 'asha@example.org',
        amountPaise: 50_000,
        paymentMethod: 'Cash',
        receivedAt: DAY,
      },
      overrideAccess: true,
    })
    await placeGifts()
    const readDonor = async () =>
      (await payload.find({ collection: slugs.donors, overrideAccess: true })).docs[0]
    expect((await readDonor())?.firstGiftAt).toBe(DAY)
    expect(await unplacedGifts(payload, { after: '', limit: 10 })).toEqual([])

    await collections[slugs.donors]?.collection.updateMany({}, { $unset: { firstGiftAt: '' } })
    await collections[slugs.donations]?.collection.updateMany(
      {},
      { $set: { phone: '+919876543210', updatedAt: new Date() } },
    )
    await upgradeDonors(payload)
    expect(await unplacedGifts(payload, { after: '', limit: 10 })).toEqual([gift.id])
    await placeGifts()
    expect(await readDonor()).toMatchObject({ firstGiftAt: DAY, phone: '+919876543210' })
  })
})
