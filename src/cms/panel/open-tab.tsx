'use client'

import { useEffect } from 'react'

/** Opens the tab in the address's hash, counted from 1: the first steps link to `#tab-2`. */
export function OpenTab() {
  useEffect(() => {
    const [, place] = /^#tab-(\d)$/.exec(location.hash) ?? []
    const tabs = document.querySelectorAll<HTMLElement>('.tabs-field__tab-button')
    if (place) tabs[Number(place) - 1]?.click()
  }, [])
  return null
}
