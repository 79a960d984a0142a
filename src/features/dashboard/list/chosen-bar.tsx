import type { ReactNode } from 'react'
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
  if (chosen.length === 0) return null
  return (
    <section
      ref={uncoverFocus}
      data-chosen-bar
      aria-label={copy.label}
      className="sticky bottom-3 z-20 mt-4 grid grid-cols-2 items-center gap-2 rounded-card border border-neem bg-card p-3 shadow-lg sm:flex"
    >
      <p role="status" className="grow px-2 font-semibold">
        {copy.count(chosen.length)}
      </p>
      <SmallButton onClick={clear}>{copy.clear}</SmallButton>
      {children}
    </section>
  )
}

/** On a phone, the bar may appear over the checkbox that was just ticked. */
function uncoverFocus(bar: HTMLElement | null): void {
  if (bar) bringIntoView(document.activeElement)
}
