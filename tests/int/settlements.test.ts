import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sumForStatement } from '@/cms/database/queries/statement-sums'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import type { SettlementDto, SettlementRowDto } from '@/domain/responses/settlement'
import { resetEnv } from '@/env'
import { changeWhere } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { listAttention } from '@/server/payments/attention'
import { type Gateway, GatewayError } from '@/server/payments/gateway/gateway'
import { createRazorpay } from '@/server/payments/gateway/razorpay'
import { reconcile } from '@/server/payments/reconcile'
import { importSettlements } from '@/server/settlements/fetch-settlements'
import { feesOf } from '@/server/settlements/settlement-fees'
import {
  PRACTICE_KEYS,
  SECOND_PRACTICE_KEYS,
  type Simulator,
  startRazorpaySimulator,
} from '../../simulator/server'
import { callApi, sessionCookie } from '../support/api'
import { emptyBooks, enterKeys } from '../support/payments'

const donationsRoute = '/api/admin/donations'
const rowsRoute = '/api/admin/settlement-rows'
const settlementRoute = '/api/admin/settlements/{id}'
const settlementsRoute = '/api/admin/settlements'
const transactionsRoute = '/api/admin/transactions'

/** Noon in India. */
const NOW = new Date('2026-03-03T06:30:00Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

const everySettlement = { kind: 'settlement', page: 1, limit: 50 } as const

let simulator: Simulator
let cookie = ''

beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(async () => {
  await emptyBooks()
  simulator = await startRazorpaySimulator({
    accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS],
    webhooks: { mode: 'off' },
    now: () => NOW.getTime(),
  })
})
afterEach(() => simulator.stop())

/** Returns an account of the simulator for the import, with gateway calls replaced. */
function account(
  keys: { keyId: string; keySecret: string } = PRACTICE_KEYS,
  { isTest = true, ...calls }: Partial<Gateway> & { isTest?: boolean } = {},
) {
  const gateway = createRazorpay({ ...keys, apiUrl: simulator.url })
  return { gateway: { ...gateway, ...calls }, keyId: keys.keyId, isTest }
}

/** Creates a gift of this many paise that both the account and the site have. */
async function gift(amount: number, donorName: string, testMode = false): Promise<string> {
  const { id } = simulator.ledger.payDirect({ via: 'qr_code', amount })
  const payload = await getPayloadClient()
  const paid = {
    paymentId: id,
    transactionId: `of-${id}`,
    amountPaise: amount,
    donorName,
    testMode,
  }
  await payload.create({
    collection: slugs.transactions,
    data: { ...paid, status: 'completed', gateway: 'Razorpay', method: 'UPI' },
    overrideAccess: true,
  })
  await payload.create({
    collection: slugs.donations,
    data: { ...paid, paymentMethod: 'UPI' },
    overrideAccess: true,
  })
  return id
}

function lose(paymentId: string, amount: number) {
  const { id } = simulator.ledger.openDispute(paymentId, { amount })
  simulator.ledger.moveDispute(id, 'lost')
  return id
}

async function list(query = '') {
  const response = await callApi(`${settlementsRoute}${query}`, { cookie })
  expect(response.status).toBe(200)
  return {
    items: (await response.json()) as SettlementDto[],
    total: Number(response.headers.get('X-Total-Count')),
  }
}

/** Returns the only settlement. */
async function onlyOne(): Promise<SettlementDto> {
  const { items } = await list()
  expect(items).toHaveLength(1)
  if (!items[0]) throw new Error('There is no settlement')
  return items[0]
}

async function rowsOf(id: string): Promise<SettlementRowDto[]> {
  const response = await callApi(settlementRoute, { cookie, id })
  expect(response.status).toBe(200)
  return (await response.json()).rows
}

async function stored(collection: 'settlements' | 'settlement-rows' | 'gateway-marks') {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    sort: 'id',
    pagination: false,
    limit: 0,
    overrideAccess: true,
  })
  return docs
}

async function markOf(keyId: string = PRACTICE_KEYS.keyId): Promise<string | undefined> {
  const marks = (await stored('gateway-marks')) as { name: string; until?: string | null }[]
  return marks.find(({ name }) => name === `settlements:${keyId}`)?.until ?? undefined
}

describe('an import', () => {
  it('reports gross, fee, tax and net of each gift and of the settlement, to the paisa', async () => {
    const asha = await gift(50_000, 'Asha')
    await gift(12_345, 'Kabir')
    const settlement = simulator.ledger.settle()
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false }))

    const item = await onlyOne()
    expect(item).toEqual({
      id: expect.any(String),
      settlementId: settlement?.id,
      settledAt: '2026-03-03T06:30:00.000Z',
      utr: settlement?.utr,
      status: 'processed',
      gross: 623.45,
      fee: 14.71,
      tax: 2.24,
      refunds: 0,
      adjustments: 0,
      net: 608.74,
      difference: 0,
      gifts: 2,
      rows: 2,
      testMode: false,
    })
    expect(await rowsOf(item.id)).toMatchObject([
      {
        type: 'payment',
        entityId: asha,
        paymentId: asha,
        donorName: 'Asha',
        gross: 500,
        fee: 11.8,
        tax: 1.8,
        net: 488.2,
        method: 'upi',
        utr: settlement?.utr,
        transactionId: expect.any(String),
        donationId: expect.any(String),
      },
      { donorName: 'Kabir', gross: 123.45, fee: 2.91, net: 120.54 },
    ])
  })

  it('made twice, even at once, changes nothing', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    await Promise.all([importSettlements(NOW, account()), importSettlements(NOW, account())])
    const rows = await stored('settlement-rows')
    expect(rows).toHaveLength(1)

    await importSettlements(at(1), account(), { isForced: true })
    expect(await stored('settlement-rows')).toEqual(rows)
    expect(await onlyOne()).toMatchObject({ gross: 500, gifts: 1, difference: 0 })
  })

  it('keeps the newer sum if a slower server added up before the last row came in', async () => {
    const asha = await gift(50_000, 'Asha')
    await gift(20_000, 'Kabir')
    simulator.ledger.settle()
    const { gateway } = account()
    const early = account(PRACTICE_KEYS, {
      settlementRows: async (day) =>
        (await gateway.settlementRows(day)).filter(({ entityId }) => entityId === asha),
    })
    const payload = await getPayloadClient()
    const { find } = payload
    let isOvertaken = false
    vi.spyOn(payload, 'find').mockImplementation(async (args) => {
      const found = await find.call(payload, args)
      const { collection, where } = args
      const isSum = collection === slugs.settlementRows && where && 'settlementId' in where
      if (isSum && !isOvertaken) {
        isOvertaken = true
        await importSettlements(NOW, account(), { isForced: true })
      }
      return found
    })
    await importSettlements(NOW, early)
    vi.restoreAllMocks()
    expect(isOvertaken).toBe(true)
    expect(await onlyOne()).toMatchObject({ gross: 700, gifts: 2, difference: 0 })
  })

  it('subtracts refunds and lost disputes, each under its own name', async () => {
    const asha = await gift(100_000, 'Asha')
    const kabir = await gift(50_000, 'Kabir')
    const refund = simulator.ledger.refund(asha, { amount: 20_000 })
    const disputeId = lose(kabir, 5_000)
    simulator.ledger.settle()
    await importSettlements(NOW, account())

    const item = await onlyOne()
    expect(item).toMatchObject({
      gross: 1500,
      fee: 35.4,
      refunds: 200,
      adjustments: -50,
      net: 1214.6,
      difference: 0,
      gifts: 2,
      rows: 4,
    })
    expect(await rowsOf(item.id)).toMatchObject([
      { type: 'payment', donorName: 'Asha' },
      { type: 'payment', donorName: 'Kabir' },
      {
        type: 'refund',
        entityId: refund.id,
        paymentId: asha,
        donorName: 'Asha',
        gross: -200,
        fee: 0,
        net: -200,
      },
      { type: 'adjustment', disputeId, description: 'Dispute lost', gross: -50, net: -50 },
    ])
  })

  it('shows payments before deductions, in whichever order the gateway lists them', async () => {
    simulator.ledger.refund(await gift(100_000, 'Asha'), { amount: 20_000 })
    simulator.ledger.settle()
    const { gateway } = account()
    const settlementRows: Gateway['settlementRows'] = async (day) =>
      (await gateway.settlementRows(day)).toReversed()
    await importSettlements(NOW, account(PRACTICE_KEYS, { settlementRows }))
    const rows = await rowsOf((await onlyOne()).id)
    expect(rows.map(({ type }) => type)).toEqual(['payment', 'refund'])
  })

  it('adds a bank reference that arrives later, however much later', async () => {
    const paymentId = await gift(50_000, 'Asha')
    const { id } = simulator.ledger.settle({ status: 'created' }) ?? { id: '' }
    await importSettlements(NOW, account())
    const waiting = await onlyOne()
    expect(waiting).toMatchObject({ status: 'created', net: 488.2, difference: 0 })
    expect(waiting).not.toHaveProperty('utr')
    expect((await feesOf([paymentId])).get(paymentId)).toMatchObject({
      feePaise: 1_180,
      settledAt: null,
    })

    await importSettlements(at(10 * 24), account())
    const { utr } = simulator.ledger.processSettlement(id)
    await importSettlements(at(20 * 24), account())
    expect(await onlyOne()).toMatchObject({ status: 'processed', utr })
    expect((await feesOf([paymentId])).get(paymentId)?.settledAt).toBe('2026-03-03T06:30:00.000Z')
    expect((await list(`?search=${utr}`)).total).toBe(1)
  })

  it('adds a bank reference that arrives long after the keys were rotated', async () => {
    await gift(50_000, 'Asha')
    const { id } = simulator.ledger.settle({ status: 'created' }) ?? { id: '' }
    await importSettlements(NOW, account())
    const newer = { keyId: 'rzp_test_newer00000000', keySecret: 'newer' }
    simulator.ledger.addKeys(newer)
    for (const hours of [1, 10 * 24]) await importSettlements(at(hours), account(newer))
    const { utr } = simulator.ledger.processSettlement(id)
    await importSettlements(at(20 * 24), account(newer))
    expect(await onlyOne()).toMatchObject({ status: 'processed', utr })
  })

  it('keeps a bank reference that a later response lacks', async () => {
    await gift(50_000, 'Asha')
    const settlement = simulator.ledger.settle()
    await importSettlements(NOW, account())
    const { gateway } = account()
    await importSettlements(
      at(1),
      account(PRACTICE_KEYS, {
        settlements: async (period) =>
          (await gateway.settlements(period)).map((each) => ({ ...each, utr: null })),
        settlementRows: async (day) =>
          (await gateway.settlementRows(day)).map((each) => ({ ...each, utr: null })),
      }),
      { isForced: true },
    )
    expect(await onlyOne()).toMatchObject({ utr: settlement?.utr })
    expect((await list(`?search=${settlement?.utr}`)).total).toBe(1)
  })

  it('shows the fee of an instant payout separately from the fees of its gifts', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    const { gateway } = account()
    const instant = account(PRACTICE_KEYS, {
      settlements: async (period) =>
        (await gateway.settlements(period)).map((each) => ({ ...each, feesPaise: 236 })),
    })
    await importSettlements(NOW, instant)
    expect(await onlyOne()).toMatchObject({ fee: 11.8, payoutFee: 2.36, net: 488.2 })

    await importSettlements(at(1), account(), { isForced: true })
    expect(await onlyOne()).not.toHaveProperty('payoutFee')
  })

  it('imports rows that the gateway adds or corrects later, and shows the difference until then', async () => {
    const asha = await gift(50_000, 'Asha')
    await gift(20_000, 'Kabir')
    simulator.ledger.settle()
    const { gateway } = account()
    const late = account(PRACTICE_KEYS, {
      settlementRows: async (day) =>
        (await gateway.settlementRows(day))
          .filter(({ entityId }) => entityId === asha)
          .map((row) => ({ ...row, feePaise: 0, creditPaise: row.amountPaise })),
    })
    await importSettlements(NOW, late)
    expect(await onlyOne()).toMatchObject({ gifts: 1, gross: 500, fee: 0, difference: 183.48 })

    await importSettlements(at(20 * 24), account())
    expect(await onlyOne()).toMatchObject({ gifts: 2, gross: 700, fee: 16.52, difference: 0 })
  })

  it('imports rows that come weeks later and are listed a day after their settlement', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    const { gateway } = account()
    const listedOn = (late: number) =>
      account(PRACTICE_KEYS, {
        settlementRows: async ({ day, ...month }) =>
          day === late ? gateway.settlementRows({ ...month, day: day - 1 }) : [],
      })
    for (const days of [0, 10]) await importSettlements(at(days * 24), listedOn(0))
    expect(await onlyOne()).toMatchObject({ gifts: 0, difference: 488.2 })

    await importSettlements(at(20 * 24), listedOn(4))
    expect(await onlyOne()).toMatchObject({ gifts: 1, gross: 500, difference: 0 })
  })

  it('ignores a failed payout, and counts its gifts in the one that repeats it', async () => {
    const paymentId = await gift(50_000, 'Asha')
    const failed = simulator.ledger.settle()
    const { gateway } = account()
    const repeat = { settlementId: 'setl_repeat', utr: 'UTR2', settledAt: at(24).toISOString() }
    const answered = (isRepeated: boolean) =>
      account(PRACTICE_KEYS, {
        isTest: false,
        settlements: async (period) =>
          (await gateway.settlements(period)).flatMap((each) => [
            { ...each, status: 'failed' as const },
            ...(isRepeated ? [{ ...each, ...repeat, id: repeat.settlementId }] : []),
          ]),
        settlementRows: async ({ day, ...month }) => {
          const rows = await gateway.settlementRows({ ...month, day: 3 })
          return day === 3 ? rows : day === 4 ? rows.map((row) => ({ ...row, ...repeat })) : []
        },
      })
    const sums = async () => {
      const { gateway, settled, notSettled } = await sumForStatement(
        await getPayloadClient(),
        ...([2025, { from: '2000-01-01', before: '2100-01-01' }] as const),
      )
      return [gateway, settled, notSettled].map(({ paise, count }) => [paise, count])
    }
    const paidOut = async () => {
      const rows = await callApi(rowsRoute, { cookie })
      const items = (await rows.json()) as SettlementRowDto[]
      expect(rows.headers.get('X-Total-Count')).toBe(String(items.length))
      return items.map(({ settlementId, net }) => [settlementId, net])
    }

    await importSettlements(NOW, answered(false))
    expect(await onlyOne()).toMatchObject({ status: 'failed', utr: failed?.utr, rows: 1 })
    expect(await feesOf([paymentId])).toEqual(new Map())
    expect(await sums()).toEqual([
      [50_000, 1],
      [0, 0],
      [50_000, 1],
    ])
    expect(await paidOut()).toEqual([])

    await importSettlements(at(24), answered(true))
    expect((await feesOf([paymentId])).get(paymentId)).toEqual({
      feePaise: 1_180,
      netPaise: 48_820,
      settledAt: repeat.settledAt,
    })
    expect(await sums()).toEqual([
      [50_000, 1],
      [50_000, 1],
      [0, 0],
    ])
    expect(await paidOut()).toEqual([['setl_repeat', 488.2]])
    const { items } = await list()
    const old = items.find(({ status }) => status === 'failed')
    expect(await rowsOf(old?.id ?? '')).toMatchObject([{ paymentId, net: 488.2 }])
  })

  it('keeps two accounts separate', async () => {
    const second = simulator.account(SECOND_PRACTICE_KEYS.keyId)
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    second.payDirect({ via: 'qr_code', amount: 70_000 })
    second.settle()
    await importSettlements(NOW, account(PRACTICE_KEYS))
    expect(await onlyOne()).toMatchObject({ gross: 500, difference: 0 })
    expect(await markOf(SECOND_PRACTICE_KEYS.keyId)).toBeUndefined()

    await importSettlements(NOW, account(SECOND_PRACTICE_KEYS))
    const { items } = await list()
    expect(items.map(({ gross, difference, gifts }) => [gross, difference, gifts]).sort()).toEqual([
      [500, 0, 1],
      [700, 0, 1],
    ])
    expect((await stored('settlements')).map((doc) => 'keyId' in doc && doc.keyId).sort()).toEqual([
      PRACTICE_KEYS.keyId,
      SECOND_PRACTICE_KEYS.keyId,
    ])
  })

  it('finds nothing new under a second key pair of the same account', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    await importSettlements(NOW, account())
    const newer = { keyId: 'rzp_test_newer00000000', keySecret: 'newer' }
    simulator.ledger.addKeys(newer)
    await importSettlements(at(1), account(newer))
    expect(await onlyOne()).toMatchObject({ gross: 500, difference: 0, gifts: 1 })
    expect(await stored('settlement-rows')).toHaveLength(1)
  })
})

describe('a gateway that does not respond', () => {
  it('in the middle of the days leaves the mark in front of the one that is missing', async () => {
    const dayOf = (daysAgo: number) => NOW.getTime() - daysAgo * DAY_MS
    await gift(50_000, 'Asha')
    simulator.ledger.settle({ at: dayOf(2) })
    await gift(20_000, 'Kabir')
    simulator.ledger.settle({ at: dayOf(1) })
    await gift(10_000, 'Meera')
    simulator.ledger.settle({ at: dayOf(0) })
    const { gateway } = account()
    const broken = account(PRACTICE_KEYS, {
      settlementRows: (day) => {
        if (day.day === 2) throw new GatewayError('unreachable', 'No answer in time')
        return gateway.settlementRows(day)
      },
    })
    await expect(importSettlements(NOW, broken)).rejects.toThrow('No answer in time')
    // Nothing of the failed day or of later ones.
    expect((await list()).items).toMatchObject([{ gross: 500, difference: 0 }])
    expect(await stored('settlement-rows')).toHaveLength(1)
    // The end of 1 March in India.
    expect(await markOf()).toBe('2026-03-01T18:30:00.000Z')

    expect(await importSettlements(at(0.25), account())).toBe(true)
    expect((await list()).items.map(({ gross, difference }) => [gross, difference])).toEqual([
      [100, 0],
      [200, 0],
      [500, 0],
    ])
    expect(await markOf()).toBe(at(0.25).toISOString())
  })

  it.each([
    ['the list of settlements', 'settlements.list', 'down'],
    ['the rows', 'settlements.recon', 'nonsense'],
    ['the rows, with its work done', 'settlements.recon', 'lost'],
  ] as const)('when asked for %s leaves the mark where it was', async (_what, name, kind) => {
    await gift(50_000, 'Asha')
    await importSettlements(NOW, account())
    const mark = await markOf()
    simulator.ledger.settle()
    simulator.behave(name, kind)
    await expect(importSettlements(at(7), account())).rejects.toThrow()
    expect(await markOf()).toBe(mark)
    expect((await list()).total).toBe(0)

    simulator.behave(name, 'fine')
    await importSettlements(at(8), account())
    expect(await onlyOne()).toMatchObject({ gross: 500, difference: 0 })
  })

  it('does not stop the rest of the reconciliation, which asks again the next time', async () => {
    process.env.RAZORPAY_API_URL = simulator.url
    resetEnv()
    await enterKeys(PRACTICE_KEYS)
    await gift(50_000, 'Asha', true)
    simulator.ledger.settle()
    simulator.behave('settlements.recon', 'error')
    expect(await reconcile(NOW)).toMatchObject({ hasGateway: true, unanswered: 0 })
    expect((await list()).total).toBe(0)

    simulator.behave('settlements.recon', 'fine')
    await reconcile(at(0.25))
    expect(await onlyOne()).toMatchObject({ gross: 500, difference: 0, testMode: true })
  })
})

describe('what needs attention', () => {
  const waiting = async (now: Date) => (await listAttention(everySettlement, now)).items

  it('names a payout that does not add up three days later, until the missing row arrives', async () => {
    await gift(50_000, 'Asha')
    const late = await gift(10_000, 'Kabir')
    const settlement = simulator.ledger.settle()
    const withoutLate: Partial<Gateway> = {
      settlementRows: async (day) =>
        (await account().gateway.settlementRows(day)).filter(({ entityId }) => entityId !== late),
    }
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false, ...withoutLate }))
    expect(await waiting(at(71))).toEqual([])
    expect(await waiting(at(73))).toMatchObject([
      {
        kind: 'settlement',
        title: settlement?.id,
        detail: expect.stringMatching(/^₹[0-9.]+ of it is unexplained$/),
        testMode: false,
      },
    ])
    await importSettlements(at(73), account(PRACTICE_KEYS, { isTest: false }))
    expect(await waiting(at(73))).toEqual([])
  })

  it('names a payout without a bank reference, and one that failed', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    const { settlements } = account().gateway
    const asReported = (change: object): Partial<Gateway> => ({
      settlements: async (period) =>
        (await settlements(period)).map((reported) => ({ ...reported, ...change })),
    })
    const pending = asReported({ utr: null, status: 'created' })
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false, ...pending }))
    expect(await waiting(at(71))).toEqual([])
    expect(await waiting(at(73))).toMatchObject([{ detail: 'No bank reference yet' }])
    // Razorpay is asked for a month; afterwards only the list of settlements shows it.
    expect(await waiting(at(29 * 24))).toHaveLength(1)
    expect(await waiting(at(31 * 24))).toEqual([])

    const failed = asReported({ utr: null, status: 'failed' })
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false, ...failed }), {
      isForced: true,
    })
    expect(await waiting(at(1))).toMatchObject([{ detail: 'The payout failed' }])

    // The bank may send it back after it has given a reference.
    const sentBack = asReported({ status: 'failed' })
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false, ...sentBack }), {
      isForced: true,
    })
    expect(await waiting(at(1))).toMatchObject([
      { detail: 'The payout failed', reference: expect.stringMatching(/^AXIS/) },
    ])
  })
})

describe('an import is due', () => {
  it('every six hours, and whenever it is forced', async () => {
    expect(await importSettlements(NOW, account())).toBe(true)
    expect(await importSettlements(at(5.9), account())).toBe(false)
    expect(await importSettlements(at(5.9), account(), { isForced: true })).toBe(true)
    expect(await importSettlements(at(11), account())).toBe(false)
    expect(await importSettlements(at(12), account())).toBe(true)
  })

  /** Returns the days that an import requests, such as '2026-3-1'. */
  async function daysAsked(now: Date): Promise<string[]> {
    const settlementRows = vi.fn<Gateway['settlementRows']>(async () => [])
    await importSettlements(now, account(PRACTICE_KEYS, { settlementRows }), { isForced: true })
    return settlementRows.mock.calls.map(([{ year, month, day }]) => `${year}-${month}-${day}`)
  }

  async function firstTransaction(createdAt: Date) {
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: 't1',
        amountPaise: 5_000,
        testMode: true,
        status: 'failed',
        gateway: 'Razorpay',
        method: 'UPI',
        createdAt: createdAt.toISOString(),
      },
      overrideAccess: true,
    })
  }

  it('first goes back to the first transaction', async () => {
    await firstTransaction(at(-5 * 24))
    expect(await daysAsked(NOW)).toEqual([
      ...['2026-2-26', '2026-2-27', '2026-2-28'],
      ...['2026-3-1', '2026-3-2', '2026-3-3'],
    ])
  })

  it('first goes back 90 days at most', async () => {
    await firstTransaction(at(-400 * 24))
    expect(await daysAsked(NOW)).toHaveLength(91)
  })

  it('later requests the last three days again, by the Indian calendar', async () => {
    await daysAsked(NOW)
    // Still 3 March in UTC, already 4 March in India.
    expect(await daysAsked(new Date('2026-03-03T18:30:00Z'))).toEqual([
      ...['2026-2-28', '2026-3-1', '2026-3-2', '2026-3-3', '2026-3-4'],
    ])
  })
})

describe('the lists', () => {
  it('of settlements are the newest first, in pages, of some days', async () => {
    for (const days of [2, 1, 0]) {
      await gift(10_000 * (days + 1), 'Asha')
      simulator.ledger.settle({ at: NOW.getTime() - days * DAY_MS })
    }
    await importSettlements(NOW, account())
    const grossOf = async (query: string) => (await list(query)).items.map(({ gross }) => gross)

    expect(await grossOf('')).toEqual([100, 200, 300])
    expect(await grossOf('?limit=1&page=2')).toEqual([200])
    expect((await list('?limit=1&page=2')).total).toBe(3)
    expect(await grossOf('?from=2026-03-02&to=2026-03-02')).toEqual([200])
    expect((await callApi(`${settlementsRoute}?from=soon`, { cookie })).status).toBe(400)

    const rows = await callApi(`${rowsRoute}?from=2026-03-02&limit=1`, { cookie })
    expect(rows.headers.get('X-Total-Count')).toBe('2')
    expect(await rows.json()).toMatchObject([{ type: 'payment', gross: 100, donorName: 'Asha' }])
  })

  it('name the donor of the gift, whom an admin may have corrected', async () => {
    const paymentId = await gift(50_000, 'Asha')
    await changeWhere({
      collection: slugs.donations,
      where: { paymentId: { equals: paymentId } },
      data: { donorName: 'Usha' },
    })
    simulator.ledger.settle()
    await importSettlements(NOW, account())
    expect(await rowsOf((await onlyOne()).id)).toMatchObject([{ paymentId, donorName: 'Usha' }])
  })

  it('name nobody for a payment from elsewhere', async () => {
    simulator.ledger.payDirect({ via: 'payment_link', amount: 10_000, contact: '+919876543210' })
    simulator.ledger.settle()
    await importSettlements(NOW, account())
    const { id } = await onlyOne()
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ type: 'payment', gross: 100 })
    expect(row).not.toHaveProperty('donorName')
    expect(JSON.stringify(row)).not.toContain('9876543210')
  })

  it('of donations and transactions show fee and net if they are known', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false }))
    await gift(20_000, 'Kabir')

    for (const route of [donationsRoute, transactionsRoute]) {
      const items = await (await callApi(route, { cookie })).json()
      const byName = Object.fromEntries(
        items.map((item: { donorName: string }) => [item.donorName, item]),
      )
      expect(byName.Asha).toMatchObject({
        amount: 500,
        fee: 11.8,
        net: 488.2,
        settledAt: '2026-03-03T06:30:00.000Z',
      })
      for (const field of ['fee', 'net', 'settledAt']) {
        expect(byName.Kabir).not.toHaveProperty(field)
      }
    }
  })

  it('of donations show a fee that was given back, instead of failing', async () => {
    await gift(50_000, 'Asha')
    simulator.ledger.settle()
    const { gateway } = account()
    const settlementRows: Gateway['settlementRows'] = async (day) =>
      (await gateway.settlementRows(day)).map((row) => ({ ...row, feePaise: -100 }))
    await importSettlements(NOW, account(PRACTICE_KEYS, { isTest: false, settlementRows }))
    const items = await (await callApi(donationsRoute, { cookie })).json()
    expect(items).toMatchObject([{ donorName: 'Asha', fee: -1 }])
  })

  it('and sums never take test money for real', async () => {
    const stats = async () => (await callApi('/api/admin/donations/stats', { cookie })).json()
    await gift(50_000, 'Asha', true)
    simulator.ledger.settle()
    await importSettlements(NOW, account())
    expect(await onlyOne()).toMatchObject({ testMode: true })
    expect(await stats()).not.toHaveProperty('paidOut')

    const second = simulator.account(SECOND_PRACTICE_KEYS.keyId)
    const { id } = second.payDirect({ via: 'qr_code', amount: 70_000 })
    second.refund(id, { amount: 10_000 })
    second.settle()
    second.payDirect({ via: 'qr_code', amount: 30_000 })
    second.settle({ status: 'created' })
    await importSettlements(NOW, account(SECOND_PRACTICE_KEYS, { isTest: false }))
    // Excludes money that is not in the bank yet.
    expect((await stats()).paidOut).toEqual({
      gross: 700,
      fee: 16.52,
      refunds: 100,
      adjustments: 0,
      difference: 0,
      net: 583.48,
    })
  })
})

it.each([
  ['list', settlementsRoute],
  ['page of one', settlementRoute],
  ['rows', rowsRoute],
])('their %s: for admins only', async (_what, route) => {
  const id = 'none'
  const editor = await sessionCookie('editor')
  expect((await callApi(route, { id })).status).toBe(401)
  expect((await callApi(route, { id, cookie: editor })).status).toBe(403)
})
