import { type ErrorCode, errorCodes } from '@/domain/login'

/** The message for an unknown address under /api. */
export const NO_SUCH_CALL = 'There is no such call.'

const MARK = Symbol.for('manavta.api-error')

/** An error response, thrown where it is found out and written in one place (respond.ts). */
export class ApiError extends Error {
  readonly [MARK] = true

  constructor(
    readonly status: number,
    message: string,
    readonly options: {
      errors?: Record<string, string>
      headers?: Record<string, string>
      code?: ErrorCode
    } = {},
  ) {
    super(message)
  }
}

// The bundler makes several copies of a module, ours and Payload's, and one route may meet two of
// them: `instanceof` then misses (measured: a wrong password gave a 500). So errors are told by
// what they carry.

/** Whether an error is an `ApiError`, whichever copy of it. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && MARK in error
}

/** Whether an error is Payload's word that the request was wrong, made to be shown. */
export function isPayloadRefusal(error: unknown): error is Error & { status: number } {
  return (
    error instanceof Error &&
    'isPublic' in error &&
    error.isPublic === true &&
    'status' in error &&
    typeof error.status === 'number' &&
    error.status < 500
  )
}

/** The machine-readable reason of a refusal by one of our hooks in Payload, if it gives one. */
export function apiErrorCode(error: Error): ErrorCode | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  const { data } = error
  return 'code' in data ? errorCodes.find((code) => code === data.code) : undefined
}
