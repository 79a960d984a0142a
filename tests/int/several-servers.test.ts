import { expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { countAll } from '@/server/documents/records'
import { requestDeletion } from '@/server/my-giving/own-gifts'
import { callApi, sessionCookie } from '../support/api'

// Separate servers on one database do not share locks: without `withLock`, neither do these calls.
vi.mock('@/server/with-lock', () => ({
  withLock: (_key: string, work: () => Promise<unknown>) => work(),
}))

const PATH = '/api/admin/payment-settings'

it('payment settings saved on several servers at once take one change and refuse the others', async () => {
  const cookie = await sessionCookie('admin')
  const save = (keyId: string, version?: string) =>
    callApi(PATH, {
      method: 'POST',
      body: { keyId, keySecret: 'planted key secret' },
      cookie,
      headers: version ? { 'If-Match': `"${version}"` } : {},
    })
  const { updatedAt } = await (await save('rzp_live_0')).json()
  const answers = await Promise.all([1, 2, 3, 4].map((n) => save(`rzp_live_${n}`, updatedAt)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
})

it('a request to delete data that reaches several servers at once is passed to the office once', async () => {
  const email = 'several@example.org'
  await Promise.all([1, 2, 3, 4].map(() => requestDeletion(email)))
  expect(await countAll({ collection: slugs.contacts, where: { email: { equals: email } } })).toBe(
    1,
  )
})
