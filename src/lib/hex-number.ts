/**
 * Makes a number that nobody can guess, for a page that everybody who has its address may open: 32 random
 * hexadecimal digits.
 */
export function newHexNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a text has the form of `newHexNumber`. */
export function isHexNumber(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}
