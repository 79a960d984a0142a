import type { Metadata } from 'next'
import { notFoundMetaContent } from '@/content/not-found-meta'
import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { type LocaleParams, localeOf } from './locale-params'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return { description: notFoundMetaContent[locale].description, robots: { index: false } }
}

export default function NotFound() {
  return <NotFoundMessage />
}
