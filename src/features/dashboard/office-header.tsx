'use client'

import { useLayoutEffect } from 'react'
import { Button } from '@/components/ui/button'
import { Emblem } from '@/components/ui/emblem'
import { officeContent } from '@/content/office'
import { localePath } from '@/content/paths'
import { ACCOUNT_PATH } from '@/domain/account'
import { HYDRATED_EVENT } from '@/lib/hydrated'
import { useLogout } from './session/use-logout'
import { useCopy, useOfficeLocale } from './use-copy'
import { useLanguageChoice } from './use-language-choice'

type OfficeHeaderProps = {
  name: string
  /** Role of the person logged in; null if nobody is. */
  role: 'admin' | 'editor' | null
}

/** The slim header of the dashboard and its pages, in place of the public one. */
export function OfficeHeader({ name, role }: OfficeHeaderProps) {
  const copy = useCopy(officeContent)
  const locale = useOfficeLocale()
  const { isChanging, chooseLanguage } = useLanguageChoice()
  const { isLeaving, logOut } = useLogout()

  const otherLanguage = locale === 'en' ? 'hi' : 'en'

  useLayoutEffect(() => {
    dispatchEvent(new Event(HYDRATED_EVENT))
  }, [])

  return (
    <header className="border-line border-b bg-card">
      <div className="mx-auto flex min-h-13 w-[min(100%-1.5rem,86rem)] items-center gap-x-2 sm:gap-x-3">
        <a
          href={role === 'editor' ? '/cms' : localePath(locale, '/admin')}
          aria-label={copy.home(name)}
          // Of fixed height: a name that has no room wraps out of sight.
          className="flex h-11 min-w-8 flex-wrap content-start items-center gap-x-2 overflow-hidden"
        >
          <Emblem className="my-1.5 size-8 shrink-0" />
          <span className="whitespace-nowrap font-heading text-lg text-neem-deep max-sm:hidden">
            {name}
          </span>
        </a>
        {role && (
          <nav
            aria-label={copy.label}
            className="ml-auto flex max-w-[calc(100%-2.5rem)] shrink-0 flex-wrap items-center justify-end sm:max-w-[calc(100%-2.75rem)]"
          >
            <HeaderLink href={localePath(locale, '/')} {...copy.site} />
            <HeaderLink href="/cms" {...copy.panel} />
            <HeaderLink href={localePath(locale, ACCOUNT_PATH)} {...copy.account} />
            <Button
              lang={otherLanguage}
              onClick={() => chooseLanguage(otherLanguage)}
              disabled={isChanging}
              className={`${ITEM} cursor-pointer`}
            >
              {copy.languageSwitch}
            </Button>
            <Button
              onClick={logOut}
              disabled={isLeaving}
              className={`${ITEM} cursor-pointer font-semibold text-neem-deep`}
            >
              {isLeaving ? copy.loggingOut : copy.logout}
            </Button>
          </nav>
        )}
      </div>
    </header>
  )
}

const ITEM =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full px-1.5 text-[0.9375rem] hover:bg-neem-tint sm:px-[1.2vw] lg:px-3.5'

function HeaderLink({ href, long, short }: { href: string; long: string; short: string }) {
  return (
    <a href={href} className={ITEM}>
      <span className="max-lg:hidden">{long}</span>
      <span className="lg:hidden">{short}</span>
    </a>
  )
}
