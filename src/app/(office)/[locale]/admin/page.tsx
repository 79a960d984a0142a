import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import type { Locale } from '@/content/locale'
import { ACCOUNT_PATH } from '@/domain/account'
import { getEnv, siteUrl } from '@/env'
import { findSession } from '@/server/accounts/session'
import { readFirstRunProgress } from '@/server/first-run/service'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { type LocaleParams, localeOf } from '../../../(site)/[locale]/locale-params'
import { AdminScreen } from './admin-screen'

export const metadata: Metadata = { title: 'Admin Dashboard', robots: { index: false } }

// Rendered for each request: what it shows depends on the session, which only the server judges.
export const dynamic = 'force-dynamic'

const EMBLEM_URL = '/brand/emblem.svg'

export default async function AdminPage({ params }: LocaleParams) {
  // The dashboard speaks English only.
  if ((await localeOf(params)) !== 'en') redirect('/admin')
  const session = await findSession(await headers())
  if (!session) redirect('/admin-login')
  if (session.mustSetUpSecondFactor) redirect(ACCOUNT_PATH)
  if (session.user.role !== 'admin') redirect('/cms')
  return (
    <AdminScreen
      username={session.user.username}
      siteUrl={siteUrl(getEnv())}
      firstRun={await readFirstRunProgress()}
      foundations={{ en: await printedFoundation('en'), hi: await printedFoundation('hi') }}
      posterFoundations={{ en: await posterFoundation('en'), hi: await posterFoundation('hi') }}
    />
  )
}

async function printedFoundation(locale: Locale) {
  const settings = await getSiteSettings(locale)
  const { foundationName, motto, logo, presidentName, presidentSignature } = settings
  return {
    name: foundationName,
    motto,
    logoUrl: logo?.src ?? EMBLEM_URL,
    presidentName,
    presidentSignatureUrl: presidentSignature?.src ?? null,
  }
}

async function posterFoundation(locale: Locale) {
  const { foundationName, motto, logo, registrationNumber } = await getSiteSettings(locale)
  return { name: foundationName, motto, logoUrl: logo?.src ?? EMBLEM_URL, registrationNumber }
}
