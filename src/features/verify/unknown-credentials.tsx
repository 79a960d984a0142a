'use client'

import { useParams } from 'next/navigation'
import { isLocale } from '@/content/locale'
import { verifyContent } from '@/content/verify'
import { Verdict } from './verdict'

/** For a code that we never gave out. Next tells this page nothing of the address but by the hook. */
export function UnknownCredentials() {
  const param = useParams<{ locale?: string }>().locale ?? ''
  const locale = isLocale(param) ? param : 'en'
  return <Verdict locale={locale} copy={verifyContent[locale]} result="unknown" tone="bad" />
}
