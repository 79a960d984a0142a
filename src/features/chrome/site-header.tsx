'use client'

import { usePathname, useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { Emblem } from '@/components/ui/emblem'
import { SiteLink } from '@/components/ui/site-link'
import { showToast } from '@/components/ui/toast-store'
import { UpiButton } from '@/components/upi/upi-button'
import type { ChromeContent } from '@/content/chrome'
import type { Locale } from '@/content/locale'
import { localePath, withoutLocale } from '@/content/paths'
import type { ToastCopy } from '@/content/toasts'
import type { NavigationTexts } from '@/domain/pages/navigation'
import type { UpiOption } from '@/domain/upi'
import { hasAdminFlag, removeAdminFlag } from '@/lib/admin-flag'
import type { MenuFrom } from './menu-room'

type SiteHeaderProps = {
  locale: Locale
  name: string
  copy: Pick<ChromeContent, 'header' | 'mobileMenu' | 'languageSwitch'> & {
    homeLabel: string
    loggedOut: ToastCopy
    logoutFailed: ToastCopy
  }
  menu: NavigationTexts['menu']
  menuFrom: MenuFrom
  /** Further links of the collapsed menu. */
  more: NavigationTexts['menu']
  /** How to pay by UPI; null if the foundation has no UPI ID. */
  upi: UpiOption | null
}

/** Classes of menu and menu button by the screen width from which the whole menu is shown. */
const MENU_CLASSES: Record<MenuFrom, { menu: string; folded: string }> = {
  narrow: { menu: 'hidden nav:block', folded: 'nav:hidden' },
  wide: { menu: 'hidden wide:block', folded: 'wide:hidden' },
  never: { menu: 'hidden', folded: '' },
}

/** The sticky header of every page; on a phone its menu is collapsed. */
export function SiteHeader({ locale, name, copy, menu, menuFrom, more, upi }: SiteHeaderProps) {
  const path = withoutLocale(usePathname())
  const [isOpen, setIsOpen] = useState(false)
  const { isAdmin, endSession } = useAdmin(locale, copy)
  const close = () => setIsOpen(false)
  const look = MENU_CLASSES[menuFrom]
  const links = publishedLinks(menu)
  const header = useRef<HTMLElement>(null)
  const menuButton = useRef<HTMLButtonElement>(null)

  useCloseOutside({ isOpen, setIsOpen, header, menuButton })

  // Close the menu on every change of route.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on every change of path.
  useEffect(() => {
    // In the cleanup, so not on the first page: a tap from before hydration may have opened it
    // there.
    return () => setIsOpen(false)
  }, [path])

  const logOut = () => {
    close()
    endSession()
  }

  const otherLocale: Locale = locale === 'en' ? 'hi' : 'en'
  // A plain link: the other language is a separate document with another `lang`.
  const languageLink = (
    <a
      href={localePath(otherLocale, path)}
      hrefLang={otherLocale}
      lang={otherLocale}
      // Keep the query, such as the campaign of a gift. It cannot be in the HTML, which is cached
      // for all queries.
      onClick={({ currentTarget }) => {
        currentTarget.search = location.search
      }}
      className="inline-flex min-h-11 items-center rounded-full px-3 font-language font-semibold text-neem-deep nav:text-[0.9375rem] nav:max-wide:px-2 hover:bg-neem-tint"
    >
      {copy.languageSwitch.label}
    </a>
  )
  const donateLink = (
    <SiteLink
      href={localePath(locale, '/donate')}
      className={`${buttonClass('give')} whitespace-nowrap nav:max-wide:px-4`}
    >
      {copy.header.donateNow}
    </SiteLink>
  )

  const upiButton = (label: string, className: string) =>
    upi && (
      <UpiButton
        option={upi}
        locale={locale}
        label={label}
        ariaLabel={copy.header.payByUpi}
        fallbackHref={localePath(locale, '/donate')}
        className={className}
      />
    )

  return (
    <header ref={header} className="sticky top-0 z-30 border-line border-b bg-paper">
      <div className="mx-auto flex min-h-18 w-[min(100%-1.5rem,86rem)] items-center justify-end gap-2 max-sm:flex-wrap max-sm:gap-y-0">
        <SiteLink
          href={localePath(locale, '/')}
          aria-label={copy.homeLabel}
          className="mr-auto flex min-w-0 items-center gap-2.5 py-2 max-sm:grow max-sm:basis-[10rem]"
        >
          <Emblem className="size-10 shrink-0" />
          <span className="font-heading text-heading text-neem-deep leading-tight nav:max-wide:text-[1.1875rem]">
            {name}
          </span>
        </SiteLink>

        <nav aria-label={copy.header.navLabel} className={look.menu}>
          <ul className="flex">
            {links.map(({ page, label }) => (
              <li key={page}>
                <SiteLink
                  href={localePath(locale, page)}
                  aria-current={path === page ? 'page' : undefined}
                  className="flex min-h-11 items-center border-transparent border-b-2 px-1.5 text-[0.9375rem] whitespace-nowrap hover:text-neem wide:px-2.5 aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-neem-deep"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>

        {languageLink}
        <div className="hidden items-center gap-1.5 sm:flex">
          <div className="hidden items-center nav:flex">
            <SiteLink
              href={isAdmin ? '/admin' : localePath(locale, '/admin-login')}
              className="flex min-h-11 items-center px-2 text-[0.9375rem] text-ink-soft whitespace-nowrap hover:text-neem"
            >
              {copy.header.admin}
            </SiteLink>
            {isAdmin && (
              <button
                type="button"
                onClick={logOut}
                className="min-h-11 px-2 text-[0.9375rem] text-ink-soft whitespace-nowrap hover:text-neem"
              >
                {copy.header.logout}
              </button>
            )}
          </div>
          {/* For an admin, the logout button takes its place. */}
          {!isAdmin && upiButton(copy.header.upi, `${buttonClass('quiet')} nav:max-wide:px-4`)}
          {donateLink}
        </div>

        <button
          ref={menuButton}
          type="button"
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          aria-label={isOpen ? copy.mobileMenu.close : copy.mobileMenu.open}
          onClick={() => setIsOpen(!isOpen)}
          className={`grid size-12 place-items-center rounded-full text-neem-deep hover:bg-neem-tint ${look.folded}`}
        >
          <svg
            aria-hidden="true"
            viewBox="0 0 24 24"
            className="size-7"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          >
            <path d={isOpen ? 'M6 6l12 12M18 6L6 18' : 'M4 7h16M4 12h16M4 17h16'} />
          </svg>
        </button>
      </div>

      {isOpen && (
        <nav
          id="mobile-menu"
          aria-label={copy.mobileMenu.label}
          // Leaves space for the site's header and for the browser's own bar, which 100vh includes.
          className={`max-h-[calc(100vh-8rem)] overflow-y-auto border-line border-t bg-paper ${look.folded}`}
        >
          <ul className="page-width grid grid-cols-2 gap-x-4 py-4 sm:grid-cols-3 md:grid-cols-5">
            {links.map(({ page, label }) => (
              <li key={page}>
                <SiteLink
                  href={localePath(locale, page)}
                  onClick={close}
                  aria-current={path === page ? 'page' : undefined}
                  className="flex min-h-12 items-center border-line border-b aria-[current]:border-marigold aria-[current]:font-semibold aria-[current]:text-neem-deep"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <ul className="page-width flex flex-wrap gap-x-5 pb-4">
            {publishedLinks(more).map(({ page, label }) => (
              <li key={page}>
                <SiteLink
                  href={localePath(locale, page)}
                  onClick={close}
                  aria-current={path === page ? 'page' : undefined}
                  className="flex min-h-11 items-center text-[0.9375rem] text-ink-soft hover:text-neem aria-[current]:font-semibold"
                >
                  {label}
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className="page-width flex flex-wrap items-center gap-3 pb-6">
            {/* On wider screens the header has its own buttons. */}
            <div className="flex flex-wrap gap-3 sm:hidden">
              {donateLink}
              {upiButton(copy.header.payByUpi, buttonClass('quiet'))}
            </div>
            <SiteLink
              href={isAdmin ? '/admin' : localePath(locale, '/admin-login')}
              onClick={close}
              className={buttonClass('quiet')}
            >
              {isAdmin ? copy.mobileMenu.adminPanel : copy.mobileMenu.adminLogin}
            </SiteLink>
            {isAdmin && (
              <button type="button" onClick={logOut} className={buttonClass('quiet')}>
                {copy.mobileMenu.adminLogout}
              </button>
            )}
          </div>
        </nav>
      )}
    </header>
  )
}

/** Returns whether an admin is logged in, and a function that logs out. */
function useAdmin(locale: Locale, copy: SiteHeaderProps['copy']) {
  const pathname = usePathname()
  const router = useRouter()
  const [isAdmin, setIsAdmin] = useState(false)

  // Spec section 4: the flag is read again on every change of route.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on every change of path.
  useEffect(() => setIsAdmin(hasAdminFlag()), [pathname])

  const endSession = async () => {
    try {
      // Loaded on demand: visitors do not need it.
      const { apiRequest } = await import('@/lib/api-client')
      await apiRequest('POST', '/api/admin/logout')
    } catch (error) {
      // The session is still open: keep the flag and the button, so that the admin can try again.
      console.warn('Logging out on the server failed.', error)
      showToast({ ...copy.logoutFailed, tone: 'error' })
      return
    }
    removeAdminFlag()
    setIsAdmin(false)
    showToast({ ...copy.loggedOut, tone: 'success' })
    router.push(localePath(locale, '/admin-login'))
  }

  return { isAdmin, endSession }
}

type OpenMenu = {
  isOpen: boolean
  setIsOpen: (isOpen: boolean) => void
  header: RefObject<HTMLElement | null>
  menuButton: RefObject<HTMLButtonElement | null>
}

/** Closes the open menu on Escape, and when a tap or the focus lands outside the header. */
function useCloseOutside({ isOpen, setIsOpen, header, menuButton }: OpenMenu): void {
  useEffect(() => {
    if (!isOpen) return
    const closeMenu = (event: Event) => {
      // A dialog opened from the menu is on top of it and closes first.
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return
        menuButton.current?.focus()
      } else if (header.current?.contains(event.target as Node)) return
      setIsOpen(false)
    }
    document.addEventListener('keydown', closeMenu)
    document.addEventListener('pointerdown', closeMenu)
    document.addEventListener('focusin', closeMenu)
    return () => {
      document.removeEventListener('keydown', closeMenu)
      document.removeEventListener('pointerdown', closeMenu)
      document.removeEventListener('focusin', closeMenu)
    }
  }, [isOpen, setIsOpen, header, menuButton])
}

/** Returns the entries whose page exists: one that the foundation added may be unpublished. */
function publishedLinks(menu: NavigationTexts['menu']) {
  return menu.flatMap(({ page, label }) => (page ? [{ page, label }] : []))
}
