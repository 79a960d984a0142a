'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import type { Text } from '@/domain/pages/fields'

type SentNoteProps = {
  title: Text
  text: Text
  /** Anchor that a form sent without a script leads to: the browser shows it as the `:target`. */
  id: string
  isSent: boolean
  /** Heading level of its title. */
  level?: 2 | 3
  children?: ReactNode
}

/** The confirmation: shown after sending, and focused so that screen readers read it out. */
export function SentNote({ title, text, id, isSent, level = 3, children }: SentNoteProps) {
  const note = useRef<HTMLDivElement>(null)

  const Heading = `h${level}` as const

  useEffect(() => {
    if (isSent) note.current?.focus()
  }, [isSent])

  return (
    <div
      ref={note}
      id={id}
      tabIndex={-1}
      className={`${isSent ? 'block' : 'hidden target:block'} mb-8 scroll-mt-28 rounded-card bg-neem-tint p-6 shadow-none outline-none`}
    >
      <Heading className="text-heading text-neem-deep">{title}</Heading>
      <p className="mt-1">{text}</p>
      {children}
    </div>
  )
}
