/** Returns the code of a system or library error, such as 'ENOENT' or '11000'; undefined if it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return error.code === undefined ? undefined : String(error.code)
}
