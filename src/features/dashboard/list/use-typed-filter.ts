import { useEffect, useRef, useState } from 'react'

/** From the last key to the search: long enough to type on, short enough not to notice. */
const SEARCH_DELAY_MS = 250

/**
 * A text by which a list is looked through as you type.
 * @param chosen what the list is looked through by now, as the address says.
 * @param onChoose is told what was typed, without blanks around it, once the typing pauses.
 */
export function useTypedFilter(chosen: string, onChoose: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** Ahead of the address while somebody types. */
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => () => clearTimeout(timer.current), [])

  // Back, or a button that clears the filters, changes the address: then that counts.
  useEffect(() => {
    setTyped((text) => (!timer.current && text?.trim() !== chosen ? null : text))
  }, [chosen])

  const type = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      onChoose(text.trim())
    }, SEARCH_DELAY_MS)
  }

  return { value: typed ?? chosen, type }
}
