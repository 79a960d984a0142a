import type { Metadata } from 'next'
import { notFoundMetaContent } from '@/content/not-found-meta'
import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { getSiteSettings } from '@/server/site-settings'
import { type LocaleParams, localeOf } from './locale-params'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { title, description } = notFoundMetaContent[locale].meta
  const { foundationName } = await getSiteSettings(locale)
  return { title: `${title} · ${foundationName}`, description, robots: { index: false } }
}

export default function NotFound() {
  return <NotFoundMessage />
}
