import type { ReactNode } from 'react'
import { type LocaleParams, localeOf } from './locale-params'
import { SiteFrame } from './site-frame'

export { generateMetadata, viewport } from '../../root-metadata'

/** Pages are made on their first request, kept, and renewed by tag when their content changes. */
export const revalidate = 86400

export function generateStaticParams() {
  return []
}

export default async function SiteLayout({
  params,
  children,
}: LocaleParams & { children: ReactNode }) {
  return <SiteFrame locale={await localeOf(params)}>{children}</SiteFrame>
}
