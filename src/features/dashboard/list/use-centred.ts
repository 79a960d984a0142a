import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row sideways until its chosen item is in the middle, also if a count that arrives later has
 * moved the items.
 * @param row a positioned element.
 * @param chosen CSS selector of the item in it.
 */
export function useCentred(row: RefObject<HTMLElement | null>, chosen: string): void {
  const centred = useRef('')
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(chosen)
    if (!row.current || !item) return
    const place = `${chosen} ${item.offsetLeft}`
    if (centred.current === place) return
    centred.current = place
    row.current.scrollLeft = item.offsetLeft - (row.current.clientWidth - item.offsetWidth) / 2
  })
}
