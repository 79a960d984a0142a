/** The message of whatever was thrown, for a person who may see its values; `describeError` is for the log. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
