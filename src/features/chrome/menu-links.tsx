import { SiteLink } from '@/components/ui/site-link'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { NavigationTexts } from '@/domain/pages/navigation'

type MenuLinksProps = {
  locale: Locale
  menu: NavigationTexts['menu']
  /** Path of the shown page, in English. */
  path: string
  className: string
  linkClass: string
  onFollow?: () => void
}

/** The links of a menu. A page that the foundation added may be unpublished: it has no path. */
export function MenuLinks({ locale, menu, path, className, linkClass, onFollow }: MenuLinksProps) {
  return (
    <ul className={className}>
      {menu.map(
        ({ page, label }) =>
          page && (
            <li key={page}>
              <SiteLink
                href={localePath(locale, page)}
                onClick={onFollow}
                aria-current={path === page ? 'page' : undefined}
                className={linkClass}
              >
                {label}
              </SiteLink>
            </li>
          ),
      )}
    </ul>
  )
}
