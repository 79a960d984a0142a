import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { firstRunContent } from '@/content/first-run'
import { localePath } from '@/content/paths'
import { ACCOUNT_PATH } from '@/domain/account'
import type { TestMailResult } from '@/domain/first-run'
import { adminRequest } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useStep } from './use-step'

/** Sends a test mail to the admin's own address and shows the result. */
export function TestMail() {
  const { mail: copy, steps } = useCopy(firstRunContent)
  const locale = useOfficeLocale()
  const { runStep, isBusy } = useStep()
  const [result, setResult] = useState<TestMailResult>()

  const send = async () => {
    setResult(undefined)
    setResult((await adminRequest('POST', `/api/admin/test-mail?locale=${locale}`)).result)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <SmallButton tone="lead" onClick={() => runStep(send)} disabled={isBusy}>
        {isBusy ? copy.sending : steps.mail.action}
      </SmallButton>
      <p role="status" className="max-w-prose flex-1 basis-72">
        {result && copy.results[result]}{' '}
        {result === 'no-address' && (
          <a
            href={localePath(locale, ACCOUNT_PATH)}
            className="font-semibold text-neem underline underline-offset-4"
          >
            {copy.address}
          </a>
        )}
      </p>
    </div>
  )
}
