/** Returns the id of what a document refers to, which Payload reads as its id or as a document; null for nothing. */
export function idOf(related: string | { id: string } | null | undefined): string | null {
  return typeof related === 'string' ? related : (related?.id ?? null)
}
