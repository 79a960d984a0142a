import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame } from '../../../../(site)/[locale]/site-frame'
import { type PreviewParams, readPreview } from './read-preview'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'Preview', robots: { index: false } }

export default async function PreviewLayout({
  params,
  children,
}: PreviewParams & { children: ReactNode }) {
  const { locale } = await readPreview(params)
  return <SiteFrame locale={locale}>{children}</SiteFrame>
}
