import { vi } from 'vitest'
import { getPayloadClient } from '@/server/payload-client'

/** Fakes the clock and the timers that renew leases. `vi.useRealTimers` ends it. */
export function fakeLeaseTime(): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
}

/**
 * Lets `ms` pass on the fake clock, and waits until each lease renewed meanwhile is stored: the database takes
 * real time, in which the fake clock could pass the end of a lease.
 */
export async function passLeaseTime(ms: number): Promise<void> {
  const { db } = await getPayloadClient()
  const updateOne = vi.spyOn(db, 'updateOne')
  await vi.advanceTimersByTimeAsync(ms)
  await Promise.all(updateOne.mock.results.map(({ value }) => value))
  updateOne.mockRestore()
}
