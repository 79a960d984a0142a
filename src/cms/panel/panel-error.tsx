'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { textsFor } from './language'

/** In place of a page of the panel that failed, as while the database does not answer. */
export function PanelError({ error, retry }: { error: unknown; retry: () => void }) {
  const { i18n } = useTranslation()
  const { failed: texts } = textsFor(i18n)
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <div role="alert" className="panel-error">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button onClick={retry}>{texts.again}</Button>
    </div>
  )
}
