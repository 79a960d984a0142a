import { errorCode } from './error-code'

/** What a log may hold of an error. */
export type ErrorDescription = {
  type: string
  message: string
  code?: string
  /** The places in our code, without the message that a stack begins with. */
  stack?: string
  cause?: ErrorDescription
}

/** Causes of causes beyond this are of no use to a reader. */
const MAX_CAUSES = 3
const MAX_MESSAGE_LENGTH = 500

/**
 * An error for the log, without the values of the request that it came from: the databases' drivers
 * write the very row into their messages (names, addresses, hashes).
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

/** A text for the log, cut where a database's driver begins to list values. */
export function withoutValues(text: string): string {
  return text.replace(VALUES, '$1 …').slice(0, MAX_MESSAGE_LENGTH)
}

/** Drizzle: `Failed query: … params: a,b`. MongoDB: `… dup key: { … }`, `Cast to X failed for value "…"`. */
const VALUES = /(\bparams:|\bdup key:|\bfor value\b)[\s\S]*$/
