import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_PAYEE_NAME, isUpiId, upiApps, upiLink, upiOption } from './upi'
import { upiForGift } from './upi-amount'

describe('upiForGift', () => {
  const option = upiOption({ upiId: 'seva@bank', payeeName: 'Seva Trust' })
  if (!option) throw new Error('No UPI')

  it('fills amount and note into every link and into the QR code', () => {
    const gift = upiForGift(option, { rupees: 500, note: 'Donation K7M2' })
    for (const link of [gift.qrText, ...gift.apps.map(({ href }) => href)]) {
      expect(link).toMatch(
        /:\/\/\S*pay\?pa=seva@bank&pn=Seva%20Trust&cu=INR&am=500\.00&tn=Donation%20K7M2$/,
      )
    }
  })

  it.each([undefined, 0, -5, Number.NaN])('leaves the amount to the app for %j', (rupees) => {
    expect(upiForGift(option, { rupees, note: '' })).toEqual(option)
  })
})

describe('upiLink', () => {
  it('names the payee and the currency', () => {
    expect(upiLink({ upiId: 'seva.trust@bank', payeeName: 'Seva Trust' })).toBe(
      'upi://pay?pa=seva.trust@bank&pn=Seva%20Trust&cu=INR',
    )
  })

  it('carries amount, note and reference where given', () => {
    expect(
      upiLink({
        upiId: 'seva@bank',
        payeeName: 'A & B = C + D',
        amountRupees: 500,
        note: 'Donation: for #trees & दान',
        reference: 'don_12-34',
      }),
    ).toBe(
      'upi://pay?pa=seva@bank&pn=A%20%26%20B%20%3D%20C%20%2B%20D&am=500.00&cu=INR&tn=Donation%20for%20trees&tr=don1234',
    )
  })

  it.each([
    ['google-pay', 'Google Pay', 'gpay://upi/pay?pa='],
    ['phonepe', 'PhonePe', 'phonepe://pay?pa='],
    ['paytm', 'Paytm', 'paytmmp://pay?pa='],
    ['other', 'Other UPI', 'upi://pay?pa='],
  ] as const)('opens %s', (app, name, start) => {
    expect(upiLink({ upiId: 'seva@bank' }, app)?.startsWith(start)).toBe(true)
    expect(upiApps.find(({ id }) => id === app)?.name).toBe(name)
  })

  it.each([undefined, null, '', '   ', '\uD800'])('uses the default name for %j', (name) => {
    expect(upiLink({ upiId: 'seva@bank', payeeName: name })).toBe(
      `upi://pay?pa=seva@bank&pn=${encodeURIComponent(DEFAULT_PAYEE_NAME)}&cu=INR`,
    )
  })

  it.each([
    [99.5, 'am=99.50'],
    [50, 'am=50.00'],
    [500_000, 'am=500000.00'],
  ])('writes %d rupees as %s', (amountRupees, parameter) => {
    expect(upiLink({ upiId: 'seva@bank', amountRupees })).toContain(`&${parameter}&`)
  })

  it.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY])('leaves out the amount %d', (amount) => {
    expect(upiLink({ upiId: 'seva@bank', amountRupees: amount })).not.toContain('am=')
  })

  it.each(['', 'seva', 'seva@bank&am=1', 'seva@bank?x', 'seva @bank', 'a@b@c', 'x@gmail.com'])(
    'makes no link for the UPI ID %j',
    (upiId) => {
      expect(upiLink({ upiId })).toBeNull()
    },
  )

  it('cuts a note and a reference to what the apps take, and leaves no space at the cut', () => {
    const note = `${'a'.repeat(49)} for the trees`
    const link = upiLink({ upiId: 'seva@bank', note, reference: '1'.repeat(36) })
    expect(link).toMatch(/&tn=a{49}&tr=1{35}$/)
  })

  it('never writes a plus or %40 before the amount is due, whatever the texts', () => {
    const upiId = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{1,20}@[a-z]{2,10}$/)
    const text = fc.string({ unit: 'binary' })
    fc.assert(
      fc.property(upiId, text, text, text, fc.double(), (pa, name, note, reference, amount) => {
        const link = upiLink({
          upiId: pa,
          payeeName: name,
          note,
          reference,
          amountRupees: amount > 1e15 ? 1 : amount,
        })
        expect(link).not.toBeNull()
        expect(link).not.toContain('+')
        // An address may contain 'null'.
        expect(link?.replace(pa, 'pa')).not.toMatch(/=(&|$)|null|undefined|NaN/)
        expect(link).toContain(`pa=${pa}&`)
        const parameters = new URLSearchParams(link?.split('?')[1])
        expect([...parameters.keys()].filter((key) => !KNOWN.includes(key))).toEqual([])
        expect(parameters.get('tn') ?? '').toMatch(/^[A-Za-z0-9 ]{0,50}$/)
        expect(parameters.get('tr') ?? '').toMatch(/^[A-Za-z0-9]{0,35}$/)
        expect(parameters.get('am') ?? '0.00').toMatch(/^\d+\.\d{2}$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

const KNOWN = ['pa', 'pn', 'am', 'cu', 'tn', 'tr']

describe('isUpiId', () => {
  it.each([
    'ab@ok',
    'seva.trust-1_x@okhdfcbank',
    '9876543210@kotak811',
    '123456@ABCD0123456.ifsc.npci',
  ])('%s is', (upiId) => {
    expect(isUpiId(upiId)).toBe(true)
  })

  it.each([
    '',
    'a@ok',
    'seva',
    '@bank',
    'seva@',
    'seva@b',
    'seva@1bank',
    'seva@gmail.com',
    'se va@bank',
    'seva@bank\n',
    'seva%40bank',
    'seva+1@bank',
    `${'a'.repeat(200)}@bank`,
  ])('%j is not', (upiId) => {
    expect(isUpiId(upiId)).toBe(false)
  })
})
