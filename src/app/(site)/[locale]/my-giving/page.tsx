import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { myGivingContent } from '@/content/my-giving'
import { MyGiving } from '@/features/my-giving/my-giving'
import { readMyGiving, readMyGivingStep } from '@/server/my-giving/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { type LocaleParams, localeOf } from '../locale-params'
import { privateMetadata } from '../page-metadata'

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta, titles } = myGivingContent[locale]
  const step = await readMyGivingStep(await headers())
  return privateMetadata(locale, { ...meta, title: titles[step] })
}

/** A donor's own gifts, opened by a mailed link or code. */
export default async function MyGivingPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const state = await readMyGiving(await headers())
  const { registration80g } = await getSiteSettings(locale)
  return <MyGiving locale={locale} state={state} offersTaxReceipt={registration80g !== null} />
}
