import { headers } from 'next/headers'
import type { ReactNode } from 'react'
import { ToastHost } from '@/components/ui/toast-host'
import { chromeContent } from '@/content/chrome'
import { OfficeHeader } from '@/features/dashboard/office-header'
import { OfficeLanguage } from '@/features/dashboard/office-language'
import { findSession } from '@/server/accounts/session'
import { officeImageHostsAttribute } from '@/server/pictures/image-hosts'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { themeHref } from '@/server/theme/theme'
import { type LocaleParams, localeOf } from '../../(site)/[locale]/locale-params'
import { preloadFonts } from '../../fonts/preload-fonts'
import '../../office.css'
import { SkipLink } from '@/components/ui/skip-link'
import { LoginOverWork } from './login-over-work'

export { generateMetadata, viewport } from '../../root-metadata'

// Rendered for each request: the header shows who is logged in.
export const dynamic = 'force-dynamic'

/** The root layout of the office; separate, so that visitors load none of it. */
export default async function OfficeLayout({
  params,
  children,
}: LocaleParams & { children: ReactNode }) {
  const locale = await localeOf(params)
  preloadFonts(locale)
  const [settings, session, imageHosts] = await Promise.all([
    getSiteSettings(locale),
    findSession(await headers()),
    officeImageHostsAttribute(),
  ])
  const theme = themeHref(settings)
  const { skipLink, toast } = chromeContent[locale]
  return (
    <html lang={locale} {...imageHosts}>
      <body>
        {theme && <link rel="stylesheet" href={theme} precedence="theme" />}
        <SkipLink label={skipLink} />
        <OfficeLanguage locale={locale}>
          <OfficeHeader name={settings.foundationName} role={session?.user.role ?? null} />
          <main id="content" tabIndex={-1} className="shadow-none outline-none">
            {children}
          </main>
          <LoginOverWork />
        </OfficeLanguage>
        <ToastHost labels={toast} isPrepared />
      </body>
    </html>
  )
}
