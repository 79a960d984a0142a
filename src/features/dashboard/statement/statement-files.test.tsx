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
