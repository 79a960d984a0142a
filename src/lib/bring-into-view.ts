/**
 * Scrolls an element into view. For use as the `ref` of what may appear below the visible part of a page or
 * dialog, such as the error of a form behind a phone's keyboard.
 */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
