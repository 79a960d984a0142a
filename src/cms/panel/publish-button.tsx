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
import { tellTimesChanged } from './set-times'

/**
 * Payload's button. What its drawer for a set time cannot do it says: by itself the drawer calls every attempt
 * a success, and offers to take pages off the site that always stay.
 */
export function SetTimePublishButton() {
  const functions = useServerFunctions()
  const { globalSlug } = useDocumentInfo()
  const { i18n } = useTranslation()
  const { setTime } = textsFor(i18n)
  const saying = useMemo(
    () => ({
      ...functions,
      schedulePublish: async (args: Parameters<typeof functions.schedulePublish>[0]) => {
        // The drawer shows what is thrown here.
        if (globalSlug && args.type === 'unpublish') throw new Error(setTime.staysPublished)
        const result = (await functions.schedulePublish(args)) as { error?: string }
        if (result.error) throw new Error(setTime.failed)
        tellTimesChanged()
        return result
      },
    }),
    [functions, globalSlug, setTime],
  )
  return (
    <ServerFunctionsContext value={saying}>
      <PublishButton />
    </ServerFunctionsContext>
  )
}
