import type { Metadata } from 'next'
import { dashboardContent } from '@/content/dashboard'
import type { Locale } from '@/content/locale'
import { EMBLEM_URL } from '@/domain/media-url'
import { getEnv, siteUrl } from '@/env'
import { AdminGate } from '@/features/admin-auth/admin-gate'
import { Dashboard } from '@/features/dashboard/dashboard'
import { readFirstRunProgress } from '@/server/first-run/service'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { type LocaleParams, localeOf } from '../../../(site)/[locale]/locale-params'
import { enterOffice, type OfficePageProps } from './enter-office'

// Rendered for each request: what it shows depends on the session, which only the server can check.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  return { title: dashboardContent[await localeOf(params)].header.title, robots: { index: false } }
}

export default async function AdminPage(props: OfficePageProps) {
  const { locale, session } = await enterOffice(props, '/admin')
  return (
    <AdminGate locale={locale}>
      <Dashboard
        username={session.user.username}
        siteUrl={siteUrl(getEnv())}
        firstRun={await readFirstRunProgress()}
        foundations={{ en: await printedFoundation('en'), hi: await printedFoundation('hi') }}
        posterFoundations={{ en: await posterFoundation('en'), hi: await posterFoundation('hi') }}
      />
    </AdminGate>
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
