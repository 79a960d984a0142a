'use client'

import { usePathname } from 'next/navigation'
import { ErrorFallback } from '@/features/chrome/error-fallback'

/**
 * Where the layout itself could not be shown. It takes the layout's place, so it is a whole page.
 * Its few styles lie in a file of their own: Next adds whatever is imported here to the panel, too,
 * and there Tailwind's reset breaks Payload's pages.
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
