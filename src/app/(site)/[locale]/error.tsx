'use client'

import { useParams } from 'next/navigation'
import { ErrorFallback } from '@/features/chrome/error-fallback'

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // Taken from the address, so it may not be one of the site's languages.
  const { locale } = useParams()
  return <ErrorFallback locale={locale === 'hi' ? locale : 'en'} error={error} retry={retry} />
}
