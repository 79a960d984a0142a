'use client'

import {
  PublishButton,
  ServerFunctionsContext,
  useDocumentInfo,
  useServerFunctions,
  useTranslation,
} from '@payloadcms/ui'
import { useMemo } from 'react'
import { textsFor } from './language'
import { notifyScheduleChanged } from './schedule-changes'

/**
 * Payload's publish button, whose scheduling drawer reports failures: Payload's own reports every attempt as a
 * success, and offers to unpublish pages that always stay published.
 */
export function SchedulingPublishButton() {
  const functions = useServerFunctions()
  const { globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setTime } = textsFor(i18n)
  const reporting = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        // The drawer shows the message of errors thrown here.
        if (globalSlug && args.type === 'unpublish') throw new Error(setTime.staysPublished)
        const result = (await functions.schedulePublish(args)) as { error?: string }
        if (result.error) throw new Error(setTime.failed)
        notifyScheduleChanged()
        return result
      },
    }),
    [functions, globalSlug, setTime],
  )
  return (
    <ServerFunctionsContext value={reporting}>
      <PublishButton />
    </ServerFunctionsContext>
  )
}
