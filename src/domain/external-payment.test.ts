import { expect, test } from 'vitest'
import { externalPaymentHref } from './external-payment'

test.each([
  ['https://pay.example/x?amount={amount}', 500, 'https://pay.example/x?amount=500'],
  ['https://pay.example/{amount}/{amount}', 50, 'https://pay.example/50/50'],
  ['https://pay.example/x?amount={amount}', undefined, 'https://pay.example/x?amount='],
  ['https://pay.example/x', 500, 'https://pay.example/x'],
  [null, 500, null],
])('%s with %s rupees is %s', (url, rupees, href) => {
  expect(externalPaymentHref(url, rupees)).toBe(href)
})
