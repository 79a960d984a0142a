import { describe, expect, it } from 'vitest'
import { DAY_MS } from './durations'
import { messages } from './messages'
import {
  applySubscription,
  type GatewaySubscription,
  isAuthorised,
  type Mandate,
  mandateStatuses,
  monthlyGiftForm,
  nextChargeOf,
  nextMandateCheckAfterMs,
  planTakeover,
} from './monthly-gift'

const own = (change: Partial<Mandate> = {}): Mandate => ({
  status: 'active',
  paidCount: 1,
  chargeAt: null,
  endedAt: null,
  hostedUrl: null,
  method: 'UPI',
  cancelReason: null,
  ...change,
})
const told = (change: Partial<GatewaySubscription> = {}): GatewaySubscription => ({
  id: 'sub_1',
  planId: 'plan_1',
  status: 'active',
  paidCount: 1,
  chargeAt: null,
  endedAt: null,
  hostedUrl: null,
  method: 'UPI',
  number: null,
  ...change,
})
const noticeOf = (mandate: Partial<Mandate>, news: Partial<GatewaySubscription>) =>
  applySubscription(own(mandate), told(news))?.notice

describe('the gateway’s word', () => {
  it('changes nothing where it is known', () => {
    expect(applySubscription(own(), told())).toBeNull()
  })

  it('is taken over whole', () => {
    const change = applySubscription(own(), told({ status: 'paused', chargeAt: '2027-01-01' }))
    expect(change?.data).toMatchObject({ status: 'paused', chargeAt: '2027-01-01', paidCount: 1 })
  })

  it.each([
    ['a later start', { status: 'created' }, { status: 'authenticated' }, 'begins-later'],
    ['the first charge', { status: 'created', paidCount: 0 }, { status: 'active' }, null],
    ['a charge that failed', {}, { status: 'pending' }, 'charge-failed'],
    ['one more try', { status: 'pending' }, { status: 'pending', chargeAt: '2027-01-02' }, null],
    [
      'a failure in a later month',
      { status: 'pending' },
      { status: 'pending', paidCount: 2 },
      'charge-failed',
    ],
    ['the end of the tries', { status: 'pending' }, { status: 'halted' }, 'charges-stopped'],
    ['another card', { status: 'halted' }, { status: 'active' }, null],
    ['a pause', {}, { status: 'paused' }, 'paused'],
    ['an end', {}, { status: 'cancelled' }, 'cancelled'],
    ['an end of what never began', { status: 'created' }, { status: 'cancelled' }, null],
    ['an end by another amount', { cancelReason: 'changed' }, { status: 'cancelled' }, null],
    ['the last charge', {}, { status: 'completed' }, 'completed'],
    ...(['authenticated', 'paused', 'completed'] as const).map(
      (status) =>
        [`a late charge while ${status}`, { status }, { status, paidCount: 2 }, null] as const,
    ),
    ['no mandate in time', { status: 'created' }, { status: 'expired' }, null],
  ] as const)('tells the donor of %s', (_name, mandate, news, notice) => {
    expect(noticeOf(mandate, news)).toBe(notice)
  })
})

describe('the next charge', () => {
  it.each(mandateStatuses)('of a mandate that is %s is named only if one is due', (status) => {
    const isDue = !['halted', 'cancelled', 'completed', 'expired'].includes(status)
    const chargeAt = '2027-01-15T06:00:00.000Z'
    expect(nextChargeOf({ status, chargeAt })).toBe(isDue ? chargeAt : undefined)
    expect(nextChargeOf({ status, chargeAt: null })).toBeUndefined()
  })
})

describe('the next look', () => {
  const look = (status: Mandate['status'], more: object = {}) =>
    nextMandateCheckAfterMs(status, { ageMs: 30 * DAY_MS, endedMs: null, isEnding: false, ...more })

  it('is a day away where charges go on, and a quarter of an hour where an end was asked for', () => {
    expect(look('active')).toBe(DAY_MS)
    expect(look('active', { ageMs: 0 })).toBe(DAY_MS)
    expect(look('active', { isEnding: true })).toBe(DAY_MS / 96)
  })

  it('is near while the donor authorises', () => {
    expect(look('created', { ageMs: 0 })).toBe(DAY_MS / 96)
    expect(look('created', { ageMs: DAY_MS })).toBe(DAY_MS / 4)
    expect(look('starting')).toBe(DAY_MS)
  })

  it('goes on for a week after the end, for a charge that is reported late', () => {
    expect(look('cancelled', { endedMs: DAY_MS })).toBe(DAY_MS)
    expect(look('cancelled', { endedMs: 7 * DAY_MS })).toBe(DAY_MS)
    expect(look('cancelled', { endedMs: 7 * DAY_MS + 1 })).toBeNull()
    expect(look('expired')).toBeNull()
  })
})

it('a mandate is authorised from when the donor has agreed until its end', () => {
  expect(mandateStatuses.filter(isAuthorised)).toEqual([
    ...['authenticated', 'active', 'pending', 'halted', 'paused'],
  ])
})

describe('another amount', () => {
  const now = new Date('2027-01-01T00:00:00Z')
  const plan = (chargeAt: string | null, status: Mandate['status'] = 'active') =>
    planTakeover({ status, chargeAt }, now)

  it('begins with the next charge where that is more than a day away', () => {
    const at = '2027-01-20T00:00:00.000Z'
    expect(plan(at)?.startAt?.toISOString()).toBe(at)
  })

  it('begins at once where that is nearer, and is given well before it or not at all', () => {
    expect(plan('2027-01-01T20:00:00.000Z')).toEqual({
      startAt: null,
      authoriseBy: new Date('2027-01-01T19:00:00Z'),
    })
    const [aDayAway, halfAnHourToAuthorise] = ['2027-01-02T00:00:00Z', '2027-01-01T01:30:00Z']
    expect(plan(aDayAway)?.startAt).toBeNull()
    expect(plan(halfAnHourToAuthorise)?.authoriseBy).toEqual(new Date('2027-01-01T00:30:00Z'))
  })

  it.each(['2027-01-01T01:20:00.000Z', '2026-12-31T23:00:00.000Z'])(
    'cannot come before a charge at %s',
    (at) => {
      for (const status of ['authenticated', 'active', 'pending'] as const) {
        expect(plan(at, status)).toBeNull()
      }
      expect(plan(at, 'halted')?.startAt).toBeNull()
    },
  )

  it('may be given for a day where no charge is to come', () => {
    expect(plan(null)).toEqual(plan(null, 'paused'))
    expect(plan(null, 'paused')).toEqual({
      startAt: null,
      authoriseBy: new Date('2027-01-02T00:00:00Z'),
    })
  })
})

describe('the form', () => {
  const form = {
    donorName: 'Asha',
    email: 'asha@example.org',
    phone: '9876543210',
    amount: '500',
    isIndianCitizen: true,
  }
  const problem = (change: object) => {
    const parsed = monthlyGiftForm(500_000).safeParse({ ...form, ...change })
    return parsed.error?.issues[0]?.message
  }

  it('takes what a mandate may, from citizens of India', () => {
    expect(problem({})).toBeUndefined()
    expect(problem({ amount: 15_000 })).toBeUndefined()
    expect(problem({ amount: 15_001 })).toBe(messages.amountMaximum)
    expect(problem({ amount: 49 })).toBe(messages.amountMinimum)
    expect(problem({ isIndianCitizen: false })).toBe(messages.citizensOnly)
    expect(problem({ isIndianCitizen: undefined })).toBe(messages.citizensOnly)
  })

  it('takes no more than the foundation takes at once', () => {
    expect(monthlyGiftForm(1_000).safeParse({ ...form, amount: 1_001 }).success).toBe(false)
  })
})
