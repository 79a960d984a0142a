import type { Metadata } from 'next'
import { type LocaleParams, localeOf } from '../locale-params'
import { UnknownPage, unknownPageMetadata } from '../unknown-page'

// Not kept in the page cache: anybody can ask for any number of pages that do not exist.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return unknownPageMetadata(await localeOf(params))
}

/** Every address that no page has. */
export default async function RestPage({ params }: LocaleParams) {
  return <UnknownPage locale={await localeOf(params)} />
}
