/** What Payload calls the table of a collection on SQLite. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}
