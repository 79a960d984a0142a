import type { MandateStartDto } from '@/domain/responses/monthly-gift'
import type { PaymentOrderDto } from '@/domain/responses/payment'
import { ApiRequestError } from '@/lib/api-client'
import { newId } from '@/lib/new-id'
import { startResponseTimeout } from '@/lib/response-timeout'

export const orderAttempt = newAttempt<PaymentOrderDto>()
export const mandateAttempt = newAttempt<MandateStartDto>()
export const pledgeAttempt = newAttempt<unknown>()

function newAttempt<Result>() {
  let attempt: { id: string; about: string; result?: Result } | null = null

  function attemptFor(details: object) {
    const about = JSON.stringify(details)
    if (attempt?.about !== about) attempt = { id: newId(), about }
    return attempt
  }

  /** Makes the next click a new attempt, even with the same details. */
  function end(): void {
    attempt = null
  }

  return {
    end,
    /** Returns what the server made of an earlier click with the same details; undefined if there was none. */
    begun: (details: object): Result | undefined => attemptFor(details).result,
    /**
     * Sends the attempt to give this. Its id is the same for a second click or a retry, so that there is only one
     * order, and a new one for different details or after a conflict (409).
     * @param send gets the id, and the signal that ends the request if no response comes in time.
     * @throws whatever `send` throws; an AbortError if the server does not respond in time.
     */
    async start(
      details: object,
      send: (attemptId: string, signal: AbortSignal) => Promise<Result>,
    ): Promise<Result> {
      const timeout = startResponseTimeout()
      try {
        const current = attemptFor(details)
        current.result = await send(current.id, timeout.signal)
        return current.result
      } catch (error) {
        if (error instanceof ApiRequestError && error.status === 409) end()
        throw error
      } finally {
        timeout.clear()
      }
    },
  }
}
