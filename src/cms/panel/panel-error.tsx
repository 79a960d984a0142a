'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { textsFor } from './language'

type PanelErrorProps = {
  error: unknown
  /** Opens the page again. Next's own `retry` would leave the frame, which was made without the database, as it is. */
  reload?: () => void
}

/** In place of a page of the panel that failed, as while the database does not answer. */
export function PanelError({ error, reload = () => location.reload() }: PanelErrorProps) {
  const { i18n } = useTranslation()
  const { failed: texts } = textsFor(i18n)
  useEffect(() => {
    console.error(error)
  }, [error])
  return (
    <div role="alert" className="panel-error">
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <Button onClick={reload}>{texts.again}</Button>
    </div>
  )
}
