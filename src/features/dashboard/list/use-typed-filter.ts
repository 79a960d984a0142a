import { useEffect, useRef, useState } from 'react'

/** Delay after the last key press: long enough to keep typing, short enough not to be noticed. */
const SEARCH_DELAY_MS = 250

/**
 * State of a text filter that applies as you type.
 * @param chosen the current filter, from the URL.
 * @param onChoose called with the trimmed text once typing pauses.
 */
export function useTypedFilter(chosen: string, onChoose: (text: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  /** The input while somebody types, ahead of the URL. */
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => () => clearTimeout(timer.current), [])

  // If Back or a button that clears the filters changes the URL, adopt its value.
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
