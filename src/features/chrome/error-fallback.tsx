'use client'

import { useEffect } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { Emblem } from '@/components/ui/emblem'
import { errorFallbackContent } from '@/content/error-fallback'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'

type ErrorFallbackProps = { locale: Locale; error: unknown; retry: () => void }

/** Shown in place of a page that failed (spec section 2). */
export function ErrorFallback({ locale, error, retry }: ErrorFallbackProps) {
  const copy = errorFallbackContent[locale]

  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <div role="alert" className="page-width section-space text-center">
      {/* Without its layout, a page would have none. */}
      <title>{copy.title}</title>
      <Emblem className="mx-auto size-20" />
      <h1 className="mt-6 text-title text-neem-deep">{copy.title}</h1>
      <p className="mx-auto mt-4 max-w-xl text-ink-soft text-lead">{copy.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" onClick={retry} className={buttonClass('lead')}>
          {copy.tryAgain}
        </button>
        {/* A full page load resets whatever broke. */}
        <a href={localePath(locale, '/')} className={buttonClass('quiet')}>
          {copy.goHome}
        </a>
      </div>
      <p className="mt-8 text-ink-soft">{copy.support}</p>
    </div>
  )
}
