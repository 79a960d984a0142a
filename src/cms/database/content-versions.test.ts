import type { Payload } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { contentTime, isRenewedSince } from '@/lib/content-time'
import { announceRenewal, followRenewals } from './content-versions'

/** The documents shared by all servers. */
let versions: Map<string, number>
let isAway: boolean
const logged = vi.fn()

function fakePayload(name = 'mongoose'): Payload {
  const collection = {
    find: () => ({
      toArray: async () => {
        if (isAway) throw new Error('no database')
        return [...versions].map(([_id, version]) => ({ _id, version }))
      },
    }),
    findOneAndUpdate: async ({ _id }: { _id: string }) => {
      if (isAway) throw new Error('no database')
      versions.set(_id, (versions.get(_id) ?? 0) + 1)
      return { _id, version: versions.get(_id) }
    },
  }
  const db = { name, connection: { collection: () => collection } }
  return { db, logger: { error: logged } } as unknown as Payload
}

/** A change by another server. */
const changeElsewhere = (tag: string) => versions.set(tag, (versions.get(tag) ?? 0) + 1)

let stop = async () => {}
beforeEach(() => {
  vi.useFakeTimers()
  versions = new Map([['posts', 3]])
  isAway = false
  logged.mockReset()
})
afterEach(async () => {
  await stop()
  vi.useRealTimers()
})

describe('followRenewals', () => {
  it('renews what another server changes, and nothing else, a second later', async () => {
    stop = await followRenewals(fakePayload())
    const before = contentTime()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(contentTime()).toBe(before)
    changeElsewhere('posts')
    changeElsewhere('media')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isRenewedSince(['posts'], before)).toBe(true)
    expect(isRenewedSince(['media'], before)).toBe(true)
    expect(isRenewedSince(['portfolio'], before)).toBe(false)
  })

  it('does not renew again what this server has changed', async () => {
    const payload = fakePayload()
    stop = await followRenewals(payload)
    await announceRenewal(payload, 'posts')
    expect(versions.get('posts')).toBe(4)
    const before = contentTime()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(contentTime()).toBe(before)
  })

  it('notices a change by another server just before one of its own', async () => {
    const payload = fakePayload()
    stop = await followRenewals(payload)
    changeElsewhere('posts')
    await announceRenewal(payload, 'posts')
    const before = contentTime()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isRenewedSince(['posts'], before)).toBe(true)
  })

  it('logs once that the database is unavailable, and catches up when it is back', async () => {
    stop = await followRenewals(fakePayload())
    const before = contentTime()
    isAway = true
    changeElsewhere('posts')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(logged).toHaveBeenCalledTimes(1)
    isAway = false
    await vi.advanceTimersByTimeAsync(1_000)
    expect(isRenewedSince(['posts'], before)).toBe(true)
  })

  it('stops polling', async () => {
    await (await followRenewals(fakePayload()))()
    const before = contentTime()
    changeElsewhere('posts')
    await vi.advanceTimersByTimeAsync(5_000)
    expect(contentTime()).toBe(before)
  })

  it('does nothing on SQLite', async () => {
    stop = await followRenewals(fakePayload('sqlite'))
    await announceRenewal(fakePayload('sqlite'), 'posts')
    expect(versions.get('posts')).toBe(3)
  })
})

it('a change that cannot be announced to the other servers fails', async () => {
  isAway = true
  await expect(announceRenewal(fakePayload(), 'posts')).rejects.toThrow('no database')
})
