import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { dashboardImportContent } from '@/content/dashboard-import'
import { ACCOUNT_PATH } from '@/domain/account'
import { IMPORT_PATH } from '@/domain/import/path'
import { findSession } from '@/server/accounts/session'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { ImportScreen } from './import-screen'

export const metadata: Metadata = { title: dashboardImportContent.title, robots: { index: false } }

// Rendered for each request: it is for admins alone.
export const dynamic = 'force-dynamic'

export default async function ImportPage({ params }: LocaleParams) {
  // The dashboard speaks English only.
  if ((await localeOf(params)) !== 'en') redirect(IMPORT_PATH)
  const session = await findSession(await headers())
  if (!session) redirect('/admin-login')
  if (session.mustSetUpSecondFactor) redirect(ACCOUNT_PATH)
  if (session.user.role !== 'admin') redirect('/cms')
  return <ImportScreen />
}
