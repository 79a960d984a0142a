import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  isApprovalLater,
  readStatementLine,
  type StatementFormat,
  type StatementRow,
  statementDueOn,
  statementFormat,
  statementHeading,
  statementLine,
} from './statement-format'

const issuer = { urn: 'AAATM1234F20214', urnIssuedOn: '2021-05-28' }
const rows: StatementRow[] = [
  {
    pan: 'ABCPE1234F',
    donorName: 'Asha Devi',
    address: '12, "Shanti" Lane\nPune 411001',
    type: 'other',
    mode: 'electronic',
    paise: 150_000,
  },
  {
    pan: 'BBCCE1234G',
    donorName: '=2+5 & Sons',
    address: '-1 Mandir Marg, Delhi',
    type: 'specific',
    mode: 'cash',
    paise: 105,
  },
  {
    pan: 'CBCTE1234H',
    donorName: 'सीता शर्मा',
    address: 'जयपुर 302001',
    type: 'corpus',
    mode: 'other',
    paise: 1_234_567_890,
  },
]

function formatOf(year: number): StatementFormat {
  const format = statementFormat(year)
  if (!format) throw new Error('No format')
  return format
}

function fileOf(year: number): string {
  const format = formatOf(year)
  const lines = rows.map((row, at) => statementLine(row, { ...issuer, format, serial: at + 1 }))
  return statementHeading(format) + lines.join('')
}

const golden = (name: string) => readFileSync(new URL(`./golden/${name}`, import.meta.url), 'utf8')

describe('the file of the yearly statement', () => {
  it('is that of Form 10BD up to 2025-26, to the byte', () => {
    expect(fileOf(2025)).toBe(golden('form-10bd.csv'))
  })

  it('is that of Form 113 from 2026-27 on, to the byte', () => {
    expect(fileOf(2026)).toBe(golden('form-113.csv'))
  })

  it('can be read again', () => {
    const format = formatOf(2025)
    const [, first = '', second = ''] = fileOf(2025).split('\r\n')
    expect(readStatementLine(first, format)).toMatchObject({
      'Sl. No.': '1',
      'Pre Acknowledgement Number': '',
      'Address of donor': '12, "Shanti" Lane Pune 411001',
      'Amount of donation (Indian rupees)': '1500',
    })
    expect(readStatementLine(second, format)).toMatchObject({
      'Name of donor': '2+5 & Sons',
      'Amount of donation (Indian rupees)': '1.05',
    })
  })
})

it('leaves nothing that a spreadsheet would calculate, however often it is repeated', () => {
  const format = formatOf(2025)
  const [row] = rows
  if (!row) throw new Error('No row')
  const line = statementLine({ ...row, donorName: ' =+-@ =2+5 ' }, { ...issuer, format, serial: 1 })
  expect(readStatementLine(line.trim(), format)).toMatchObject({ 'Name of donor': '2+5' })
})

it('is not read if cells are missing', () => {
  expect(() => readStatementLine('1,,', formatOf(2025))).toThrow('Not a line of this statement')
})

describe('the format of a year', () => {
  it.each([
    [2020, undefined],
    [2021, 'Form 10BD'],
    [2025, 'Form 10BD'],
    [2026, 'Form 113'],
    [2040, 'Form 113'],
  ])('%i: %s', (year, form) => {
    expect(statementFormat(year)?.form).toBe(form)
  })

  it('is due on 31 May after the year', () => {
    expect(statementDueOn(2026)).toBe('2027-05-31')
  })

  it('asks about an approval that is of the next financial year', () => {
    expect(isApprovalLater(2026, '2027-03-31')).toBe(false)
    expect(isApprovalLater(2026, '2027-04-01')).toBe(true)
  })
})
