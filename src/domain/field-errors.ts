/** The part of a zod error that is needed here; both zod and zod/mini fit. */
type FailedParse = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

export type FieldErrors = Record<string, string>

/**
 * Converts a failed parse to the contract's error body.
 * @param error the `error` of a failed `safeParse`.
 * @returns `message`, the very first message, and `errors`, the first message of each top-level field.
 */
export function describeIssues(error: FailedParse): { message: string; errors: FieldErrors } {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path[0]
    if (field !== undefined) errors[String(field)] ??= message
  }
  return { message: error.issues[0]?.message ?? '', errors }
}
