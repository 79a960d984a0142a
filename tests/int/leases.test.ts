import { afterEach, expect, it, vi } from 'vitest'
import { takeLease, withFreeLease, withLease } from '@/cms/database/lease'
import { getPayloadClient } from '@/server/payload-client'
import { isMongo } from '../support/is-mongo'

afterEach(() => vi.restoreAllMocks())

it('a lease whose row another holder created in the meantime is taken', async () => {
  const payload = await getPayloadClient()
  const name = 'created-meanwhile'
  await takeLease(payload, name)
  const work = vi.fn()
  // As if the row had been created after it was looked for.
  const count = vi.spyOn(payload.db, 'count').mockResolvedValue({ totalDocs: 0 })
  expect(await withFreeLease(payload, name, work)).toBe(false)
  expect(count).toHaveBeenCalledTimes(1)
  expect(work).not.toHaveBeenCalled()
})

it('a lease that the database cannot store is an error, not taken', async () => {
  const payload = await getPayloadClient()
  const work = vi.fn()
  const create = vi.spyOn(payload.db, 'create').mockRejectedValue(new Error('disk I/O error'))
  await expect(withFreeLease(payload, 'not-stored', work)).rejects.toThrow('disk I/O error')
  await expect(takeLease(payload, 'not-stored', 0)).rejects.toThrow('disk I/O error')
  expect(create).toHaveBeenCalledTimes(2)
  expect(work).not.toHaveBeenCalled()

  create.mockRestore()
  expect(await withFreeLease(payload, 'not-stored', work)).toBe(true)
})

it.runIf(!isMongo)('nor is a row that breaks another rule of SQLite', async () => {
  const payload = await getPayloadClient()
  await expect(withFreeLease(payload, null as never, vi.fn())).rejects.toThrow()
})

it('a lease that cannot be released does not make what was done look failed', async () => {
  const payload = await getPayloadClient()
  const done = await withLease(payload, 'not-released', async () => {
    vi.spyOn(payload.db, 'updateOne').mockRejectedValueOnce(new Error('connection lost'))
    return 'done'
  })
  expect(done).toBe('done')
})
