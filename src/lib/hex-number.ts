/**
 * Makes an unguessable number, 32 random hexadecimal digits, for a page that anyone with its address may
 * open.
 */
export function newHexNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Whether a text has the form of `newHexNumber`. */
export function isHexNumber(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}
