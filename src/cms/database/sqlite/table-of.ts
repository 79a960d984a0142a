/** Returns Payload's name for a collection's table on SQLite. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}
