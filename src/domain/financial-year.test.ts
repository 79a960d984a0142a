import { describe, expect, it } from 'vitest'
import { financialYearOf, financialYearPeriod, formatFinancialYear } from './financial-year'

describe('the Indian financial year', () => {
  it('begins with the first of April in India', () => {
    expect(financialYearOf(new Date('2026-03-31T18:29:59.999Z'))).toBe(2025)
    expect(financialYearOf(new Date('2026-03-31T18:30:00.000Z'))).toBe(2026)
    expect(financialYearOf(new Date('2026-12-31T23:59:59.999Z'))).toBe(2026)
    expect(financialYearPeriod(2026)).toEqual({
      from: '2026-03-31T18:30:00.000Z',
      before: '2027-03-31T18:30:00.000Z',
    })
  })

  it('is written with both of its years', () => {
    expect(formatFinancialYear(2026)).toBe('2026–27')
    expect(formatFinancialYear(2099)).toBe('2099–00')
  })
})
