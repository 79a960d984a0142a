import { type ErrorCode, errorCodes } from '@/domain/login'

/** The message for an unknown address under /api. */
export const NO_SUCH_CALL = 'There is no such call.'

const MARK = Symbol.for('manavta.api-error')

/** An error response: thrown where the error is detected, written in one place (respond.ts). */
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
// them. `instanceof` then fails (measured: a wrong password gave a 500), so errors are recognised
// by a mark.

/** Whether an error is an `ApiError`, from whichever copy. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && MARK in error
}

/** Returns the machine-readable reason, if one of our Payload hooks refused with one. */
export function apiErrorCode(error: Error): ErrorCode | undefined {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return undefined
  const { data } = error
  return 'code' in data ? errorCodes.find((code) => code === data.code) : undefined
}
