/** What this page needs to know of a failed parse; every zod error fits. */
type FailedParse = {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]
}

export type FieldErrors = Record<string, string>

/**
 * A failed parse in the words of the contract's error body.
 * @param error the `error` of a failed `safeParse`.
 * @returns `message`, the first of all messages, and `errors`, the first message of each field
 * (issues inside a list belong to the list's field).
 */
export function describeIssues(error: FailedParse): { message: string; errors: FieldErrors } {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = path[0]
    if (field !== undefined) errors[String(field)] ??= message
  }
  return { message: error.issues[0]?.message ?? '', errors }
}
