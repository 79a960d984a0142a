// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast } from '@/components/ui/toast-store'
import { lateApprovalsContent } from '@/content/late-approvals'
import { locales } from '@/content/locale'
import type { WaitingDto } from '@/domain/responses/home'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { LateApprovals } from './late-approvals'

let late: WaitingDto['lateApprovals']
const refetch = vi.fn()
vi.mock('../home/use-home', () => ({ useWaiting: () => ({ data: { lateApprovals: late } }) }))
vi.mock('./use-money-action', () => ({ useMoneyRefetch: () => refetch }))

const show = (locale: (typeof locales)[number] = 'en') => renderOffice(<LateApprovals />, locale)
const confirm = vi.fn(() => true)

beforeEach(() => {
  late = { count: 2, from: '2026-11-01', until: '2026-11-20' }
  confirm.mockReturnValue(true)
  vi.stubGlobal('confirm', confirm)
})
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('without such receipts there is nothing', () => {
  late = undefined
  expect(show().container.textContent).toBe('')
})

test.each(locales)('in %s it names the days, asks, and says what was done', async (locale) => {
  const copy = lateApprovalsContent[locale]
  const calls = fakeFetch(jsonAnswer(200, { written: 2, left: 0 }))
  refetch.mockImplementationOnce(() => {
    late = undefined
  })
  const { container } = show(locale)
  expect(screen.getByRole('region', { name: copy.title(2) }).textContent).toMatch(
    /1.+2026.+20.+2026/,
  )
  await userEvent.click(screen.getByRole('button', { name: copy.add }))
  expect(confirm).toHaveBeenCalledWith(copy.confirm(2))
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/admin/receipts/late-approvals' }])
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  expect(screen.getByRole('status').textContent).toBe(copy.added(2, 0))
  expect(document.activeElement).toBe(container.querySelector('section'))
})

test('who declines changes nothing, and a failure keeps the offer', async () => {
  const calls = fakeFetch(jsonAnswer(500, { message: 'Something went wrong.' }))
  const copy = lateApprovalsContent.en
  confirm.mockReturnValueOnce(false)
  show()
  await userEvent.click(screen.getByRole('button', { name: copy.add }))
  expect(calls).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: copy.add }))
  await waitFor(() => expect(getToast()).toMatchObject({ title: copy.failed, tone: 'error' }))
  expect(screen.getByRole('button', { name: copy.add })).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('')
})

test('who went on to something else keeps the focus there', async () => {
  let respond = () => {}
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise<Response>((resolve) => {
        respond = () => resolve(jsonAnswer(200, { written: 1, left: 1 }))
      }),
  )
  const copy = lateApprovalsContent.en
  renderOffice(
    <>
      <input aria-label="Search" />
      <LateApprovals />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: copy.add }))
  await userEvent.click(screen.getByLabelText('Search'))
  respond()
  await screen.findByText(copy.added(1, 1))
  await expect.poll(() => screen.getByRole('button', { name: copy.add })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
