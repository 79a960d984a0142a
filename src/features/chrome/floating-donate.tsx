'use client'

import { usePathname } from 'next/navigation'
import { buttonClass } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import { UpiButton } from '@/components/upi/upi-button'
import type { Locale } from '@/content/locale'
import { withoutLocale } from '@/content/paths'
import type { UpiOption } from '@/domain/upi'
import { DonatePrompt, type DonatePromptCopy } from './donate-prompt'

type FloatingDonateProps = {
  locale: Locale
  /** Path of our own donate page. */
  donateHref: string
  /** URL of the hosted payment page; null if none is configured. */
  externalHref: string | null
  /** Null if UPI is not offered. */
  upi: UpiOption | null
  collapseMs: number
  seenKey: string
  copy: DonatePromptCopy & { link: string; opensOutside: string; upi: string; payByUpi: string }
}

/**
 * What stays at the bottom of a small screen: on a phone a bar with 'Donate', UPI and the prompt,
 * on a tablet only the prompt. It is hidden while somebody types.
 */
export function FloatingDonate({
  locale,
  donateHref,
  externalHref,
  upi,
  collapseMs,
  seenKey,
  copy,
}: FloatingDonateProps) {
  const path = withoutLocale(usePathname())
  const isDashboard = path === '/admin' || path.startsWith('/admin/')
  // Spec section 2: hidden on /donate and on any path that starts with /admin, which includes
  // /admin-login.
  const isDonatePage = path === '/donate' || path.startsWith('/donate/')
  const isPromptHidden = isDonatePage || path.startsWith('/admin')
  // On the donate page itself, the link would only cover the form.
  const isLinkHidden = isDashboard || (isDonatePage && externalHref === null)
  const linkClass = `${buttonClass('give')} flex-1 md:hidden`

  if (isLinkHidden && isPromptHidden) return null
  return (
    // A longer footer, so that the bar covers none of its text at the end of the page. Not `sticky`: axe
    // reports links under such a bar as too small (dequelabs/axe-core#3720).
    <div className="h-[8rem] bg-neem-deep lg:hidden">
      <aside
        data-floating=""
        aria-label={copy.label}
        className="fixed inset-x-0 bottom-0 z-20 flex flex-wrap items-center gap-2 border-line border-t bg-paper px-3 py-2 md:pointer-events-none md:inset-x-3 md:bottom-3 md:border-0 md:bg-transparent md:p-0"
      >
        {isLinkHidden ? null : externalHref ? (
          <a href={externalHref} rel="noopener" className={linkClass}>
            {copy.link}
            <span className="sr-only">({copy.opensOutside})</span>
          </a>
        ) : (
          <SiteLink href={donateHref} className={linkClass}>
            {copy.link}
          </SiteLink>
        )}
        {upi && !isPromptHidden && (
          <UpiButton
            option={upi}
            locale={locale}
            label={copy.upi}
            ariaLabel={copy.payByUpi}
            fallbackHref={donateHref}
            className={`${buttonClass('lead')} flex-1 md:hidden`}
          />
        )}
        {!isPromptHidden && (
          <DonatePrompt href={donateHref} collapseMs={collapseMs} seenKey={seenKey} copy={copy} />
        )}
      </aside>
    </div>
  )
}
