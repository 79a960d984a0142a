import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { myGivingContent } from '@/content/my-giving'
import { MyGiving } from '@/features/my-giving/my-giving'
import { readMyGiving } from '@/server/my-giving/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { type LocaleParams, localeOf } from '../locale-params'

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const { title, description } = myGivingContent[await localeOf(params)].meta
  // The forms of the page itself have to say where they come from.
  return { title, description, robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** A donor's own gifts, opened by a mailed link or code. */
export default async function MyGivingPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const state = await readMyGiving(await headers())
  const { registration80g } = await getSiteSettings(locale)
  return <MyGiving locale={locale} state={state} offersTaxReceipt={registration80g !== null} />
}
