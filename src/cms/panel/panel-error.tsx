'use client'

import { Button, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { textsFor } from './language'

type PanelErrorProps = {
  error: unknown
  /** Reloads the page. Next's own `retry` would keep the layout, which was rendered without the database. */
  reload?: () => void
}

/** Replaces a page of the panel that failed, for example while the database is down. */
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
