/** Returns a `mailto:` address, escaped so that it cannot add recipients or headers. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`
}
