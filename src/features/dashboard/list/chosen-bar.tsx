import { type ReactNode, useLayoutEffect } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { bringIntoView } from '@/lib/bring-into-view'
import type { Chosen } from './use-chosen'

type ChosenBarProps = {
  chosen: Pick<Chosen, 'chosen' | 'clear'>
  copy: { label: string; count: (count: number) => string; clear: string }
  /** The buttons. */
  children: ReactNode
}

/**
 * Actions for the selected items; it stays visible while the list scrolls. Part of the list's frame, which
 * gets the focus once nothing is selected.
 */
export function ChosenBar({ chosen: { chosen, clear }, copy, children }: ChosenBarProps) {
  const isOpen = chosen.length > 0
  useLayoutEffect(() => {
    // On a phone, the bar may appear over the checkbox that was just ticked.
    if (isOpen) bringIntoView(document.activeElement)
  }, [isOpen])

  return (
    // Screen readers announce only the changes of a status that was there before.
    <section
      data-chosen-bar={isOpen || undefined}
      aria-label={isOpen ? copy.label : undefined}
      className={
        isOpen
          ? 'sticky bottom-3 z-20 mt-4 grid max-h-[calc(40vh-0.75rem)] grid-cols-2 items-center gap-2 overflow-y-auto overscroll-contain rounded-card border border-neem bg-card p-3 shadow-lg sm:flex'
          : 'sr-only'
      }
    >
      <p role="status" className="grow px-2 font-semibold">
        {isOpen && copy.count(chosen.length)}
      </p>
      {isOpen && (
        <>
          <SmallButton onClick={clear}>{copy.clear}</SmallButton>
          {children}
        </>
      )}
    </section>
  )
}
