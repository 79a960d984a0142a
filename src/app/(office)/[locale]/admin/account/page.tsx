import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { accountContent } from '@/content/account'
import { localePath } from '@/content/paths'
import { ACCOUNT_PATH } from '@/domain/account'
import { Account } from '@/features/dashboard/account/account'
import { readAccountPage } from '@/server/accounts/own-account'
import { type LocaleParams, localeOf } from '../../../../(site)/[locale]/locale-params'
import { enterOwnPage, type OfficePageProps } from '../enter-office'

// Rendered for each request: it shows users their own account.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return { title: accountContent[await localeOf(params)].title, robots: { index: false } }
}

export default async function AccountPage(props: OfficePageProps) {
  const { locale } = await enterOwnPage(props, ACCOUNT_PATH)
  const shown = await readAccountPage(await headers())
  // The session may end between the two checks.
  if (!shown) redirect(localePath(locale, '/admin-login'))
  return <Account {...shown} />
}
