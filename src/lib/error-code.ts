/** The code of an error of the system or of a library, such as 'ENOENT' or '11000'; undefined where it has none. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return error.code === undefined ? undefined : String(error.code)
}
