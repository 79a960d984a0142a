'use client'

import { useEffect } from 'react'

/**
 * Takes the anchor of a note (`data-note`) out of the address, so that the note is not shown to others
 * who get the link, nor after Back. The browser keeps showing it: the `:target` stays until the next
 * navigation.
 */
export function ForgetAnchor() {
  useEffect(() => {
    if (!document.querySelector('[data-note]:target')) return
    history.replaceState(history.state, '', location.pathname + location.search)
    // Back may restore this page from memory, with its note.
    const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])

  return null
}
