import { notFound } from 'next/navigation'
import { isLocale, type Locale } from '@/content/locale'

export type LocaleParams = { params: Promise<{ locale: string }> }

/** The language of a page's address; an unknown one is a page that does not exist. */
export async function localeOf(params: LocaleParams['params']): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}
