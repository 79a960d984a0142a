/**
 * A ref for what appears below the visible part of a page or dialog, such as the error of a form above a
 * phone's keyboard.
 */
export function bringIntoView(element: Element | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
