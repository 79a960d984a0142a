import { useState } from 'react'

export type Chosen = ReturnType<typeof useChosen>

/**
 * The items of a list that something is done with together.
 * @param items those on the page: nothing is chosen that is not seen.
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
    /** Takes out what is done. */
    drop: (done: string[]) => setIds((before) => before.filter((id) => !done.includes(id))),
    clear: () => setIds([]),
  }
}
