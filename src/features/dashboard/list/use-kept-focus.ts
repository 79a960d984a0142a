import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose rows disappear, as after a deletion: if the button that was pressed
 * is gone, the list gets the focus. Without this, keyboard and screen reader start again at the top of
 * the page.
 * @returns props of the list's element.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  const held = useRef<Element>(null)

  useLayoutEffect(() => {
    if (!held.current || held.current.isConnected) return
    held.current = null
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  })

  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      held.current = target
    },
    // Without a new target the element may be about to disappear.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) held.current = null
    },
  }
}
