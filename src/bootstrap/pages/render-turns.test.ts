import { afterEach, describe, expect, it, vi } from 'vitest'
import { contentTime, renewTags } from '@/lib/content-time'
import { RenderTurns } from './render-turns'

afterEach(() => vi.useRealTimers())

/** Whether a promise has settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false
  promise.then(() => {
    settled = true
  })
  for (let i = 0; i < 10; i++) await Promise.resolve()
  return settled
}

describe('RenderTurns', () => {
  it('allows concurrent renders of the same content', async () => {
    const turns = new RenderTurns()
    await turns.begin('/stories')
    expect(await isSettled(turns.begin('/stories'))).toBe(true)
  })

  it('makes a request wait for a render of its page that began before the last change', async () => {
    const turns = new RenderTurns()
    const old = await turns.begin('/stories')
    renewTags(['posts'])
    const next = turns.begin('/stories')
    expect(await isSettled(next)).toBe(false)
    expect(await isSettled(turns.begin('/about'))).toBe(true)
    old.end()
    expect(await isSettled(next)).toBe(true)
    expect((await next).startedAt).toBe(contentTime())
  })

  it('reads again if the content changes while it waits', async () => {
    const turns = new RenderTurns()
    const old = await turns.begin('/stories')
    renewTags(['posts'])
    const next = turns.begin('/stories')
    renewTags(['posts'])
    old.end()
    expect((await next).startedAt).toBe(contentTime())
  })

  it('does not wait forever for a render that hangs', async () => {
    vi.useFakeTimers()
    const turns = new RenderTurns()
    await turns.begin('/stories')
    renewTags(['posts'])
    const next = turns.begin('/stories')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(await isSettled(next)).toBe(true)
  })
})
