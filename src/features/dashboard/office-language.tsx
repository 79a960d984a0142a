'use client'

import type { ReactNode } from 'react'
import type { Locale } from '@/content/locale'
import { OfficeLocale } from './use-copy'

/** Provides the language to the components of an office page. */
export function OfficeLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <OfficeLocale value={locale}>{children}</OfficeLocale>
}
