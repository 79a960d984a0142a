import { openSecret } from '@/cms/database/encryption/secret-box'
import { isTestKey } from '@/domain/payment-settings'
import { getEnv, RAZORPAY_LIVE_URL } from '@/env'
import type { PaymentGateway } from './gateway-settings'
import { createRazorpay } from './razorpay'

type StoredKeys = {
  keyId?: string | null
  /** Encrypted. */
  keySecret?: string | null
  isActive?: boolean | null
}

/**
 * The gateway of stored keys; null where they are absent, or real and meant for a simulator.
 * @throws SealedTextError where SETTINGS_KEY does not open the secret.
 */
export function openGateway({
  keyId,
  keySecret: sealed,
  isActive,
}: StoredKeys): PaymentGateway | null {
  if (!keyId || !sealed) return null
  const apiUrl = getEnv().RAZORPAY_API_URL
  const isTest = isTestKey(keyId)
  // Real keys speak to the real gateway only: a simulator must never be believed about money.
  if (!isTest && apiUrl !== RAZORPAY_LIVE_URL) return null
  const keySecret = openSecret(sealed, 'keySecret')
  return {
    gateway: createRazorpay({ keyId, keySecret, apiUrl }),
    keyId,
    keySecret,
    isTest,
    isActive: isActive !== false,
  }
}
