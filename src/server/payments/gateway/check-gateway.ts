import type { GatewayCheckDto } from '@/domain/responses/payment-settings'
import { logError } from '../../log'
import { isGatewayError } from './gateway'
import { requireGateway } from './gateway-settings'

const RESULTS = { keys: 'wrong-keys', unreachable: 'unreachable', refused: 'refused' } as const

/**
 * Checks the stored keys by requesting a list, which changes nothing.
 * @throws ApiError 503 if none are stored.
 */
export async function checkGateway(): Promise<GatewayCheckDto> {
  const { gateway, isTest } = await requireGateway()
  try {
    await gateway.check()
    return { result: 'ok', testMode: isTest }
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('The gateway check failed', error, { reason: error.failure })
    return { result: RESULTS[error.failure], testMode: isTest }
  }
}
