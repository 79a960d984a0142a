'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { mailSampleResults, mailTextWords } from '@/content/panel/mail-texts'
import type { TestMailResult } from '@/domain/first-run'
import type { MailName } from '@/domain/mail-texts'
import { apiRequest } from '@/lib/api-client'
import { languageOf } from './language'

type MailSampleButtonProps = { mail: MailName; language: 'en' | 'hi' }

/** Sends a saved mail with sample values to the user's own address, and shows the result. */
export function MailSampleButton({ mail, language }: MailSampleButtonProps) {
  const { i18n } = useTranslation()
  const panelLanguage = languageOf(i18n)
  const [isBusy, setIsBusy] = useState(false)
  const [result, setResult] = useState<TestMailResult>()

  const send = async () => {
    setIsBusy(true)
    setResult(undefined)
    const path = `/api/admin/test-mail?locale=${language}&mail=${mail}` as const
    const response = await apiRequest('POST', path).catch(() => ({ result: 'failed' as const }))
    setResult(response.result)
    setIsBusy(false)
  }

  return (
    <div className="mail-sample">
      <Button buttonStyle="secondary" size="small" margin={false} disabled={isBusy} onClick={send}>
        {mailTextWords.sendSample[panelLanguage]}
      </Button>{' '}
      <span role="status">
        {result
          ? mailSampleResults[result][panelLanguage]
          : mailTextWords.sendSampleNote[panelLanguage]}
      </span>
    </div>
  )
}
