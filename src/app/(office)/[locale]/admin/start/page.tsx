import type { Metadata } from 'next'
import { firstRunContent } from '@/content/first-run'
import { FIRST_RUN_PATH } from '@/domain/first-run'
import { FirstRun } from '@/features/dashboard/first-run/first-run'
import { readFirstRun } from '@/server/first-run/service'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { enterOffice, type OfficePageProps } from '../enter-office'

// Rendered for each request: it shows current data, to admins only.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return { title: firstRunContent[await localeOf(params)].title, robots: { index: false } }
}

export default async function FirstRunPage(props: OfficePageProps) {
  const { locale } = await enterOffice(props, FIRST_RUN_PATH)
  return <FirstRun {...(await readFirstRun(locale))} />
}
