// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementDto } from '@/domain/responses/statement'
import { StatementCheck } from './statement-check'

vi.mock('../dashboard-address', () => ({ useDashboardAddress: () => ({}) }))

const statement = {
  year: 2025,
  urn: 'URN-NEW',
  urnIssuedOn: '2026-04-15',
  isApprovalLater: true,
  findings: [],
  leftOut: [],
  waiting: { quarantined: 0, claims: 0 },
} as unknown as StatementDto
const { check } = dashboardStatementContent.en

test('says what to do where the 80G approval came after the year', () => {
  render(<StatementCheck statement={statement} />)
  expect(screen.getByText(/15 April 2026/)).toBeDefined()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/cms/globals/site-settings#tab-4')
  expect(screen.queryByText(check.none)).toBeNull()
})

test('says nothing of an approval that held in the year', () => {
  render(<StatementCheck statement={{ ...statement, isApprovalLater: false }} />)
  expect(screen.getByText(check.none)).toBeDefined()
})
