import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openSecret, SealedTextError, sealSecret } from '@/cms/database/encryption/secret-box'
import { slugs } from '@/cms/slugs'
import { translateMessage } from '@/content/validation'
import { resetEnv } from '@/env'
import { getPayloadClient } from '@/server/payload-client'
import { getUpiOption } from '@/server/payment-settings/page-data'
import { callApi, callCms, sessionCookie } from '../support/api'
import { uploadPicture } from '../support/uploads'

const upi = '/api/upi-details'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})

const PATH = '/api/admin/payment-settings'
const save = (body: object) => callApi(PATH, { method: 'POST', body, cookie })
const read = async (session = cookie) => (await callApi(PATH, { cookie: session })).json()

const storedSecrets = async () => {
  const payload = await getPayloadClient()
  const { keySecret, webhookSecret } = await payload.findGlobal({
    slug: slugs.paymentSettings,
    showHiddenFields: true,
    overrideAccess: true,
  })
  return { keySecret, webhookSecret }
}

const PUBLIC_KEYS = [
  'bankAccountName',
  'bankAccountNumber',
  'bankBranch',
  'bankIfscCode',
  'qrCodeImageUrl',
  'upiId',
]

describe('payment settings', () => {
  it('are empty at first, and the UPI details too', async () => {
    expect(Object.values(await read(''))).toEqual([null, null, null, null, null, null])
    expect(await (await callApi(upi)).json()).toEqual({
      upiId: null,
      foundationName: 'Manavta Foundation',
    })
    expect(await read()).toMatchObject({
      hasKeySecret: false,
      hasWebhookSecret: false,
      updatedAt: null,
    })
  })

  it('require a key secret once', async () => {
    const response = await save({ keyId: 'rzp_test_1' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      message: 'Key Secret is required',
      errors: { keySecret: 'Key Secret is required' },
    })
  })

  it('store the given values, encrypt the secrets, and never return them', async () => {
    const details = {
      keyId: 'rzp_live_1',
      testMode: false,
      upiId: 'seva@bank',
      bankAccountName: 'Seva',
      bankAccountNumber: '001234567890',
      bankIfscCode: 'ABCD0123456',
      bankBranch: 'Main Road',
      qrCodeImageUrl: await uploadPicture(),
    }
    const response = await save({
      ...details,
      keySecret: 'planted-one',
      webhookSecret: 'planted-two-of-24-letters',
    })
    const text = await response.text()
    expect(text).not.toContain('planted')
    const expected = {
      ...details,
      provider: 'razorpay',
      isActive: true,
      acceptsInternational: false,
      maximumRupees: 500_000,
      hasKeySecret: true,
      hasWebhookSecret: true,
      previousWebhookSecretUntil: null,
      updatedAt: expect.any(String),
    }
    expect(JSON.parse(text)).toEqual(expected)
    expect(await read()).toEqual(expected)
    const { keySecret, webhookSecret } = await storedSecrets()
    expect(`${keySecret}${webhookSecret}`).not.toContain('planted')
    expect(openSecret(keySecret ?? '', 'keySecret')).toBe('planted-one')
    expect(openSecret(webhookSecret ?? '', 'webhookSecret')).toBe('planted-two-of-24-letters')

    const before = await storedSecrets()
    await save({ keyId: 'rzp_live_2', keySecret: ' ', testMode: false, bankBranch: '' })
    expect(await storedSecrets()).toEqual(before)
    expect(await read()).toEqual({ ...expected, keyId: 'rzp_live_2', bankBranch: null })
    await save({ keyId: 'rzp_live_2', keySecret: 'planted-three', testMode: false })
    const after = await storedSecrets()
    expect(openSecret(after.keySecret ?? '', 'keySecret')).toBe('planted-three')
    expect(after.webhookSecret).toBe(before.webhookSecret)
  })

  it('refuse a change to what someone else has saved meanwhile', async () => {
    const { updatedAt } = await read()
    const saveVersion = (keyId: string, version: string) =>
      callApi(PATH, {
        method: 'POST',
        body: { keyId },
        cookie,
        headers: { 'If-Match': `"${version}"` },
      })
    const [one, other] = await Promise.all([
      saveVersion('rzp_live_3', updatedAt),
      saveVersion('rzp_live_4', updatedAt),
    ])
    expect([one.status, other.status].sort()).toEqual([200, 409])
    expect((await saveVersion('rzp_live_5', 'never')).status).toBe(409)
    const { updatedAt: newest, keyId } = await read()
    expect(['rzp_live_3', 'rzp_live_4']).toContain(keyId)
    expect((await saveVersion('rzp_live_2', newest)).status).toBe(200)
  })

  it('show exactly six of them to a visitor, an editor and another site', async () => {
    const editor = await sessionCookie('editor')
    const responses = [
      await read(''),
      await read(editor),
      await (await callApi(PATH, { cookie, origin: 'https://evil.example' })).json(),
    ]
    for (const response of responses) expect(Object.keys(response).sort()).toEqual(PUBLIC_KEYS)
    const response = await callApi(PATH)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await (await callApi(upi)).json()).toMatchObject({
      upiId: 'seva@bank',
    })
  })

  it('name the payee of a UPI payment as the bank does, or else in English', async () => {
    await save({ keyId: 'rzp_live_2', upiId: 'seva@bank', bankAccountName: 'Seva Trust' })
    const option = await getUpiOption()
    expect(option?.payeeName).toBe('Seva Trust')
    expect(option?.qrText).toBe('upi://pay?pa=seva@bank&pn=Seva%20Trust&cu=INR')
    await save({ keyId: 'rzp_live_2', upiId: 'seva@bank', bankAccountName: '' })
    expect((await getUpiOption())?.payeeName).toBe('Manavta Foundation')
  })

  it('take a QR code from elsewhere, and none that is not there', async () => {
    const external = 'https://example.org/qr.png'
    await save({ keyId: 'rzp_live_2', qrCodeImageUrl: external })
    expect(await read('')).toMatchObject({ qrCodeImageUrl: external })
    const response = await save({ keyId: 'rzp_live_2', qrCodeImageUrl: '/media/none.webp' })
    expect(response.status).toBe(400)
    expect(await response.json()).toHaveProperty('errors.qrCodeImageUrl')
    await save({ keyId: 'rzp_live_2', qrCodeImageUrl: '' })
    expect(await read('')).toMatchObject({ qrCodeImageUrl: null })
  })
})

describe('a picture of a QR code', () => {
  const upiId = 'seva@bank'

  it('of the previous UPI ID is refused with a new one, in the panel too: its gifts would still go to the old account', async () => {
    const picture = { keyId: 'rzp_live_2', qrCodeImageUrl: await uploadPicture() }
    expect((await save({ ...picture, upiId })).status).toBe(200)
    const response = await save({ ...picture, upiId: 'trust@other' })
    expect(response.status).toBe(400)
    const { message } = await response.json()
    expect(message).toMatch(/previous UPI ID/)
    expect(translateMessage(message, 'hi')).toMatch(/पिछली UPI ID/)
    const inPanel = await callCms('POST', 'globals/payment-settings', {
      body: { upiId: 'trust@other' },
      cookie,
    })
    expect(inPanel.status).toBe(400)
    expect(await read('')).toMatchObject({ upiId })
  })

  it('may stay if the UPI ID does, and a new or no picture goes with a new ID', async () => {
    const pictures = [await uploadPicture(), await uploadPicture(), '']
    for (const [index, qrCodeImageUrl] of pictures.entries()) {
      const values = { keyId: 'rzp_live_2', upiId: `seva${index}@bank`, qrCodeImageUrl }
      expect((await save(values)).status).toBe(200)
      expect((await save({ ...values, bankBranch: 'Rampur' })).status).toBe(200)
    }
    expect((await save({ keyId: 'rzp_live_2', upiId })).status).toBe(200)
  })
})

describe('a sealed secret', () => {
  afterEach(() => {
    vi.unstubAllEnvs()
    resetEnv()
  })

  it('opens again, and looks different each time', () => {
    const sealed = sealSecret('geheim ₹', 'keySecret')
    expect(sealed).not.toBe(sealSecret('geheim ₹', 'keySecret'))
    expect(openSecret(sealed, 'keySecret')).toBe('geheim ₹')
    expect(() => openSecret(sealed, 'webhookSecret')).toThrow(SealedTextError)
  })

  it('cannot be decrypted once any character was changed', () => {
    const sealed = sealSecret('secret', 'keySecret')
    for (let index = 0; index < sealed.length; index += 1) {
      const other = sealed[index] === 'A' ? 'Q' : 'A'
      const changed = sealed.slice(0, index) + other + sealed.slice(index + 1)
      expect(() => openSecret(changed, 'keySecret'), changed).toThrow(SealedTextError)
    }
    for (const broken of ['', 'v1', sealed.slice(0, -2), `${sealed}.x`, 'secret']) {
      expect(() => openSecret(broken, 'keySecret'), broken).toThrow(SealedTextError)
    }
  })

  it('says that the key is another one', () => {
    const sealed = sealSecret('secret', 'keySecret')
    vi.stubEnv('SETTINGS_KEY', 'another-key-of-the-integration-tests')
    resetEnv()
    expect(() => openSecret(sealed, 'keySecret')).toThrow(/SETTINGS_KEY is not the one/)
  })
})
