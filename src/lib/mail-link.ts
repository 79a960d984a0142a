/** A `mailto:` address; nothing in it can add a recipient or a header of its own. */
export function mailLink(email: string, subject?: string): string {
  const address = encodeURIComponent(email).replace('%40', '@')
  return subject ? `mailto:${address}?subject=${encodeURIComponent(subject)}` : `mailto:${address}`
}
