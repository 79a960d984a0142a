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
