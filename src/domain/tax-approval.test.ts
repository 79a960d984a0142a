import { describe, expect, it } from 'vitest'
import {
  approvalOn,
  datedApprovals,
  daysLeft,
  endingPhase,
  reminderOf,
  renewalDueOn,
  type TaxApproval,
} from './tax-approval'

const approval = (number: string, from: string | null, until: string | null): TaxApproval => ({
  number,
  from,
  until,
  validity: null,
  issuedOn: null,
})

describe('the approval of a day', () => {
  const old = approval('OLD', '2021-04-01', '2026-03-31')
  const present = approval('NEW', '2027-04-01', '2032-03-31')

  it.each([
    ['2021-03-31', null],
    ['2021-04-01', 'OLD'],
    ['2026-03-31', 'OLD'],
    // Between two approvals.
    ['2026-04-01', null],
    ['2027-03-31', null],
    ['2027-04-01', 'NEW'],
    ['2032-03-31', 'NEW'],
    ['2032-04-01', null],
  ])('on %s is %s', (day, number) => {
    expect(approvalOn([present, old], day)?.number ?? null).toBe(number)
  })

  it('without dates holds wherever no other does', () => {
    const undated = approval('NEW', null, null)
    expect(approvalOn([undated, old], '2025-06-01')?.number).toBe('OLD')
    expect(approvalOn([undated, old], '2020-06-01')?.number).toBe('NEW')
    expect(approvalOn([undated, old], '2026-06-01')?.number).toBe('NEW')
  })

  it('is null for a foundation without approvals', () => {
    expect(approvalOn([], '2026-06-01')).toBeNull()
  })
})

it('without a first day covers nothing where the past is concerned', () => {
  const dated = approval('A', '2021-04-01', null)
  expect(datedApprovals([approval('B', null, '2026-03-31'), dated])).toEqual([dated])
})

it('is to be renewed six months before its end', () => {
  expect(renewalDueOn('2027-03-31')).toBe('2026-09-30')
  expect(renewalDueOn('2026-12-31')).toBe('2026-06-30')
})

it.each([
  ['2026-07-31', null],
  ['2026-08-01', 8],
  ['2026-08-31', 8],
  ['2026-09-01', 7],
  // The last day to apply, and the day after.
  ['2026-09-30', 7],
  ['2026-10-01', 6],
  ['2027-02-28', 6],
  ['2027-03-01', 1],
  ['2027-03-31', 1],
  ['2027-04-01', 0],
  ['2030-01-01', 0],
])('on %s the reminder of what ends on 31 March 2027 is that of month %s', (today, months) => {
  expect(reminderOf('2027-03-31', today)).toBe(months)
})

it.each([
  ['2027-03-30', 2],
  ['2027-03-31', 1],
  ['2027-04-01', 0],
  ['2027-04-03', -2],
])('on %s it has %i days left', (today, days) => {
  expect(daysLeft('2027-03-31', today)).toBe(days)
})

it.each([
  ['2026-09-30', 'early'],
  ['2026-10-01', 'late'],
  ['2027-03-31', 'late'],
  ['2027-04-01', 'ended'],
])('on %s its phase is %s', (today, phase) => {
  expect(endingPhase('2027-03-31', today)).toBe(phase)
})
