import { sealSecret } from '@/cms/database/encryption/secret-box'
import { withLease } from '@/cms/database/lease'
import type { PaymentSetting, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { MAXIMUM_DONATION_RUPEES } from '@/domain/donation'
import { DAY_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import {
  isTestKey,
  keySecretProblem,
  NEVER_SAVED,
  PAYMENT_PROVIDER,
  type PaymentSettingsInput,
} from '@/domain/payment-settings'
import type {
  AdminPaymentSettingsDto,
  PublicPaymentSettingsDto,
  UpiDetailsDto,
} from '@/domain/responses/payment-settings'
import { cachedRead } from '../cached-read'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { hasPreviousSecret } from '../payments/gateway/gateway-settings'
import { toImageUrl, toPictureColumns } from '../pictures/picture-columns'
import { readPaymentSettings } from './read'

/** Returns where UPI payments go, and to whom. */
export const getUpiDetails = cachedRead(
  'upi-details',
  [slugs.paymentSettings, slugs.siteSettings],
  async (locale: Locale): Promise<UpiDetailsDto> => {
    const payload = await getPayloadClient()
    const [{ upiId }, { foundationName }] = await Promise.all([
      readPaymentSettings(1),
      payload.findGlobal({
        slug: slugs.siteSettings,
        locale,
        depth: 0,
        select: { foundationName: true },
        overrideAccess: false,
      }),
    ])
    return { upiId: upiId || null, foundationName }
  },
)

/** Returns what anyone may see of the settings: exactly these six fields, picked by name. */
export async function getPublicPaymentSettings(): Promise<PublicPaymentSettingsDto> {
  return toPublicDto(await readPaymentSettings(1))
}

/** Returns what an admin may see: never a secret, only whether there is one. */
export async function getAdminPaymentSettings(): Promise<AdminPaymentSettingsDto> {
  return toAdminDto(await readPaymentSettings(1))
}

/** The gateway retries an event for a day, signed with the secret in use at that time. */
const PREVIOUS_SECRET_MS = DAY_MS

type SettingsChange = {
  input: PaymentSettingsInput
  /**
   * Who saves them; changing where money goes requires a recent password
   * (src/cms/hooks/guard-fields.ts).
   */
  user: User
  /** The `updatedAt` that the admin saw, or NEVER_SAVED, if only that version is to be changed. */
  expected?: string
}

/**
 * Saves the settings, one change at a time across all servers. An absent secret stays as stored.
 * @throws ApiError 400 if no key secret is given and none is stored, 409 if they are no longer the
 * expected version.
 */
export async function savePaymentSettings(
  change: SettingsChange,
): Promise<AdminPaymentSettingsDto> {
  return withLease(await getPayloadClient(), slugs.paymentSettings, () => save(change))
}

async function save({
  input: { keySecret, webhookSecret, qrCodeImageUrl, ...fields },
  expected,
  user,
}: SettingsChange): Promise<AdminPaymentSettingsDto> {
  const stored = await readPaymentSettings(1)
  if (expected && expected !== (stored.updatedAt ?? NEVER_SAVED)) {
    throw new ApiError(409, messages.changedMeanwhile)
  }
  const problem = keySecretProblem(keySecret, Boolean(stored.keySecret))
  if (problem) throw new ApiError(400, problem, { errors: { keySecret: problem } })
  const qrCode = await toPictureColumns(qrCodeImageUrl, 'qrCodeImageUrl')
  const payload = await getPayloadClient()
  await payload.updateGlobal({
    slug: slugs.paymentSettings,
    depth: 0,
    user,
    data: {
      ...fields,
      ...(keySecret && { keySecret: sealSecret(keySecret, 'keySecret') }),
      ...(webhookSecret && {
        webhookSecret: sealSecret(webhookSecret, 'webhookSecret'),
        // Events that the gateway retries are signed with the previous secret.
        previousWebhookSecret: stored.webhookSecret,
        previousWebhookSecretUntil: stored.webhookSecret
          ? new Date(Date.now() + PREVIOUS_SECRET_MS).toISOString()
          : null,
      }),
      ...(qrCode && { qrCode: qrCode.image, qrCodeExternalUrl: qrCode.externalImageUrl }),
    },
    // Nobody may write secrets through the panel or its REST API; the route checked the session.
    overrideAccess: true,
    // For the audit log, which records that a secret changed.
    showHiddenFields: true,
  })
  return getAdminPaymentSettings()
}

/** Makes the webhook refuse messages signed with the previous secret from now on. */
export async function revokePreviousSecret(): Promise<AdminPaymentSettingsDto> {
  const payload = await getPayloadClient()
  await withLease(payload, slugs.paymentSettings, () =>
    payload.updateGlobal({
      slug: slugs.paymentSettings,
      depth: 0,
      data: { previousWebhookSecret: null, previousWebhookSecretUntil: null },
      overrideAccess: true,
      showHiddenFields: true,
    }),
  )
  return getAdminPaymentSettings()
}

function toPublicDto(settings: PaymentSetting): PublicPaymentSettingsDto {
  const { qrCode, qrCodeExternalUrl } = settings
  return {
    upiId: settings.upiId || null,
    bankAccountName: settings.bankAccountName || null,
    bankAccountNumber: settings.bankAccountNumber || null,
    bankIfscCode: settings.bankIfscCode || null,
    bankBranch: settings.bankBranch || null,
    qrCodeImageUrl: toImageUrl({ image: qrCode, externalImageUrl: qrCodeExternalUrl }) ?? null,
  }
}

function toAdminDto(settings: PaymentSetting): AdminPaymentSettingsDto {
  return {
    ...toPublicDto(settings),
    provider: PAYMENT_PROVIDER,
    keyId: settings.keyId || null,
    // The key itself decides: no setting can make practice money count as real.
    testMode: settings.keyId ? isTestKey(settings.keyId) : (settings.testMode ?? true),
    acceptsInternational: settings.acceptsInternational ?? false,
    maximumRupees: settings.maximumRupees ?? MAXIMUM_DONATION_RUPEES,
    isActive: settings.isActive ?? true,
    hasKeySecret: Boolean(settings.keySecret),
    hasWebhookSecret: Boolean(settings.webhookSecret),
    previousWebhookSecretUntil: hasPreviousSecret(settings)
      ? (settings.previousWebhookSecretUntil ?? null)
      : null,
    updatedAt: settings.updatedAt ?? null,
  }
}
