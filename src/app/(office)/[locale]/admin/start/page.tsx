import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { firstRunContent } from '@/content/first-run'
import { ACCOUNT_PATH } from '@/domain/account'
import { findSession } from '@/server/accounts/session'
import { readFirstRun } from '@/server/first-run/service'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { FirstRunScreen } from './first-run-screen'

// Rendered for each request: it shows what is stored now, to admins alone.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return { title: firstRunContent[await localeOf(params)].title, robots: { index: false } }
}

export default async function FirstRunPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const session = await findSession(await headers())
  if (!session) redirect('/admin-login')
  if (session.mustSetUpSecondFactor) redirect(ACCOUNT_PATH)
  if (session.user.role !== 'admin') redirect('/cms')
  return <FirstRunScreen locale={locale} {...(await readFirstRun(locale))} />
}
