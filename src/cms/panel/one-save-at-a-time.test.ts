import { afterEach, expect, it, vi } from 'vitest'
import { MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { oneSaveAtATime } from './one-save-at-a-time'

afterEach(() => vi.restoreAllMocks())

/** A database in which somebody else holds every lease. */
const payload = {
  db: { updateOne: async () => null, count: async () => ({ totalDocs: 1 }) },
} as unknown as Parameters<typeof oneSaveAtATime>[0]['payload']

const send = (method: string, path: string) =>
  oneSaveAtATime({ payload, req: new Request('http://localhost', { method }), path }, async () =>
    Response.json({ isSaved: true }),
  )

it.each([
  ['PATCH', 'posts/018f3f6a0000700080000000'],
  ['POST', 'globals/home'],
])('a save whose turn does not come is refused as the panel expects: %s %s', async (...save) => {
  let now = 0
  vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 3 * MINUTE_MS
    return now
  })
  const response = await send(...save)
  expect(response.status).toBe(409)
  expect(await response.json()).toEqual({ errors: [{ message: messages.changedMeanwhile }] })
})

it.each([
  ['GET', 'posts/018f3f6a0000700080000000'],
  ['POST', 'posts'],
  ['PATCH', 'users/018f3f6a0000700080000000'],
  ['PATCH', 'payload-locked-documents/018f3f6a0000700080000000'],
  ['POST', 'globals/home/versions/018f3f6a0000700080000000'],
])('nothing else waits: %s %s', async (...call) => {
  expect(await (await send(...call)).json()).toEqual({ isSaved: true })
})
