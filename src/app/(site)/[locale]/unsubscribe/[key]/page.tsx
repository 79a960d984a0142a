import type { Metadata } from 'next'
import { updatesContent } from '@/content/updates'
import { Unsubscribe } from '@/features/updates/unsubscribe'
import { setPageStatus } from '@/lib/render-context'
import { readUnsubscribe } from '@/server/updates/page-data'
import { type LocaleParams, localeOf } from '../../locale-params'
import { privateMetadata } from '../../page-metadata'

type Params = LocaleParams & { params: Promise<{ key: string }> }

// Read on each request, never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = await localeOf(params)
  return privateMetadata(locale, updatesContent[locale].meta)
}

/** Ends the news to an address; opening it changes nothing. */
export default async function UnsubscribePage({ params }: Params) {
  const locale = await localeOf(params)
  const { key } = await params
  const state = await readUnsubscribe(key)
  if (state === null) setPageStatus(404)
  return <Unsubscribe locale={locale} linkKey={key} state={state} />
}
