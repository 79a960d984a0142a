import { SealedTextError } from '@/cms/database/encryption/secret-box'
import type { StoredFacts } from '@/cms/database/queries/stored-facts'
import { isGatewayError } from '../payments/gateway/gateway'
import type { GatewayAccount } from '../payments/gateway/gateway-settings'
import { openGateway } from '../payments/gateway/open-gateway'
import { type Finding, fine, problem, warning } from './finding'

type Account = Pick<GatewayAccount, 'isTest' | 'isActive'> & {
  gateway: Pick<GatewayAccount['gateway'], 'check'>
}
type Open = (settings: NonNullable<StoredFacts['gateway']>) => Account | null

/**
 * Checks that the gateway's keys are set and work. Only requests a list, which changes nothing.
 * @param open creates the gateway from the settings; null if live keys would be used with a
 * practice address.
 */
export async function checkGateway(
  settings: StoredFacts['gateway'],
  open: Open = openGateway,
): Promise<Finding> {
  if (!settings?.keyId || !settings.keySecret) {
    const found = 'Online payment is not set up.'
    return warning('gateway', found, 'Enter the keys in the dashboard, under Payment Settings.')
  }
  try {
    const account = open(settings)
    if (!account) {
      const found = 'The keys are live, but RAZORPAY_API_URL is not the address of Razorpay.'
      return problem('gateway', found, 'Remove RAZORPAY_API_URL.')
    }
    await account.gateway.check()
    return working(account)
  } catch (error) {
    return failure(error)
  }
}

function working({ isTest, isActive }: Account): Finding {
  if (!isActive) {
    const found = 'The keys work, but online payment is switched off.'
    return warning('gateway', found, 'Tick Active in Payment Settings to take donations online.')
  }
  if (isTest) {
    const found = 'The keys work but are in test mode: no money moves.'
    return warning('gateway', found, 'Enter the live keys before going live.')
  }
  return fine('gateway', 'The keys work and are live.')
}

/** @throws any error that is neither the gateway's nor about the key. */
function failure(error: unknown): Finding {
  if (error instanceof SealedTextError) {
    const found = 'The stored keys cannot be decrypted with this SETTINGS_KEY.'
    return problem('gateway', found, 'Set the previous SETTINGS_KEY, or enter the keys again.')
  }
  if (!isGatewayError(error)) throw error
  if (error.failure === 'keys') {
    const found = 'Razorpay does not recognise these keys.'
    return problem(
      'gateway',
      found,
      'Generate new keys at Razorpay and enter them in the dashboard.',
    )
  }
  const verb = error.failure === 'refused' ? 'refuses requests' : 'does not respond'
  const advice = 'See status.razorpay.com, and check that this machine can reach the Internet.'
  return problem('gateway', `Razorpay ${verb}.`, advice)
}
