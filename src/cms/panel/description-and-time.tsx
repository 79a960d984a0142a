'use client'

import {
  useDocumentInfo,
  useServerFunctions,
  useTranslation,
  ViewDescription,
} from '@payloadcms/ui'
import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { languageOf, textsFor } from './language'
import { onScheduleChanged } from './schedule-changes'

type Scheduled = { type: 'publish' | 'unpublish'; at: string }

type DescriptionAndTimeProps = Pick<ComponentProps<typeof ViewDescription>, 'description'>

/** The description at the top of a form or list; on a form also the next scheduled publication, if any. */
export function DescriptionAndTime({ description }: DescriptionAndTimeProps) {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  const { getUpcomingScheduledPublish } = useServerFunctions()
  const { i18n } = useTranslation()
  const [next, setNext] = useState<Scheduled>()
  const isStored = Boolean(globalSlug) || id !== undefined

  const readNext = useCallback(async () => {
    const [first] = (await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })) ?? []
    setNext(first?.waitUntil ? { type: first.input.type, at: String(first.waitUntil) } : undefined)
  }, [getUpcomingScheduledPublish, id, collectionSlug, globalSlug])

  useEffect(() => {
    if (!isStored) return
    void readNext()
    return onScheduleChanged(() => void readNext())
  }, [isStored, readNext])

  return (
    <>
      <ViewDescription description={description} />
      {next && <p className="panel-set-time">{textOf(next, i18n)}</p>}
    </>
  )
}

/** Uses the browser's time zone, like the drawer in which it was scheduled. */
function textOf({ type, at }: Scheduled, i18n: { language: string }): string {
  const locale = languageOf(i18n) === 'hi' ? 'hi-IN' : 'en-IN'
  const day = new Date(at).toLocaleDateString(locale, { dateStyle: 'long' })
  const time = new Date(at).toLocaleTimeString(locale, { timeStyle: 'short' })
  return fillPlaceholders(textsFor(i18n).setTime[type], { moment: `${day}, ${time}` })
}
