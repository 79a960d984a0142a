import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/content/locale'

export type LocaleParams = { params: Promise<{ locale: string }> }

/** Returns the language of a page's address; an unknown one is answered by Next's `notFound`. */
export async function localeOf(params: LocaleParams['params']): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}
