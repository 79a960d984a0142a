import { smallButtonClass } from '@/components/ui/small-button'
import { accountContent } from '@/content/account'
import { localePath } from '@/content/paths'
import { FIRST_RUN_PATH } from '@/domain/first-run'
import type { AccountDto } from '@/domain/responses/account'
import { useCopy, useOfficeLocale } from '../use-copy'

/** The account's username, with an admin's links to other pages. */
export function AccountHeader({ username, role }: Pick<AccountDto, 'username' | 'role'>) {
  const copy = useCopy(accountContent)
  const locale = useOfficeLocale()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-neem-deep text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.loggedInAs(username, role)}</p>
      </div>
      {role === 'admin' && (
        <div className="flex flex-wrap gap-2">
          <a href={localePath(locale, '/admin')} className={smallButtonClass('quiet')}>
            {copy.dashboard}
          </a>
          <a href={localePath(locale, FIRST_RUN_PATH)} className={smallButtonClass('quiet')}>
            {copy.firstSteps}
          </a>
        </div>
      )}
    </header>
  )
}
