import { useState } from 'react'

export type Chosen = ReturnType<typeof useChosen>

/**
 * Keeps the selection of items for bulk actions.
 * @param items those on the page: only visible items count as selected.
 */
export function useChosen<Item extends { id: string }>(items: Item[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  const chosen = items.filter(({ id }) => ids.includes(id))
  const isAllChosen = items.length > 0 && chosen.length === items.length
  return {
    chosen,
    isChosen: (id: string) => ids.includes(id),
    toggle: (id: string) =>
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    isAllChosen,
    toggleAll: () => setIds(isAllChosen ? [] : items.map(({ id }) => id)),
    /** Deselects the items with these ids. */
    drop: (done: string[]) => setIds((before) => before.filter((id) => !done.includes(id))),
    clear: () => setIds([]),
  }
}
