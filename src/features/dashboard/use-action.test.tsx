// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { Locale } from '@/content/locale'
import { messages } from '@/domain/messages'
import { ApiRequestError } from '@/lib/api-client'
import { adminFileRequest, adminRequest } from './session/admin-request'
import { useAction } from './use-action'
import { OfficeLocale } from './use-copy'

const failed = { title: 'Error', description: 'The certificate was not deleted' }
const done = { title: 'Success', description: 'Deleted' }
const refused = (message: string) =>
  new ApiRequestError(409, JSON.stringify({ message }), 'Conflict')

function start(locale: Locale = 'en', refetch?: () => Promise<unknown>) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OfficeLocale value={locale}>{children}</OfficeLocale>
  )
  return renderHook(() => useAction(refetch), { wrapper }).result
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('a button is busy until what it shows was fetched again, and says that it is done', async () => {
  let endRefetch = () => {}
  const refetch = new Promise<void>((resolve) => {
    endRefetch = resolve
  })
  const action = start('en', () => refetch)
  let isDone: Promise<boolean> | undefined
  act(() => {
    isDone = action.current.run(async () => 2, {
      id: 'b',
      done: (count) => ({ title: 'Success', description: `${count} sent` }),
      failed,
    })
  })
  expect(action.current).toMatchObject({ busyIds: ['b'], isBusy: true })
  await waitFor(() => expect(getToast()).toMatchObject({ description: '2 sent', tone: 'success' }))
  expect(action.current.isBusy).toBe(true)
  await act(async () => endRefetch())
  expect(action.current).toMatchObject({ busyIds: [], isBusy: false })
  expect(await isDone).toBe(true)
})

test.each([
  ['en', messages.certificateSent, `The certificate was not deleted. ${messages.certificateSent}`],
  ['hi', messages.certificateSent, /^The certificate was not deleted। यह प्रमाण-पत्र/],
  ['en', messages.changedMeanwhile, /deleted. Someone else has changed this/],
] as const)(
  'a failure is told with the reason of the server: %s, %s',
  async (locale, reason, told) => {
    const action = start(locale)
    const work = () => Promise.reject(refused(reason))
    let isDone = true
    await act(async () => {
      isDone = await action.current.run(work, { done, failed })
    })
    expect(isDone).toBe(false)
    expect(action.current.isBusy).toBe(false)
    expect(getToast()?.tone).toBe('error')
    expect(getToast()?.description).toMatch(told)
  },
)

test.each([
  ['no response', new TypeError('Failed to fetch'), 'Please try again.'],
  ['a reason', refused(messages.certificateSent), messages.certificateSent],
])('advice is given only where the server gave no reason: %s', async (_, error, told) => {
  const action = start()
  await act(async () => {
    const notices = { failed: { title: 'Not deleted', withoutReason: 'Please try again.' } }
    await action.current.run(() => Promise.reject(error), notices)
  })
  expect(getToast()).toMatchObject({ title: 'Not deleted', description: told })
})

describe('without a connection', () => {
  const { notSent, mayBeDone, offline } = dashboardContent.en.list
  const hindi = dashboardContent.hi.list
  const remove = () => adminRequest('DELETE', '/api/admin/posts/1')
  const download = () => adminFileRequest('GET', '/api/admin/backups/a.tar')
  beforeEach(() => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  test.each([
    ['en', false, remove, `The certificate was not deleted. ${notSent}`],
    ['hi', false, remove, `The certificate was not deleted। ${hindi.notSent}`],
    ['en', true, remove, mayBeDone],
    ['hi', true, remove, hindi.mayBeDone],
    ['en', true, download, `The certificate was not deleted. ${offline}`],
  ] as const)('a failure says so, and what is known: %s, online: %s', async (...given) => {
    const [locale, isOnline, work, told] = given
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const action = start(locale)
    await act(async () => {
      await action.current.run<unknown>(work, { failed })
    })
    expect(getToast()?.description).toBe(told)
  })

  test('a connection that is lost after sending leaves open whether it was done', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    vi.stubGlobal('fetch', () => {
      onLine.mockReturnValue(false)
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    const action = start()
    await act(async () => {
      await action.current.run(remove, { failed })
    })
    expect(getToast()?.description).toBe(mayBeDone)
  })

  test('advice of the action itself is kept where it may have been done', async () => {
    const action = start()
    await act(async () => {
      const notices = { failed: { title: 'No backup', withoutReason: 'It may be under way.' } }
      await action.current.run(remove, notices)
    })
    expect(getToast()?.description).toBe('It may be under way.')
  })
})

test('a change that came too late is reported where the list is fetched again', async () => {
  const action = start('en', () => Promise.resolve())
  const work = () => Promise.reject(refused(messages.notFound))
  await act(async () => {
    await action.current.run(work, { done, failed })
  })
  expect(getToast()?.description).toContain(dashboardPaymentsContent.en.tooLate)
})

test('a list that cannot be fetched again leaves no button busy', async () => {
  const action = start('en', () => Promise.reject(new TypeError('Failed to fetch')))
  await act(async () => {
    await expect(action.current.run(async () => {}, { done, failed })).rejects.toThrow()
  })
  expect(action.current.isBusy).toBe(false)
})

test('the button of one row stays busy while and after that of another row was', async () => {
  const ends = new Map<string, () => void>()
  const action = start()
  const begin = (id: string) =>
    act(() => {
      const work = () => new Promise<void>((resolve) => ends.set(id, resolve))
      action.current.run(work, { id, failed })
    })
  begin('a')
  begin('b')
  expect(action.current.busyIds).toEqual(['a', 'b'])
  await act(async () => ends.get('b')?.())
  expect(action.current.busyIds).toEqual(['a'])
  await act(async () => ends.get('a')?.())
  expect(action.current.isBusy).toBe(false)
})
