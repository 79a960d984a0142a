import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { readAlertFacts } from '@/server/alerts/facts'
import { countWaiting } from '@/server/home/waiting'
import { reconcile } from '@/server/payments/reconcile'
import { readStatus } from '@/server/status/service'
import { PRACTICE_KEYS, SECOND_PRACTICE_KEYS } from '../../simulator/server'
import { gateway, openDesk } from '../support/payment-desk'
import { enterKeys } from '../support/payments'

openDesk({ accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS] })

describe('a gateway that refuses the keys or cannot be reached', () => {
  const outage = async () => {
    const now = new Date()
    const { gatewayOutage } = await countWaiting(now)
    const { outageSince } = await readAlertFacts(now)
    expect((await readStatus(now)).webhook.outageSince).toBe(outageSince ?? undefined)
    expect(gatewayOutage?.since).toBe(outageSince ?? undefined)
    return gatewayOutage
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    vi.spyOn(process, 'uptime').mockReturnValue(DAY_MS / 1000)
  })
  afterEach(async () => {
    vi.useRealTimers()
    vi.restoreAllMocks()
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  })

  it('is reported after an hour without a complete walk of the lists, until one completes', async () => {
    await reconcile()
    const lastWalkAt = new Date().toISOString()
    gateway.behave('*', 'down')
    vi.setSystemTime(Date.now() + HOUR_MS - 1)
    await reconcile()
    expect(await outage()).toBeUndefined()
    vi.setSystemTime(Date.now() + HOUR_MS + 1)
    await reconcile()
    expect(await outage()).toEqual({ since: lastWalkAt, hours: 2 })
    gateway.behave('*', 'fine')
    await reconcile()
    expect(await outage()).toBeUndefined()
  })

  it('is reported even if a clock that was ahead has left the last walk in the future', async () => {
    const start = Date.now()
    vi.setSystemTime(start + 40 * DAY_MS)
    await reconcile()
    vi.setSystemTime(start)
    gateway.behave('payments.list', 'down')
    await reconcile()
    expect(await outage()).toBeUndefined()
    vi.setSystemTime(start + HOUR_MS)
    await reconcile()
    expect(await outage()).toMatchObject({ hours: 1 })
  })

  it('is reported if new keys never worked, but not while payments are switched off', async () => {
    await enterKeys({ ...SECOND_PRACTICE_KEYS, keySecret: 'a typing error' })
    await reconcile()
    expect(await outage()).toBeUndefined()
    vi.setSystemTime(Date.now() + HOUR_MS)
    expect(await outage()).toMatchObject({ hours: 1 })
    vi.mocked(process.uptime).mockReturnValue(1800)
    expect(await outage(), 'soon after a start').toBeUndefined()
    vi.mocked(process.uptime).mockReturnValue(DAY_MS / 1000)
    await enterKeys(PRACTICE_KEYS, { isActive: false })
    vi.setSystemTime(Date.now() + DAY_MS)
    expect(await outage()).toBeUndefined()
  })
})
