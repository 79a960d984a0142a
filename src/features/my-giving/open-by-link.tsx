'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import type { Locale } from '@/content/locale'

type OpenByLinkProps = {
  locale: Locale
  copy: { title: string; text: string; action: string }
}

/**
 * The button of a mailed link. The secret is in the URL fragment: the server sees it only when the
 * button is pressed, and opening the page does not use it up.
 */
export function OpenByLink({ locale, copy }: OpenByLinkProps) {
  const [token, setToken] = useState('')

  useEffect(() => {
    const read = () => {
      const [, found] = /^#([\w-]{43})$/.exec(location.hash) ?? []
      if (!found) return
      setToken(found)
      // Do not leave the secret in the browser's history.
      history.replaceState(history.state, '', location.pathname)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])

  if (!token) return null
  return (
    <section className="max-w-2xl rounded-card bg-neem-tint p-5 sm:p-8">
      <h2 className="text-heading text-neem-deep">{copy.title}</h2>
      <p className="mt-1 mb-4">{copy.text}</p>
      <form method="post" action={`/api/my-giving/open?locale=${locale}`}>
        <input type="hidden" name="token" value={token} />
        <button type="submit" className={buttonClass('lead')}>
          {copy.action}
        </button>
      </form>
    </section>
  )
}
