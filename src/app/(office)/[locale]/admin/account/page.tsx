import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { ACCOUNT_PATH } from '@/domain/account'
import { readAccountPage } from '@/server/accounts/own-account'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { AccountScreen } from './account-screen'

export const metadata: Metadata = { title: 'Your account', robots: { index: false } }

// Rendered for each request: it shows users their own account.
export const dynamic = 'force-dynamic'

export default async function AccountPage({ params }: LocaleParams) {
  // The back office speaks English only.
  if ((await localeOf(params)) !== 'en') redirect(ACCOUNT_PATH)
  const shown = await readAccountPage(await headers())
  if (!shown) redirect('/admin-login')
  return <AccountScreen {...shown} />
}
