import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '@/domain/messages'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'

afterEach(() => vi.restoreAllMocks())

/** The error of a database driver whose server is down. */
const fault = Object.assign(new Error('connect ECONNREFUSED'), {
  name: 'MongoServerSelectionError',
})

const message = {
  method: 'POST',
  body: { name: 'Asha', email: 'asha@example.org', subject: 'Support', message: 'Namaste' },
}

it('a message that cannot be stored is a 503 that says to try again, and nothing once it can', async () => {
  const payload = await getPayloadClient()
  vi.spyOn(payload.db, 'create').mockRejectedValue(fault)
  const refused = await callApi('/api/contact', message)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await refused.json()).toEqual({ message: messages.storageFault })
  vi.restoreAllMocks()
  expect((await callApi('/api/contact', message)).status).toBe(201)
})

it('an admin whose session cannot be looked up is not asked to log in', async () => {
  const payload = await getPayloadClient()
  const cookie = await sessionCookie('admin')
  vi.spyOn(payload.db, 'findOne').mockRejectedValue(fault)
  const refused = await callApi('/api/admin/contacts', { cookie })
  expect(refused.status).toBe(503)
  expect((await callApi('/api/admin/contacts')).status).toBe(401)
  vi.restoreAllMocks()
  expect((await callApi('/api/admin/contacts', { cookie })).status).toBe(200)
})
