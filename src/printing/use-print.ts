import { useRef } from 'react'
import { type UseReactToPrintOptions, useReactToPrint } from 'react-to-print'

/**
 * Returns a function that prints an element, and then gives the focus back: the frame that is printed takes
 * it and disappears.
 */
export function usePrint({ onAfterPrint, ...options }: UseReactToPrintOptions) {
  const focused = useRef<Element>(null)
  return useReactToPrint({
    ...options,
    onBeforePrint: async () => {
      focused.current = document.activeElement
    },
    onAfterPrint: () => {
      if (focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true })
      onAfterPrint?.()
    },
  })
}
