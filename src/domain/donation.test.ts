import { describe, expect, it } from 'vitest'
import { CHECKOUT_THEME_COLOR } from './checkout-theme'
import {
  DONATE_PROMPT_COLLAPSE_MS,
  DONATE_PROMPT_SEEN_KEY,
  donationForm,
  MAXIMUM_DONATION_RUPEES,
  quickAmountsRupees,
  RECENT_DONATIONS_COUNT,
} from './donation'
import { messages } from './messages'

const donor = { donorName: 'Asha Devi', email: 'asha@example.org', phone: '9876543210' }

describe('a receipt for Section 80G', () => {
  const wanting = { ...donor, amount: 500, wantsTaxReceipt: true }
  const issuesOf = (values: object) =>
    Object.fromEntries(
      (donationForm().safeParse(values).error?.issues ?? []).map(({ path, message }) => [
        path.join('.'),
        message,
      ]),
    )

  it('needs PAN and address', () => {
    expect(issuesOf(wanting)).toEqual({
      panNumber: messages.panRequired,
      address: messages.addressRequired,
    })
    expect(issuesOf({ ...wanting, panNumber: 'ABCPE1234F', address: 'Rampur' })).toEqual({})
  })

  it('takes no dash for an address', () => {
    const dash = { ...wanting, panNumber: 'ABCPE1234F', address: ' - ' }
    expect(issuesOf(dash)).toEqual({ address: messages.addressRequired })
    expect(issuesOf({ ...dash, address: 'रामपुर' })).toEqual({})
  })

  it('asks nobody else for them', () => {
    expect(issuesOf({ ...donor, amount: 500 })).toEqual({})
    expect(issuesOf({ ...donor, amount: 500, wantsTaxReceipt: false, panNumber: '' })).toEqual({})
  })

  it.each([
    ['ABCPE1234F', 'ABCPE1234F'],
    [' abcpe 1234 f ', 'ABCPE1234F'],
    ['abcpe१२३४f', 'ABCPE1234F'],
    ['AAACT1234H', 'AAACT1234H'],
    ['AABHX0000Z', 'AABHX0000Z'],
  ])('takes the PAN %j', (typed, pan) => {
    const { panNumber } = donationForm().parse({ ...wanting, panNumber: typed, address: 'Rampur' })
    expect(panNumber).toBe(pan)
  })

  it.each([
    'ABCDE1234F', // no kind of holder
    'ABCPE1234',
    'ABCPE12345',
    'ABCP11234F',
    '1BCPE1234F',
    'ABCPE1234FF',
  ])('refuses the PAN %j', (panNumber) => {
    expect(issuesOf({ ...wanting, panNumber, address: 'Rampur' })).toEqual({
      panNumber: messages.panInvalid,
    })
  })
})

describe('citizenship', () => {
  it.each([
    [true, []],
    [undefined, []],
    [false, [messages.citizensOnly]],
  ])('%j', (isIndianCitizen, expected) => {
    const { error } = donationForm().safeParse({ ...donor, amount: 500, isIndianCitizen })
    expect((error?.issues ?? []).map(({ message }) => message)).toEqual(expected)
  })
})

describe('the amount', () => {
  it.each([
    [50, 50],
    ['50', 50],
    [' 500 ', 500],
    ['50.5', 50.5],
    ['99.99', 99.99],
    [99.99, 99.99],
    ['0500', 500],
    ['1,00,000', 100_000],
    ['₹1,000', 1000],
    ['५००', 500],
    [MAXIMUM_DONATION_RUPEES, MAXIMUM_DONATION_RUPEES],
    ['500000.00', MAXIMUM_DONATION_RUPEES],
  ])('%j is %d rupees', (amount, rupees) => {
    expect(donationForm().parse({ ...donor, amount }).amount).toBe(rupees)
  })

  it.each([
    [49, messages.amountMinimum],
    ['49.99', messages.amountMinimum],
    [0, messages.amountMinimum],
    [-500, messages.amountMinimum],
    ['-500', messages.amountMinimum],
    [undefined, messages.amountMinimum],
    [null, messages.amountMinimum],
    ['', messages.amountMinimum],
    ['   ', messages.amountMinimum],
    [{ $gt: 0 }, messages.amountMinimum],
    [[500], messages.amountMinimum],
    [true, messages.amountMinimum],
    [Number.NaN, messages.amountMinimum],
    [Number.NEGATIVE_INFINITY, messages.amountMinimum],
    ['NaN', messages.amountInvalid],
    ['Infinity', messages.amountInvalid],
    ['5e1', messages.amountInvalid],
    ['0x50', messages.amountInvalid],
    ['500 rupees', messages.amountInvalid],
    ['1,00', messages.amountInvalid],
    ['500.', messages.amountInvalid],
    ['+500', messages.amountInvalid],
    ['9'.repeat(400), messages.amountInvalid],
    ['50.001', messages.amountDecimals],
    [50.001, messages.amountDecimals],
    ['500.000', messages.amountDecimals],
    [500_000.01, messages.amountMaximum],
    ['500001', messages.amountMaximum],
    [1e21, messages.amountMaximum],
    [Number.POSITIVE_INFINITY, messages.amountMaximum],
  ])('%j: %s', (amount, message) => {
    const result = donationForm().safeParse({ ...donor, amount })
    expect(result.error?.issues.map((issue) => [issue.path, issue.message])).toEqual([
      [['amount'], message],
    ])
  })

  it('has the limit that is configured', () => {
    expect(donationForm(1000).safeParse({ ...donor, amount: 1000 }).success).toBe(true)
    expect(donationForm(1000).safeParse({ ...donor, amount: 1000.01 }).success).toBe(false)
  })
})

it('gives the message only where there is one', () => {
  const values = { ...donor, amount: 500 }
  expect(donationForm().parse({ ...values, message: ' ' })).toEqual(values)
  expect(donationForm().parse({ ...values, message: ' For trees ' })).toEqual({
    ...values,
    message: 'For trees',
  })
})

it('keeps the figures that spec section 9 promises', () => {
  expect(quickAmountsRupees).toEqual([500, 1000, 2500, 5000])
  expect(RECENT_DONATIONS_COUNT).toBe(10)
  expect(DONATE_PROMPT_COLLAPSE_MS).toBe(10_000)
  expect(DONATE_PROMPT_SEEN_KEY).toBe('donateButtonSeen')
  expect(CHECKOUT_THEME_COLOR).toBe('#3B82F6')
})
