import * as z from 'zod/mini'
import { PAYMENT_PROVIDER } from '../payment-settings'
import { instant, text, textOrNull } from './fields'

/** Response of GET /api/upi-details. */
export const upiDetailsResponse = z.object({ upiId: textOrNull, foundationName: text })
export type UpiDetailsDto = z.output<typeof upiDetailsResponse>

/** Response of POST /api/admin/payment-settings/check. */
export const gatewayCheckResponse = z.object({
  result: z.enum(['ok', 'wrong-keys', 'unreachable', 'refused']),
  /** Derived from the key. */
  testMode: z.boolean(),
})
export type GatewayCheckDto = z.output<typeof gatewayCheckResponse>

/** Response of GET /api/admin/payment-settings without a session: exactly these fields are public. */
export const publicPaymentSettingsResponse = z.object({
  upiId: textOrNull,
  bankAccountName: textOrNull,
  bankAccountNumber: textOrNull,
  bankIfscCode: textOrNull,
  bankBranch: textOrNull,
  qrCodeImageUrl: textOrNull,
})
export type PublicPaymentSettingsDto = z.output<typeof publicPaymentSettingsResponse>

/** The same with an admin's session, and the response of the POST. Never holds a secret. */
export const adminPaymentSettingsResponse = z.extend(publicPaymentSettingsResponse, {
  provider: z.literal(PAYMENT_PROVIDER),
  keyId: textOrNull,
  testMode: z.boolean(),
  isActive: z.boolean(),
  hasKeySecret: z.boolean(),
  hasWebhookSecret: z.boolean(),
  /** When the previous webhook secret stops working; null without a previous one. */
  previousWebhookSecretUntil: z.nullable(instant),
  /** The version; null if nothing was ever saved. */
  updatedAt: z.nullable(instant),
  /** Whether payments from abroad count; otherwise an admin must decide. */
  acceptsInternational: z.boolean(),
  /** Largest online donation, in rupees. */
  maximumRupees: z.number(),
})
export type AdminPaymentSettingsDto = z.output<typeof adminPaymentSettingsResponse>
