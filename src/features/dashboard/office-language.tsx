'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/content/locale'
import { OfficeLocale } from './use-copy'

/** Tells the components of a page of the office which language they speak. */
export function OfficeLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <OfficeLocale value={locale}>{children}</OfficeLocale>
}
