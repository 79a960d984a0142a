import { openSecret } from '@/cms/database/encryption/secret-box'
import { isTestKey } from '@/domain/payment-settings'
import { getEnv, RAZORPAY_LIVE_URL } from '@/env'
import type { GatewayAccount } from './gateway-settings'
import { createRazorpay } from './razorpay'

type StoredSettings = {
  keyId?: string | null
  /** Encrypted. */
  keySecret?: string | null
  isActive?: boolean | null
  acceptsInternational?: boolean | null
}

/**
 * Returns the gateway of stored keys; null if they are absent, or live keys would be used with a
 * simulator.
 * @throws SealedTextError if SETTINGS_KEY does not decrypt the secret.
 */
export function openGateway({
  keyId,
  keySecret: sealed,
  isActive,
  acceptsInternational,
}: StoredSettings): GatewayAccount | null {
  if (!keyId || !sealed) return null
  const apiUrl = getEnv().RAZORPAY_API_URL
  const isTest = isTestKey(keyId)
  // Live keys only talk to the live gateway: a simulator must never be trusted about money.
  if (!isTest && apiUrl !== RAZORPAY_LIVE_URL) return null
  const keySecret = openSecret(sealed, 'keySecret')
  return {
    gateway: createRazorpay({ keyId, keySecret, apiUrl }),
    keyId,
    keySecret,
    isTest,
    isActive: isActive !== false,
    acceptsInternational: acceptsInternational ?? false,
  }
}
