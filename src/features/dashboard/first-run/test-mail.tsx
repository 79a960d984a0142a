'use client'

import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import type { FirstRunContent } from '@/content/first-run'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { ACCOUNT_PATH } from '@/domain/account'
import type { TestMailResult } from '@/domain/first-run'
import { adminRequest } from '../session/admin-request'
import { useStep } from './use-step'

type TestMailProps = {
  locale: Locale
  label: string
  copy: FirstRunContent
}

/** Sends a test mail to the admin's own address and shows the result. */
export function TestMail({ locale, label, copy: { mail: copy, failed } }: TestMailProps) {
  const { runStep, isBusy } = useStep({ failed })
  const [result, setResult] = useState<TestMailResult>()

  const send = async () => {
    setResult(undefined)
    setResult((await adminRequest('POST', `/api/admin/test-mail?locale=${locale}`)).result)
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <SmallButton tone="lead" onClick={() => runStep(send)} disabled={isBusy}>
        {isBusy ? copy.sending : label}
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
