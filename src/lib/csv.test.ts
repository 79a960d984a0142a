import { expect, test } from 'vitest'
import { toCsv } from './csv'

test('a text that a spreadsheet would run as a formula stays text', () => {
  const evil = ['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', '  =1', '\t=1']
  for (const line of toCsv(evil.map((text) => [text]))
    .slice(1)
    .trimEnd()
    .split('\r\n')) {
    expect(line).toMatch(/^"?'/)
  }
})

test('commas, quotes and line breaks are preserved, numbers are numbers, Hindi is UTF-8', () => {
  expect(toCsv([['a,b', 'say "yes"', 'two\nlines', 'सेवा', -5]])).toBe(
    '\uFEFF"a,b","say ""yes""","two\nlines",सेवा,-5\r\n',
  )
})

test('a phone number stays a phone number', () => {
  const phones = ['+919876543210', '+91 98765-43210', '09876543210']
  const [first, second, third] = toCsv([phones]).slice(1).trimEnd().split(',')
  expect([first, second]).toEqual(['+91 98765 43210', '+91 98765 43210'])
  expect(third).toBe('09876543210')
})

test('a negative amount is a number, not a formula', () => {
  expect(toCsv([['-1200.00', '-1']]).slice(1)).toBe("-1200.00,'-1\r\n")
})
