/**
 * A name and how many there are, as one text: where a browser translates the page, React can neither
 * change nor take out a text that stands beside others.
 */
export function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count.toLocaleString('en-IN')})`
}
