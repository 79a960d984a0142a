'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { accountContent } from '@/content/account'
import { localePath } from '@/content/paths'
import { FIRST_RUN_PATH } from '@/domain/first-run'
import type { AccountDto, ColleagueDto } from '@/domain/responses/account'
import { PageHeader } from '../page-header'
import { adminRequest } from '../session/admin-request'
import { enteredAs, openAs, subscribeToSession } from '../session/session-store'
import { useCopy, useOfficeLocale } from '../use-copy'
import { ConfirmSection } from './confirm-section'
import { EmailSection } from './email-section'
import { LanguageSection } from './language-section'
import { PasswordSection } from './password-section'
import { PeopleSection } from './people-section'
import { SecondFactorSection } from './second-factor-section'
import { SessionsSection } from './sessions-section'

type AccountProps = {
  account: AccountDto
  /** All accounts, for an admin; otherwise null. */
  people: ColleagueDto[] | null
}

/** The account page, on which admins and editors change their own account. */
export function Account({ account: given, people }: AccountProps) {
  const copy = useCopy(accountContent)
  const locale = useOfficeLocale()
  const [account, setAccount] = useState(given)
  const entered = useSyncExternalStore(subscribeToSession, enteredAs, () => null)
  useEffect(() => openAs(given.username), [given.username])
  const isOthers = entered !== null && entered !== account.username
  // All of the page is about the account that it was opened with.
  useEffect(() => {
    if (isOthers) location.reload()
  }, [isOthers])
  const mustSetUp = account.isSecondFactorRequired && !account.hasSecondFactor

  const reload = async () => {
    // The server has not yet rendered the sections that were locked until now.
    if (mustSetUp) return location.reload()
    setAccount(await adminRequest('GET', '/api/admin/account'))
  }

  return (
    <div className="mx-auto w-[min(100%-1.5rem,56rem)] pt-6 pb-16 sm:pt-8">
      <PageHeader title={copy.title} lead={copy.loggedInAs(account.username, account.role)}>
        {account.role === 'admin' && (
          <>
            <a href={localePath(locale, '/admin')} className={smallButtonClass('quiet')}>
              {copy.dashboard}
            </a>
            <a href={localePath(locale, FIRST_RUN_PATH)} className={smallButtonClass('quiet')}>
              {copy.firstSteps}
            </a>
          </>
        )}
      </PageHeader>
      {mustSetUp && (
        <div
          role="status"
          className="mt-6 rounded-card border-2 border-marigold bg-card p-4 sm:p-6"
        >
          <p className="font-semibold text-lg text-neem-deep">{copy.mustSetUp.title}</p>
          <p className="mt-1 max-w-prose">{copy.mustSetUp.text}</p>
        </div>
      )}
      <div className="mt-6 grid gap-5">
        {!mustSetUp && <PasswordSection username={account.username} />}
        <SecondFactorSection account={account} onChanged={reload} />
        {!mustSetUp && (
          <>
            <EmailSection account={account} onSaved={setAccount} />
            <ConfirmSection />
          </>
        )}
        <LanguageSection />
        <SessionsSection />
        {people && !mustSetUp && <PeopleSection people={people} />}
      </div>
    </div>
  )
}
