import { Emblem } from '@/components/ui/emblem'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { chromeContent } from '@/content/chrome'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { NavigationTexts } from '@/domain/pages/navigation'
import { mailLink } from '@/lib/mail-link'
import { phoneLink } from '@/lib/phone-link'
import { plainText } from '@/lib/plain-text'

type SiteFooterProps = {
  locale: Locale
  texts: NavigationTexts['footer']
  /** URL of the picture of hills above the footer. */
  horizon: string
  settings: {
    foundationName: string
    motto: string
    address: string | null
    phone: string | null
    email: string | null
    social: { facebook: string | null; instagram: string | null; youtube: string | null }
  }
}

/** The footer of every page: who we are, how to reach us, and links. */
export function SiteFooter({ locale, texts, horizon, settings }: SiteFooterProps) {
  const copy = chromeContent[locale].footer
  const { address, phone, email } = settings
  const social = Object.entries(settings.social).flatMap(([network, href]) =>
    href ? [{ href, label: copy.social[network as 'facebook' | 'instagram' | 'youtube'] }] : [],
  )
  return (
    <footer className="text-white/90">
      {/* biome-ignore lint/performance/noImgElement: a small vector of our own. */}
      <img
        src={horizon}
        alt=""
        width="1440"
        height="120"
        loading="lazy"
        className="-mb-px block h-12 w-full sm:h-20 lg:h-28"
      />
      <div className="bg-neem-deep">
        <div className="page-width grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-6 sm:grid-cols-2 gap-y-10 py-12 md:grid-cols-3 lg:grid-cols-[1.5fr_1fr_1fr_1.2fr] lg:gap-x-10 lg:pb-16">
          <div className="col-span-full lg:col-span-1">
            <p className="flex items-center gap-3 font-heading text-heading text-white">
              <span className="grid size-12 shrink-0 place-items-center rounded-full bg-paper">
                <Emblem className="size-9" />
              </span>
              {settings.foundationName}
            </p>
            <p className="mt-2 text-marigold">{settings.motto}</p>
            {texts.blurb && <p className="mt-4 max-w-sm">{texts.blurb}</p>}
          </div>
          <FooterLinks locale={locale} {...texts.quickLinks} />
          <FooterLinks locale={locale} {...texts.moreLinks} />
          <div className="col-span-full md:col-span-1">
            <h2 className="font-heading text-heading text-white">{texts.contact.heading}</h2>
            <address className="mt-3 space-y-1 not-italic">
              {address && <p className="whitespace-pre-line">{address}</p>}
              {phone && (
                <p>
                  <a href={phoneLink(phone)} className="hover:underline">
                    {phone}
                  </a>
                </p>
              )}
              {email && (
                <p>
                  <a href={mailLink(email)} className="break-all hover:underline">
                    {email}
                  </a>
                </p>
              )}
              {!address && !phone && !email && <p>{texts.contact.notSet}</p>}
            </address>
            {texts.contact.contact && (
              <SiteLink
                href={localePath(locale, '/contact')}
                className={`mt-3 ${accentLinkClass} text-white`}
              >
                {texts.contact.contact}
              </SiteLink>
            )}
            {social.length > 0 && (
              <ul aria-label={copy.social.heading} className="mt-3 flex flex-wrap gap-x-5">
                {social.map(({ href, label }) => (
                  <li key={href}>
                    <a
                      href={href}
                      rel="noopener noreferrer"
                      target="_blank"
                      className="inline-flex min-h-11 items-center hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
        <div className="border-white/20 border-t">
          <div className="page-width flex flex-col gap-2 py-6 text-sm sm:flex-row sm:flex-wrap sm:justify-between sm:gap-x-8">
            <p>{copy.copyright(settings.foundationName)}</p>
            {texts.taxNote && <p>{texts.taxNote}</p>}
          </div>
        </div>
      </div>
    </footer>
  )
}

type FooterLinksProps = NavigationTexts['footer']['quickLinks'] & { locale: Locale }

function FooterLinks({ locale, heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={plainText(heading)}>
      <h2 className="font-heading text-heading text-white">{heading}</h2>
      <ul className="mt-2">
        {links.map(
          ({ label, page }, index) =>
            page && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two links may lead to the same page.
              <li key={index}>
                <SiteLink
                  href={localePath(locale, page)}
                  className="inline-flex min-h-11 items-center leading-snug hover:underline"
                >
                  {label}
                </SiteLink>
              </li>
            ),
        )}
      </ul>
    </nav>
  )
}
