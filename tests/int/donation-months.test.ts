import { beforeEach, describe, expect, it } from 'vitest'
import { sqliteOf } from '@/cms/database/adapters'
import { sumByCampaign, sumByMonth, sumByPurpose } from '@/cms/database/queries/sums'
import { ensureMonthSums } from '@/cms/database/sqlite/months'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearPeriod } from '@/domain/financial-year'
import { leftPaise } from '@/domain/gift-money'
import { indianMonthsUntil } from '@/domain/indian-month'
import { UNRESTRICTED } from '@/domain/list-query'
import { fromPaise } from '@/lib/money'
import { sumOfList } from '@/server/donations/service'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

const NOW = new Date('2026-11-24T06:00:00Z')
const YEAR = 2026
const months = indianMonthsUntil(NOW, 13)
/** Around the ends of months and of the financial year in India, which begin at 18:30 in London. */
const DAYS = [
  ...['2025-11-30T18:29:59.999Z', '2025-11-30T18:30:00.000Z', '2026-03-31T18:29:59.999Z'],
  ...['2026-03-31T18:30:00.000Z', '2026-10-31T18:30:00.000Z', '2026-11-20T06:00:00.000Z'],
]
const ROUNDS = 3
const CHANGES = 100

type Gift = Pick<
  Donation,
  | ('donorName' | 'email' | 'amountPaise' | 'refundedPaise' | 'chargedBackPaise')
  | ('paymentMethod' | 'purpose' | 'purposeName' | 'campaign' | 'campaignName')
  | ('receivedAt' | 'testMode')
>

/** Returns a seeded random chooser. */
function chooser(seed: number) {
  let state = seed
  const below = (limit: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return Math.floor((state / 2 ** 31) * limit)
  }
  return <Item>(items: readonly Item[]) => items[below(items.length)] as Item
}

function randomGift(choose: ReturnType<typeof chooser>): Gift {
  return {
    donorName: 'Asha',
    email: choose(['asha@example.org', 'ravi@example.org']),
    amountPaise: choose([100, 5_000, 123_456_789]),
    refundedPaise: choose([0, 0, null, 100]),
    chargedBackPaise: choose([0, 0, null, 5_000]),
    paymentMethod: choose(['UPI', 'Cash']),
    ...choose([
      { purpose: null, purposeName: null, campaign: null, campaignName: null },
      { purpose: 'p1', purposeName: 'School', campaign: null, campaignName: null },
      { purpose: 'p1', purposeName: 'School of old', campaign: 'c1', campaignName: 'Books' },
      { purpose: null, purposeName: null, campaign: 'c2', campaignName: 'Blankets' },
    ]),
    receivedAt: choose(DAYS),
    testMode: choose([false, false, false, true]),
  }
}

/** For some gifts more is returned than was given: refunded, then charged back as well. */
const total = (gifts: Gift[]) => gifts.reduce((sum, gift) => sum + leftPaise(gift), 0)
const isIn = ({ receivedAt }: Gift, { from, before }: { from: string; before: string }) =>
  (receivedAt ?? '') >= from && (receivedAt ?? '') < before

function grouped<Key>(gifts: Gift[], keyOf: (gift: Gift) => Key): [Key, Gift[]][] {
  const groups = new Map<string, Gift[]>()
  for (const gift of gifts) {
    const key = JSON.stringify(keyOf(gift))
    groups.set(key, [...(groups.get(key) ?? []), gift])
  }
  return [...groups].map(([key, of]) => [JSON.parse(key), of])
}

/** Computes all sums from the gifts one by one. */
function expectedOf(gifts: Gift[]) {
  const given = gifts.filter(({ testMode }) => !testMode)
  const counted = given.filter((gift) => leftPaise(gift) > 0)
  const sumsBy = (of: Gift[], keyOf: (gift: Gift) => string) =>
    grouped(of, keyOf).map(([id, group]) => ({
      id,
      paise: total(group),
      count: group.filter((gift) => leftPaise(gift) > 0).length,
    }))
  const listed = (of: Gift[]) => ({ amount: fromPaise(total(of)), count: of.length })
  return {
    months: months.flatMap(({ month, ...period }) =>
      grouped(
        counted.filter((gift) => isIn(gift, period)),
        ({ paymentMethod, purpose, campaign }) => ({
          month,
          paymentMethod,
          purpose: purpose ?? '',
          campaign: campaign ?? '',
        }),
      ).map(([key, group]) => ({ ...key, paise: total(group), count: group.length })),
    ),
    purposes: sumsBy(given, ({ purpose }) => purpose ?? ''),
    year: sumsBy(
      given.filter((gift) => isIn(gift, financialYearPeriod(YEAR))),
      ({ purpose }) => purpose ?? '',
    ),
    campaigns: sumsBy(
      given.filter(({ campaign }) => campaign),
      ({ campaign }) => campaign ?? '',
    ),
    inCash: listed(given.filter(({ paymentMethod }) => paymentMethod === 'Cash')),
    november: listed(
      given.filter((gift) => isIn(gift, { ...months[12], before: '2027' } as never)),
    ),
    partOfNovember: listed(
      given.filter(({ receivedAt }) => receivedAt === '2026-11-20T06:00:00.000Z'),
    ),
    unrestricted: listed(given.filter(({ purpose, campaign }) => !purpose && !campaign)),
  }
}

/** Returns the same sums from the site. */
async function readSums() {
  const payload = await getPayloadClient()
  const plain = (sums: { id: string; paise: number; count: number }[]) =>
    sums.map(({ id, paise, count }) => ({ id, paise, count }))
  const look = (query: Partial<Parameters<typeof sumOfList>[0]>) =>
    sumOfList({ search: '', page: 1, limit: 50, ...query })
  return {
    months: (await sumByMonth(payload, months)).map(
      ({ purposeName: _, campaignName: __, ...sum }) => sum,
    ),
    purposes: plain(await sumByPurpose(payload)),
    year: plain(await sumByPurpose(payload, financialYearPeriod(YEAR))),
    campaigns: plain(await sumByCampaign(payload)),
    inCash: await look({ method: 'Cash' }),
    november: await look({ from: '2026-11-01' }),
    partOfNovember: await look({ from: '2026-11-02', to: '2026-11-29' }),
    unrestricted: await look({ givenFor: UNRESTRICTED }),
  }
}

type Sums = Awaited<ReturnType<typeof readSums>>

const inOrder = (sums: Sums): Sums => {
  const sorted = <Item>(items: Item[]) =>
    items.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return {
    ...sums,
    months: sorted(sums.months),
    purposes: sorted(sums.purposes),
    year: sorted(sums.year),
    campaigns: sorted(sums.campaigns),
  }
}

beforeEach(async () => {
  const payload = await getPayloadClient()
  const where = { id: { exists: true } }
  await payload.db.deleteMany({ collection: slugs.donations, where })
})

describe('the sums of donations', () => {
  it.each(Array.from({ length: ROUNDS }, (_, index) => index + 1))(
    'are those of the gifts after changes of every kind: seed %i',
    async (seed) => {
      const payload = await getPayloadClient()
      const choose = chooser(seed)
      const gifts = new Map<string, Gift>()
      for (let index = 0; index < CHANGES; index++) {
        const data = randomGift(choose)
        const id = choose([...gifts.keys(), undefined, undefined])
        if (id === undefined) {
          const made = await payload.db.create({ collection: slugs.donations, data })
          gifts.set(String(made.id), data)
        } else if (choose([true, true, false])) {
          // Only a few fields, as in a refund or correction.
          const fields = Object.entries(data).filter(() => choose([true, false, false, false]))
          const changes: Partial<Gift> = Object.fromEntries(fields)
          await payload.db.updateOne({ collection: slugs.donations, id, data: changes })
          gifts.set(id, { ...(gifts.get(id) as Gift), ...changes })
        } else {
          await payload.db.deleteOne({ collection: slugs.donations, where: { id: { equals: id } } })
          gifts.delete(id)
        }
        if (index % 10 === 9) {
          expect(inOrder(await readSums())).toEqual(inOrder(expectedOf([...gifts.values()])))
        }
      }
    },
  )
})

describe.skipIf(isMongo)('the sums kept on SQLite', () => {
  const makeGifts = async () => {
    const payload = await getPayloadClient()
    const choose = chooser(7)
    const gifts = Array.from({ length: 20 }, () => randomGift(choose))
    for (const data of gifts) await payload.db.create({ collection: slugs.donations, data })
    return { gifts, client: sqliteOf(payload).client }
  }

  it.each([
    ['of a database that never had them', ['DROP TABLE donation_months', ...dropTriggers()], false],
    ['whose triggers a migration took away', dropTriggers(), false],
    [
      'of another version',
      [
        'DROP TABLE donation_months',
        'CREATE TABLE donation_months (month TEXT)',
        ...dropTriggers(),
      ],
      false,
    ],
    [
      'that lack a gift',
      ['UPDATE donation_months SET paise = paise - 1, listed = listed - 1'],
      true,
    ],
  ])('are rebuilt: those %s', async (_case, statements, areWrong) => {
    const { gifts, client } = await makeGifts()
    for (const statement of statements) await client.execute(statement)
    // As an older version would, without the triggers.
    await client.execute("DELETE FROM donations WHERE email = 'ravi@example.org'")
    expect(await ensureMonthSums(client)).toBe(areWrong)
    const left = gifts.filter(({ email }) => email !== 'ravi@example.org')
    expect(inOrder(await readSums())).toEqual(inOrder(expectedOf(left)))
  })

  it('stay unchanged if they are correct', async () => {
    const { client } = await makeGifts()
    await client.execute("UPDATE donation_months SET month = 'mark' WHERE month = '2025-11'")
    expect(await ensureMonthSums(client)).toBe(false)
    const { rows } = await client.execute("SELECT 1 FROM donation_months WHERE month = 'mark'")
    expect(rows.length).toBeGreaterThan(0)
    await client.execute("UPDATE donation_months SET month = '2025-11' WHERE month = 'mark'")
  })

  it('are restored with a statement that is rolled back', async () => {
    const { gifts, client } = await makeGifts()
    const transaction = await client.transaction('write')
    await transaction.execute('UPDATE donations SET amount_paise = 1')
    await transaction.execute('DELETE FROM donations')
    await transaction.rollback()
    expect(inOrder(await readSums())).toEqual(inOrder(expectedOf(gifts)))
  })
})

function dropTriggers(): string[] {
  return ['inserted', 'updated', 'deleted'].map((event) => `DROP TRIGGER donation_sums_${event}`)
}
