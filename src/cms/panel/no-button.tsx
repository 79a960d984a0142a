/** In the place of a button of the panel that has nothing to do there. */
export function NoButton() {
  return null
}
