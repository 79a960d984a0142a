'use client'

import { usePathname } from 'next/navigation'
import { ErrorFallback } from '@/features/chrome/error-fallback'
import './site.css'

/** Where the layout itself could not be shown. It takes the layout's place, so it is a whole page. */
export default function GlobalError({ error, retry }: { error: unknown; retry: () => void }) {
  const locale = usePathname()?.startsWith('/hi') ? 'hi' : 'en'
  return (
    <html lang={locale}>
      <body>
        <ErrorFallback locale={locale} error={error} retry={retry} />
      </body>
    </html>
  )
}
