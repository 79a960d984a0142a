/** Returns the message of anything thrown, for people who may see its values; logs use `describeError`. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
