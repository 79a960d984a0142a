/**
 * Returns a name with its count as a single text: on a page translated by the browser, React cannot
 * update or remove one of several text nodes in an element.
 */
export function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count.toLocaleString('en-IN')})`
}
