import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { SiteLink } from '@/components/ui/site-link'
import type { ChromeContent } from '@/content/chrome'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { NavigationTexts } from '@/domain/pages/navigation'
import { MenuLinks } from './menu-links'

type MobileMenuProps = {
  locale: Locale
  copy: ChromeContent['mobileMenu']
  menu: NavigationTexts['menu']
  /** Further links, in small type. */
  more: NavigationTexts['menu']
  /** Path of the shown page, in English. */
  path: string
  isAdmin: boolean
  className: string
  onFollow: () => void
  onLogOut: () => void
  /** The buttons to give. On wider screens the header has its own. */
  children: ReactNode
}

/** The menu that the header's button opens. */
export function MobileMenu({
  locale,
  copy,
  menu,
  more,
  path,
  isAdmin,
  className,
  onFollow,
  onLogOut,
  children,
}: MobileMenuProps) {
  const links = { locale, path, onFollow }
  return (
    <nav
      id="mobile-menu"
      aria-label={copy.label}
      // Leaves space for the site's header and for the browser's own bar, which 100vh includes.
      className={`max-h-[calc(100vh-8rem)] overflow-y-auto border-line border-t bg-paper ${className}`}
    >
      <MenuLinks
        {...links}
        menu={menu}
        className="page-width grid grid-cols-2 gap-x-4 py-4 sm:grid-cols-3 md:grid-cols-5"
        linkClass="flex min-h-12 items-center border-line border-b aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-neem-deep forced-colors:aria-[current]:border-b-4"
      />
      <MenuLinks
        {...links}
        menu={more}
        className="page-width flex flex-wrap gap-x-5 pb-4"
        linkClass="flex min-h-11 items-center text-[0.9375rem] text-ink-soft hover:text-neem aria-[current]:font-semibold"
      />
      <div className="page-width flex flex-wrap items-center gap-3 pb-6">
        <div className="flex flex-wrap gap-3 sm:hidden">{children}</div>
        <SiteLink
          href={isAdmin ? '/admin' : localePath(locale, '/admin-login')}
          onClick={onFollow}
          className={buttonClass('quiet')}
        >
          {isAdmin ? copy.adminPanel : copy.adminLogin}
        </SiteLink>
        {isAdmin && (
          <button type="button" onClick={onLogOut} className={buttonClass('quiet')}>
            {copy.adminLogout}
          </button>
        )}
      </div>
    </nav>
  )
}
