// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementDto } from '@/domain/responses/statement'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { StatementFiles } from './statement-files'

afterEach(() => vi.unstubAllGlobals())

test.each(['en', 'hi'] as const)(
  'a file leaves out the cash that is ticked (%s)',
  async (locale) => {
    const copy = dashboardStatementContent[locale].files
    const statement = { year: 2025, files: [], urn: 'URN-1', urnIssuedOn: '2021-05-28' }
    const calls = fakeFetch(jsonAnswer(201, {}))
    renderOffice(<StatementFiles statement={statement as unknown as StatementDto} />, locale)
    await userEvent.click(screen.getByRole('checkbox', { name: copy.leavesOutSmallCash }))
    await userEvent.click(screen.getByRole('button', { name: copy.make }))
    await vi.waitFor(() => expect(calls[0]?.path).toMatch(/\/2025\/files$/))
    expect(calls[0]?.body).toEqual({ leavesOutCash: false, leavesOutSmallCash: true })
  },
)

test('a mark is corrected, or taken back after a question, at the version that was seen', async () => {
  const copy = dashboardStatementContent.en.files
  const filed = {
    id: 'f1',
    createdAt: '2026-03-05T06:30:00.000Z',
    updatedAt: '2026-03-06T06:30:00.000Z',
    form: 'Form 10BD',
    rows: 1,
    amount: 500,
    madeBy: 'asha',
    sha256: 'a1',
    filedOn: '2026-03-06',
    filedBy: 'asha',
    acknowledgementNumber: '100200',
  }
  const statement = { year: 2025, files: [filed], urn: 'URN-1', urnIssuedOn: '2021-05-28' }
  const calls = fakeFetch(jsonAnswer(200, filed))
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  renderOffice(<StatementFiles statement={statement as unknown as StatementDto} />)

  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${copy.correct}:`) }))
  const number = screen.getByLabelText(new RegExp(copy.dialog.number.label))
  expect(number).toHaveProperty('value', '100200')
  await userEvent.type(number, '300')
  await userEvent.click(screen.getByRole('button', { name: copy.dialog.correctSubmit }))
  const sent = (method: string) => calls.find((call) => call.method === method)
  const version = `"${filed.updatedAt}"`
  const path = expect.stringMatching(/statement-files\/f1\/filed$/)
  const body = { acknowledgementNumber: '100200300', filedOn: '2026-03-06' }
  await vi.waitFor(() => expect(sent('PUT')).toMatchObject({ path, body }))
  expect(sent('PUT')?.headers.get('If-Match')).toBe(version)

  const takeBack = () =>
    userEvent.click(screen.getByRole('button', { name: new RegExp(`^${copy.takeBack}:`) }))
  await takeBack()
  expect(confirm).toHaveBeenCalledWith(copy.confirmTakeBack('100200'))
  expect(sent('DELETE')).toBeUndefined()
  confirm.mockReturnValue(true)
  await takeBack()
  await vi.waitFor(() => expect(sent('DELETE')).toMatchObject({ path }))
  expect(sent('DELETE')?.headers.get('If-Match')).toBe(version)
})

test.each(['en', 'hi'] as const)(
  'the button that takes a mark back is not called as a state that the file could have in %s',
  (locale) => {
    const { filed, notFiled, takeBack } = dashboardStatementContent[locale].files
    expect([filed, notFiled]).not.toContain(takeBack)
  },
)

test('the buttons of several files are told apart by when each was made', () => {
  const copy = dashboardStatementContent.en.files
  const files = ['2026-03-05T06:30:00.000Z', '2026-03-06T06:30:00.000Z'].map((createdAt) => ({
    id: createdAt,
    createdAt,
    form: 'Form 10BD',
    rows: 1,
    amount: 500,
    madeBy: 'asha',
    sha256: 'a1',
  }))
  const statement = { year: 2025, files, urn: 'URN-1', urnIssuedOn: '2021-05-28' }
  renderOffice(<StatementFiles statement={statement as unknown as StatementDto} />)
  for (const label of [copy.compare, copy.mark]) {
    expect(
      screen.getByRole('button', { name: new RegExp(`^${label}: 5 March 2026`) }),
    ).toBeDefined()
    expect(
      screen.getByRole('button', { name: new RegExp(`^${label}: 6 March 2026`) }),
    ).toBeDefined()
  }
})
