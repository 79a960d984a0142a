import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { accountContent as copy } from '@/content/account'
import { FIRST_RUN_PATH } from '@/domain/first-run'
import type { AccountDto } from '@/domain/responses/account'
import { useLogout } from '../session/use-logout'

/** Whose account it is, and the ways out of the page. */
export function AccountHeader({ username, role }: Pick<AccountDto, 'username' | 'role'>) {
  const { isLeaving, logOut } = useLogout()
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-neem-deep text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.loggedInAs(username, role)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {role === 'admin' && (
          <>
            <a href="/admin" className={smallButtonClass('quiet')}>
              {copy.dashboard}
            </a>
            <a href={FIRST_RUN_PATH} className={smallButtonClass('quiet')}>
              {copy.firstSteps}
            </a>
          </>
        )}
        <a href="/cms" className={smallButtonClass('quiet')}>
          {copy.panel}
        </a>
        <SmallButton onClick={logOut} disabled={isLeaving}>
          {isLeaving ? copy.loggingOut : copy.logout}
        </SmallButton>
      </div>
    </header>
  )
}
