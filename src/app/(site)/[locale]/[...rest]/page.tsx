import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '../locale-params'
import { UnknownPage, unknownPageMetadata } from '../unknown-page'

// Not cached: anybody can request any number of pages that do not exist.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return unknownPageMetadata(await localeOf(params))
}

/** The page for every unknown address. */
export default async function RestPage({ params }: LocaleParams) {
  return <UnknownPage locale={await localeOf(params)} />
}
