'use client'

import { useParams } from 'next/navigation'
import { isLocale } from '@/content/locale'
import { ErrorFallback } from '@/features/chrome/error-fallback'

export default function PageError({ error, retry }: { error: unknown; retry: () => void }) {
  const param = useParams<{ locale?: string }>().locale ?? ''
  return <ErrorFallback locale={isLocale(param) ? param : 'en'} error={error} retry={retry} />
}
