'use client'

import { usePathname } from 'next/navigation'
import { buttonClass } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import { withoutLocale } from '@/content/paths'
import { DonatePrompt, type DonatePromptCopy } from './donate-prompt'

type FloatingDonateProps = {
  /** Our own page, on which a hosted payment page would be one click further. */
  donateHref: string
  /** The hosted payment page, or null where none is configured. */
  externalHref: string | null
  collapseMs: number
  seenKey: string
  copy: DonatePromptCopy & { link: string; opensOutside: string }
}

/**
 * What floats over the lower edge of a small screen: the fixed 'Donate' link on the left, the prompt
 * on the right. Both step aside while somebody types.
 */
export function FloatingDonate({
  donateHref,
  externalHref,
  collapseMs,
  seenKey,
  copy,
}: FloatingDonateProps) {
  const path = withoutLocale(usePathname())
  const isDashboard = path === '/admin' || path.startsWith('/admin/')
  // Spec section 2: hidden on /donate, any path starting with /admin, and so on /admin-login.
  const isDonatePage = path === '/donate' || path.startsWith('/donate/')
  const isPromptHidden = isDonatePage || path.startsWith('/admin')
  // On the page that it leads to, the link would only lie over the form.
  const isLinkHidden = isDashboard || (isDonatePage && externalHref === null)
  const linkClass = `${buttonClass('give')} shadow-lg pointer-events-auto md:hidden`

  return (
    <div
      data-floating=""
      className="pointer-events-none fixed inset-x-3 bottom-3 z-20 flex items-end justify-between gap-2 lg:hidden"
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
      {!isPromptHidden && (
        <DonatePrompt href={donateHref} collapseMs={collapseMs} seenKey={seenKey} copy={copy} />
      )}
    </div>
  )
}
