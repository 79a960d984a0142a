import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mongoOf } from '@/cms/database/adapters'
import { invalidateMonthSums } from '@/cms/database/mongo/months'
import { sumByMonth } from '@/cms/database/queries/sums'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { indianMonthsUntil } from '@/domain/indian-month'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

const NOW = new Date('2026-11-24T06:00:00Z')
const months = indianMonthsUntil(NOW, 2)
const [OCTOBER, NOVEMBER] = ['2026-10-31T18:29:59.999Z', '2026-10-31T18:30:00.000Z']
const TEN_MINUTES_MS = 10 * 60_000

type Month = { _id: string; touchedAt?: Date; readAt?: Date }

async function collectionsOf() {
  const payload = await getPayloadClient()
  const { connection, collections } = mongoOf(payload)
  const cached = connection.collection<Month>('donation-months')
  return { payload, cached, donations: collections[slugs.donations]?.collection }
}

async function give(receivedAt: string, rupees: number): Promise<string> {
  const { payload } = await collectionsOf()
  const data = { donorName: 'Asha', amountPaise: rupees * 100, paymentMethod: 'UPI', receivedAt }
  return String((await payload.db.create({ collection: slugs.donations, data })).id)
}

/** Returns the sums of October and November, in rupees. */
async function readSums(): Promise<number[]> {
  const sums = await sumByMonth(await getPayloadClient(), months)
  return months.map(({ month }) =>
    sums.filter((sum) => sum.month === month).reduce((total, { paise }) => total + paise / 100, 0),
  )
}

/** Moves all times of the cached sums into the past. */
async function letPass(ms: number): Promise<void> {
  const { cached } = await collectionsOf()
  for (const { _id, touchedAt, readAt } of await cached.find().toArray()) {
    const past = (time: Date) => new Date(time.getTime() - ms)
    const times = {
      ...(touchedAt && { touchedAt: past(touchedAt) }),
      ...(readAt && { readAt: past(readAt) }),
    }
    if (Object.keys(times).length > 0) await cached.updateOne({ _id }, { $set: times })
  }
}

/** Writes a gift like code that does not know about the cached sums. */
async function writePastThem(rupees: number): Promise<void> {
  const { donations } = await collectionsOf()
  await donations?.updateMany({}, { $set: { amountPaise: rupees * 100 } })
}

describe.runIf(isMongo)('the sums kept on MongoDB', () => {
  beforeEach(async () => {
    const { payload, cached } = await collectionsOf()
    await payload.db.deleteMany({ collection: slugs.donations, where: { id: { exists: true } } })
    await cached.deleteMany({})
  })

  /** Caches the sums of two months, long after their gifts. */
  async function keepTwoMonths(): Promise<void> {
    await give(OCTOBER, 100)
    await give(NOVEMBER, 200)
    expect(await readSums()).toEqual([100, 200])
    await letPass(TEN_MINUTES_MS)
    expect(await readSums()).toEqual([100, 200])
  }

  it('are read without the gifts until a gift of their month is changed', async () => {
    await keepTwoMonths()
    await writePastThem(5)
    expect(await readSums()).toEqual([100, 200])
    await give(NOVEMBER, 7)
    expect(await readSums()).toEqual([100, 12])
  })

  it('are read from the gifts for two minutes after a change, which may still be in progress', async () => {
    await give(NOVEMBER, 200)
    expect(await readSums()).toEqual([0, 200])
    await writePastThem(5)
    expect(await readSums()).toEqual([0, 5])
  })

  it.each([
    ['corrected', 'updateOne', { data: { amountPaise: 300 } }, [3, 200]],
    ['given another day', 'updateOne', { data: { receivedAt: NOVEMBER } }, [0, 300]],
    ['corrected with others', 'updateMany', { data: { amountPaise: 300 } }, [3, 200]],
    ['deleted', 'deleteOne', {}, [0, 200]],
    ['deleted with others', 'deleteMany', {}, [0, 200]],
  ] as const)('follow a gift that is %s', async (_case, write, change, expected) => {
    const { payload } = await collectionsOf()
    await keepTwoMonths()
    const where = { receivedAt: { equals: OCTOBER } }
    await payload.db[write]({ collection: slugs.donations, where, ...change } as never)
    expect(await readSums()).toEqual(expected)
  })

  it('follow a gift that loses its day, and counts by the day on which it was written down', async () => {
    const { payload, donations } = await collectionsOf()
    const id = await give(OCTOBER, 100)
    await donations?.updateMany({}, { $set: { createdAt: new Date(NOVEMBER) } })
    await readSums()
    await letPass(TEN_MINUTES_MS)
    expect(await readSums()).toEqual([100, 0])
    await payload.db.updateOne({ collection: slugs.donations, id, data: { receivedAt: null } })
    expect(await readSums()).toEqual([0, 100])
  })

  it('follow the first gift of a month', async () => {
    await give(OCTOBER, 100)
    await readSums()
    await letPass(TEN_MINUTES_MS)
    expect(await readSums()).toEqual([100, 0])
    await give(NOVEMBER, 7)
    expect(await readSums()).toEqual([100, 7])
  })

  it('are read again after a day, and after a start', async () => {
    const { payload, donations } = await collectionsOf()
    await keepTwoMonths()
    await writePastThem(5)
    await letPass(DAY_MS)
    expect(await readSums()).toEqual([5, 5])
    await writePastThem(6)
    expect(await readSums()).toEqual([5, 5])
    await invalidateMonthSums(payload)
    expect(await readSums()).toEqual([6, 6])
    await donations?.deleteOne({ receivedAt: new Date(OCTOBER) })
    await invalidateMonthSums(payload)
    expect(await readSums()).toEqual([0, 6])
    expect(await readSums()).toEqual([0, 6])
  })

  it('are given up after a change, though they were read by a clock that was ahead', async () => {
    const { cached } = await collectionsOf()
    await keepTwoMonths()
    await cached.updateMany({}, { $set: { readAt: new Date(Date.now() + HOUR_MS) } })
    await give(NOVEMBER, 7)
    expect(await readSums()).toEqual([100, 207])
    await writePastThem(5)
    await cached.updateMany({}, { $set: { readAt: new Date(Date.now() + 2 * DAY_MS) } })
    expect(await readSums()).toEqual([5, 10])
  })

  it('are not cached if a gift changes while they are read', async () => {
    const { payload, donations } = await collectionsOf()
    await keepTwoMonths()
    await invalidateMonthSums(payload)
    if (!donations) throw new Error('There are no donations')
    const aggregate = donations.aggregate.bind(donations)
    // A gift comes in after the gifts were read, but before their sums are cached.
    const late = vi.spyOn(donations, 'aggregate').mockImplementationOnce((...args) => {
      const cursor = aggregate(...args)
      const toArray = cursor.toArray.bind(cursor)
      cursor.toArray = async () => {
        const rows = await toArray()
        await give(NOVEMBER, 7)
        return rows
      }
      return cursor
    })
    expect(await readSums()).toEqual([100, 200])
    late.mockRestore()
    await letPass(TEN_MINUTES_MS)
    expect(await readSums()).toEqual([100, 207])
  })

  it('match the gifts if several readers ask at once', async () => {
    await give(OCTOBER, 100)
    await give(NOVEMBER, 200)
    const { cached } = await collectionsOf()
    await cached.deleteMany({})
    const all = await Promise.all(Array.from({ length: 10 }, readSums))
    expect(all).toEqual(Array.from({ length: 10 }, () => [100, 200]))
    expect(await cached.countDocuments({ readAt: { $exists: true } })).toBe(3)
  })
})
