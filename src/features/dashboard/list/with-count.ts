/**
 * A name and its count as a single text. In a page translated by the browser, React cannot update or
 * remove one of several texts inside an element.
 */
export function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count.toLocaleString('en-IN')})`
}
