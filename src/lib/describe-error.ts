import { errorCode } from './error-code'

/** The parts of an error that may be logged. */
type ErrorDescription = {
  type: string
  message: string
  code?: string
  /** The stack frames, without the message at the top. */
  stack?: string
  cause?: ErrorDescription
}

/** Deeper chains of causes do not help a reader. */
const MAX_CAUSES = 3
const MAX_MESSAGE_LENGTH = 500

/**
 * Describes an error for the log, without the values of its request: database drivers put the whole row
 * into their messages (names, addresses, hashes).
 */
export function describeError(error: unknown, causesLeft = MAX_CAUSES): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an Error' }
  const code = errorCode(error)
  const cause =
    error.cause !== undefined && causesLeft > 0
      ? describeError(error.cause, causesLeft - 1)
      : undefined
  return {
    type: error.constructor.name,
    message: withoutValues(error.message),
    ...(code === undefined ? {} : { code }),
    stack: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim())
      .join('\n'),
    ...(cause ? { cause } : {}),
  }
}

/** Cuts a text for the log where a database driver, or `JSON.parse`, begins to quote values. */
export function withoutValues(text: string): string {
  return text.replace(VALUES, '$1 …').slice(0, MAX_MESSAGE_LENGTH)
}

/**
 * Drizzle: `Failed query: … params: a,b`. MongoDB: `… dup key: { … }`, `Cast to X failed for value "…"`.
 * JSON.parse: `Unexpected token 'a', "…" is not valid JSON`.
 */
const VALUES = /(\bparams:|\bdup key:|\bfor value\b|\bUnexpected token\b)[\s\S]*$/
