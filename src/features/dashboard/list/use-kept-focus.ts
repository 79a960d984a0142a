import { type FocusEvent, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where it is if the button that was pressed disappears, as after a deletion. Without this,
 * keyboard and screen reader start again at the top of the page. In a list, the button's row gets the focus,
 * or the next one if the row is gone too; elsewhere the element itself.
 * @returns props of the element.
 */
export function useKeptFocus<Place extends HTMLElement>() {
  const place = useRef<Place>(null)
  /** The focused element, and what gets the focus once it is gone, best first. */
  const held = useRef<(Element | null)[]>([])

  useLayoutEffect(() => {
    const restore = () => {
      const [focused, ...others] = held.current
      if (!focused || focused.isConnected) return
      held.current = []
      if (document.activeElement !== document.body) return
      const next = [...others, place.current].find((each) => each?.isConnected)
      if (!(next instanceof HTMLElement)) return
      next.tabIndex = -1
      next.focus({ preventScroll: true })
    }
    restore()
    if (!place.current) return
    // What is inside may change without this component being rendered again.
    const observer = new MutationObserver(restore)
    observer.observe(place.current, { childList: true, subtree: true })
    return () => observer.disconnect()
  })

  return {
    ref: place,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('li, tr')
      const rows = place.current?.contains(row)
        ? [row, row?.nextElementSibling ?? null, row?.previousElementSibling ?? null]
        : []
      // Such a place may be inside another one: the inner one is nearer.
      held.current = [target, ...rows, target.parentElement?.closest('[tabindex="-1"]') ?? null]
    },
    // Without a new target the element may be about to disappear.
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) held.current = []
    },
  }
}
