'use client'

import { usePathname } from 'next/navigation'
import { ErrorFallback } from '@/features/chrome/error-fallback'

/**
 * Replaces the root layout if that fails, so it is a whole document. Its few styles are in
 * `/brand/error.css`: Next would add anything imported here to the panel, too, where Tailwind's reset
 * breaks Payload's pages.
 */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = /^\/hi(\/|$)/.test(usePathname() ?? '') ? 'hi' : 'en'
  return (
    <html lang={locale}>
      <head>
        <link rel="stylesheet" href="/brand/error.css" />
      </head>
      <body>
        <ErrorFallback locale={locale} error={error} retry={retry} />
      </body>
    </html>
  )
}
