import { describe, expect, it } from 'vitest'
import { messages } from './messages'
import { IFSC_PATTERN, keySecretProblem, paymentSettingsForm } from './payment-settings'

const settings = { keyId: 'rzp_test_1' }

describe('paymentSettingsForm', () => {
  it('has the defaults of spec section 5', () => {
    expect(paymentSettingsForm.parse(settings)).toEqual({
      keyId: 'rzp_test_1',
      provider: 'razorpay',
      testMode: true,
      isActive: true,
    })
  })

  it('keeps a test mode of false', () => {
    expect(paymentSettingsForm.parse({ ...settings, testMode: false }).testMode).toBe(false)
  })

  it.each([undefined, null, '', '   '])(
    'reads the secret %j as "keep the stored one"',
    (secret) => {
      const parsed = paymentSettingsForm.parse({
        ...settings,
        keySecret: secret,
        webhookSecret: secret,
      })
      expect(parsed.keySecret).toBeUndefined()
      expect(parsed.webhookSecret).toBeUndefined()
    },
  )

  it('clears a detail that is blank and leaves one that is absent', () => {
    const parsed = paymentSettingsForm.parse({ ...settings, upiId: '', bankIfscCode: ' ' })
    expect(parsed).toMatchObject({ upiId: null, bankIfscCode: null })
    expect(parsed).not.toHaveProperty('bankBranch')
  })

  it('takes details that are right', () => {
    const details = {
      keySecret: 'secret',
      webhookSecret: 'another one, long enough',
      upiId: 'seva@bank',
      bankAccountName: 'Seva Trust',
      bankAccountNumber: '001234567890',
      bankIfscCode: 'ABCD0123456',
      bankBranch: 'Main Road',
      qrCodeImageUrl: '/media/qr.webp',
    }
    expect(paymentSettingsForm.parse({ ...settings, ...details })).toMatchObject(details)
    for (const typed of [' abcd0xyz123 ', 'ABCD 0XYZ 123', 'ABCD-०XYZ१२३']) {
      const { bankIfscCode } = paymentSettingsForm.parse({ ...settings, bankIfscCode: typed })
      expect(bankIfscCode).toBe('ABCD0XYZ123')
    }
  })

  it.each([
    [{ bankIfscCode: 'ABCD1123456' }, messages.ifscInvalid],
    [{ bankIfscCode: 'ABCD012345' }, messages.ifscInvalid],
    [{ bankIfscCode: 'ABCD01234567' }, messages.ifscInvalid],
    [{ bankIfscCode: 7 }, messages.ifscInvalid],
    [{ upiId: 'seva' }, messages.upiIdInvalid],
    [{ upiId: 'seva@gmail.com' }, messages.upiIdInvalid],
    [{ upiId: { $ne: 1 } }, messages.upiIdInvalid],
    [{ qrCodeImageUrl: 'javascript:alert(1)' }, messages.imageUrlInvalid],
    [{ provider: 'stripe' }, messages.providerUnknown],
    [{ provider: {} }, messages.providerUnknown],
    [{ testMode: 'false' }, messages.flagInvalid],
    [{ isActive: 0 }, messages.flagInvalid],
    [{ bankBranch: ['x'] }, messages.textInvalid],
    [{ bankAccountNumber: '1'.repeat(41) }, messages.textTooLong],
    [{ bankAccountNumber: '12ab' }, messages.bankAccountInvalid],
    [{ bankAccountNumber: '12345678' }, messages.bankAccountInvalid],
  ])('%j: %s', (change, message) => {
    const result = paymentSettingsForm.safeParse({ ...settings, ...change })
    expect(result.error?.issues[0]?.message).toBe(message)
  })
})

describe('keySecretProblem', () => {
  it.each([
    [undefined, false, 'Key Secret is required'],
    [undefined, true, null],
    ['secret', false, null],
    ['secret', true, null],
  ])('%j with one stored: %s', (keySecret, hasStoredSecret, problem) => {
    expect(keySecretProblem(keySecret, hasStoredSecret)).toBe(problem)
  })
})

it.each(['abcd0123456', 'ABCD0123456\n', ' ABCD0123456'])('%j is not an IFSC code', (code) => {
  expect(IFSC_PATTERN.test(code)).toBe(false)
})
