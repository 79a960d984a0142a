'use client'

import { useParams } from 'next/navigation'
import { ErrorFallback } from '@/features/chrome/error-fallback'

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  // As it is in the address: it may be none of ours.
  const { locale } = useParams()
  return <ErrorFallback locale={locale === 'hi' ? locale : 'en'} error={error} retry={retry} />
}
