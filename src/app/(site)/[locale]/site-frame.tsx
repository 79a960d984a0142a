import type { ReactNode } from 'react'
import { ToastHost } from '@/components/ui/toast-host'
import { chromeContent } from '@/content/chrome'
import type { Locale } from '@/content/locale'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { DONATE_PROMPT_COLLAPSE_MS, DONATE_PROMPT_SEEN_KEY } from '@/domain/donation'
import { externalPaymentHref } from '@/domain/external-payment'
import { INSPIRATION_SKELETON_COUNT } from '@/domain/inspiration'
import { FloatingDonate } from '@/features/chrome/floating-donate'
import { menuFrom } from '@/features/chrome/menu-room'
import { ScrollToTop } from '@/features/chrome/scroll-to-top'
import { SiteFooter } from '@/features/chrome/site-footer'
import { SiteHeader } from '@/features/chrome/site-header'
import { SoftNavigation } from '@/features/chrome/soft-navigation'
import { InspirationSkeletons } from '@/features/inspiration/inspiration-skeletons'
import { getPageTexts } from '@/server/pages/page-data'
import { getUpiOption } from '@/server/payment-settings/page-data'
import { imageHostsAttribute } from '@/server/pictures/image-hosts'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { horizonHref, themeHref } from '@/server/theme/theme'
import { preloadFonts } from '../../fonts/preload-fonts'
import '../../site.css'
import { SkipLink } from '@/components/ui/skip-link'

/** The HTML document around every page of the site and every preview. */
export async function SiteFrame({ locale, children }: { locale: Locale; children: ReactNode }) {
  preloadFonts(locale)
  const settings = await getSiteSettings(locale)
  const theme = themeHref(settings)
  const upi = await getUpiOption()
  const texts = await getPageTexts('navigation', locale)
  const { brand, header, mobileMenu, languageSwitch, skipLink, ...copy } = chromeContent[locale]
  const { loggedOut, logoutFailed } = toastsContent[locale]
  return (
    <html lang={locale} {...(await imageHostsAttribute())}>
      <body>
        {theme && <link rel="stylesheet" href={theme} precedence="theme" />}
        <SkipLink label={skipLink} />
        <SiteHeader
          locale={locale}
          name={settings.foundationName}
          copy={{
            header,
            mobileMenu,
            languageSwitch,
            homeLabel: brand.homeLabel(settings.foundationName),
            loggedOut,
            logoutFailed,
          }}
          menu={texts.menu}
          menuFrom={menuFrom(settings.foundationName, texts.menu)}
          more={texts.footer.moreLinks.links}
          upi={upi}
        />
        <main id="content">
          <SoftNavigation
            loading={copy.loading}
            skeletons={{
              '/inspiration': <InspirationSkeletons count={INSPIRATION_SKELETON_COUNT} />,
            }}
          >
            {children}
          </SoftNavigation>
        </main>
        <SiteFooter
          locale={locale}
          texts={texts.footer}
          settings={settings}
          horizon={horizonHref(settings.palette)}
        />
        <FloatingDonate
          locale={locale}
          upi={upi}
          donateHref={localePath(locale, '/donate')}
          externalHref={externalPaymentHref(settings.externalPaymentUrl)}
          collapseMs={DONATE_PROMPT_COLLAPSE_MS}
          seenKey={DONATE_PROMPT_SEEN_KEY}
          copy={{
            ...copy.donatePrompt,
            ...texts.donatePrompt,
            link: mobileMenu.donate,
            opensOutside: pagePartsContent[locale].opensOutside,
            upi: header.upi,
            payByUpi: header.payByUpi,
          }}
        />
        <ScrollToTop />
        <ToastHost labels={copy.toast} />
      </body>
    </html>
  )
}
