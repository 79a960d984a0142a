/** Replaces a button of the panel that does not apply. */
export function NoButton() {
  return null
}
