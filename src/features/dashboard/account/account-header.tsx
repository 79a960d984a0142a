import { smallButtonClass } from '@/components/ui/small-button'
import { accountContent as copy } from '@/content/account'
import { FIRST_RUN_PATH } from '@/domain/first-run'
import type { AccountDto } from '@/domain/responses/account'

/** Whose account it is, and where else an admin may go. */
export function AccountHeader({ username, role }: Pick<AccountDto, 'username' | 'role'>) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <h1 className="text-neem-deep text-title">{copy.title}</h1>
        <p className="text-ink-soft">{copy.loggedInAs(username, role)}</p>
      </div>
      {role === 'admin' && (
        <div className="flex flex-wrap gap-2">
          <a href="/admin" className={smallButtonClass('quiet')}>
            {copy.dashboard}
          </a>
          <a href={FIRST_RUN_PATH} className={smallButtonClass('quiet')}>
            {copy.firstSteps}
          </a>
        </div>
      )}
    </header>
  )
}
