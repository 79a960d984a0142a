'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import type { ActivitiesContent } from '@/content/activities'
import { isFutureEvent } from '@/lib/dates'

type EventDetailsProps = {
  /** Anchor of the event in the feed. */
  anchor: string
  /** ISO 8601. */
  eventDate: string
  /** Whether it was ahead when the page was rendered, which may be long ago. */
  wasFuture: boolean
  copy: ActivitiesContent['event']
  children: ReactNode
}

/**
 * The text of an event. An upcoming one is collapsed until 'Learn More' (spec section 2) is
 * pressed; a past one says that it is over.
 */
export function EventDetails({ anchor, eventDate, wasFuture, copy, children }: EventDetailsProps) {
  const id = useId()
  const [isFuture, setIsFuture] = useState(wasFuture)
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // Not at once: what React hydrates must be as it was rendered.
    setIsFuture(isFutureEvent(eventDate))
    if (location.hash === `#${anchor}`) setIsOpen(true)
  }, [eventDate, anchor])

  const toggle = () => {
    setIsOpen(!isOpen)
    if (!isOpen) history.replaceState(history.state, '', `#${anchor}`)
  }

  return (
    <>
      {!isFuture && <p className="mt-3 text-ink-soft">{copy.past}</p>}
      {/* Without scripts nothing could expand it, so it is open. */}
      <div
        id={id}
        className={
          isFuture && !isOpen ? 'line-clamp-3 [@media(scripting:none)]:line-clamp-none' : undefined
        }
      >
        {children}
      </div>
      {isFuture && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
          className={`${buttonClass('lead')} mt-4 [@media(scripting:none)]:hidden`}
        >
          {isOpen ? copy.showLess : copy.learnMore}
        </button>
      )}
    </>
  )
}
