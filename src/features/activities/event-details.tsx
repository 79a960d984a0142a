'use client'

import { type ReactNode, useEffect, useId, useState } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import { isFutureEvent } from '@/lib/dates'

type EventDetailsProps = {
  /** Anchor of the event in the feed. */
  anchor: string
  /** ISO 8601. */
  eventDate: string
  dateText: string
  location: string | null
  /** Set if it is not the language of the page. */
  locationLang?: Locale
  copy: ActivitiesContent['event']
  children: ReactNode
}

/**
 * Date and place of an event. An upcoming one is collapsed until 'Learn More' (spec section 2) is
 * pressed; a past one says that it is over.
 */
export function EventDetails({
  anchor,
  eventDate,
  dateText,
  location: place,
  locationLang,
  copy,
  children,
}: EventDetailsProps) {
  const id = useId()
  const [isFuture, setIsFuture] = useState(() => isFutureEvent(eventDate))
  const [isOpen, setIsOpen] = useState(false)

  useEffect(() => {
    // The page may have been rendered before the event and be read after it.
    setIsFuture(isFutureEvent(eventDate))
    if (location.hash === `#${anchor}`) setIsOpen(true)
  }, [eventDate, anchor])

  const toggle = () => {
    setIsOpen(!isOpen)
    if (!isOpen) history.replaceState(history.state, '', `#${anchor}`)
  }

  return (
    <>
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2 rounded-2xl bg-marigold-tint px-5 py-3">
        <div>
          <dt className="text-ink-soft text-sm">{copy.date}</dt>
          <dd className="font-semibold">{dateText}</dd>
        </div>
        {place && (
          <div>
            <dt className="text-ink-soft text-sm">{copy.location}</dt>
            <dd lang={locationLang} className="font-semibold">
              {place}
            </dd>
          </div>
        )}
      </dl>
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
