import { beforeEach, expect, it, vi } from 'vitest'
import { enterOffice } from './enter-office'

const request = new Headers()
vi.mock('next/headers', () => ({ headers: async () => request }))
vi.mock('next/navigation', () => ({
  redirect: (path: string) => {
    throw new Error(`to ${path}`)
  },
  notFound: () => {
    throw new Error('not found')
  },
}))
vi.mock('@/server/accounts/session', () => ({ findSession: async () => null }))

const enter = () =>
  enterOffice(
    {
      params: Promise.resolve({ locale: 'en' }),
      searchParams: Promise.resolve({ tab: 'contacts' }),
    },
    '/admin',
  )

beforeEach(() => {
  request.delete('sec-fetch-site')
})

it.each(['none', 'same-origin'])('leads to the login without a session (%s)', async (site) => {
  request.set('sec-fetch-site', site)
  await expect(enter()).rejects.toThrow('to /admin-login?next=%2Fadmin%3Ftab%3Dcontacts')
})

it('has the login look for an open session where the link was followed on another site, such as webmail', async () => {
  request.set('sec-fetch-site', 'cross-site')
  await expect(enter()).rejects.toThrow('to /admin-login?session=1&next=%2Fadmin%3Ftab%3Dcontacts')
})
