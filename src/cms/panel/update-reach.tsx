'use client'

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { toPurposeKey } from '@/domain/purpose'
import type { UpdateReachDto } from '@/domain/responses/updates'
import { apiRequest } from '@/lib/api-client'
import { hasText } from '@/lib/has-text'
import { textsFor } from './language'

const POLL_MS = 30_000

/** Shows for an update that is mailed how many donors it has reached, or would reach now. */
export function UpdateReach({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { id, collectionSlug } = useDocumentInfo()
  const row = path.replace(/\.reach$/, '')
  const isMailed = useFormFields(([fields]) => fields[`${row}.mailToDonors`]?.value === true)
  const isToAll = useFormFields(([fields]) => fields[`${row}.mailToUnrestricted`]?.value === true)
  const hasTitle = useFormFields(([fields]) =>
    ['en', 'hi'].some((language) => hasText(fields[`${row}.title.${language}`]?.value)),
  )
  const rowId = useFormFields(([fields]) => fields[`${row}.id`]?.value)
  useUntickedCopy(row, rowId, isMailed)
  const reach = useReach(isMailed && id ? purposeOf(collectionSlug, String(id)) : null)
  if (!isMailed || !reach) return null
  const texts = textsFor(i18n).updates
  const mailing = reach.mailings.find((each) => each.rowId === rowId)
  if (!mailing && !hasTitle) return <Note>{texts.noTitle}</Note>
  const count = mailing?.reached ?? (isToAll ? reach.withUnrestricted : reach.givers)
  const state = mailing ? (mailing.isDone ? 'reached' : 'underway') : 'wouldReach'
  return (
    <Note>{fillPlaceholders(texts[`${state}${count === 1 ? 'One' : 'Many'}`], { count })}</Note>
  )
}

function Note({ children }: { children: string }) {
  return (
    <p className="panel-note" role="status">
      {children}
    </p>
  )
}

/** The updates that this window has shown. */
const shown = new Set<unknown>()

/**
 * Takes the tick off an update that was copied from one that is mailed. Payload's 'Duplicate' copies the tick, and
 * nothing is mailed that an editor has not ticked.
 */
function useUntickedCopy(row: string, rowId: unknown, isMailed: boolean): void {
  const { savedDocumentData } = useDocumentInfo()
  const dispatch = useFormFields(([, dispatchFields]) => dispatchFields)
  useEffect(() => {
    if (!rowId || shown.has(rowId)) return
    shown.add(rowId)
    const saved: { id?: unknown }[] = savedDocumentData?.updates ?? []
    if (isMailed && !saved.some(({ id }) => id === rowId)) {
      dispatch({ type: 'UPDATE', path: `${row}.mailToDonors`, value: false })
    }
  }, [row, rowId, isMailed, savedDocumentData, dispatch])
}

/** Polls while the page is open: mails go out gradually. */
function useReach(purpose: string | null): UpdateReachDto | null {
  const [reach, setReach] = useState<UpdateReachDto | null>(null)
  useEffect(() => {
    if (!purpose) return
    const poll = () =>
      apiRequest('GET', `/api/admin/updates/${encodeURIComponent(purpose)}/reach`).then(
        setReach,
        // The form works without it.
        () => undefined,
      )
    poll()
    const timer = setInterval(poll, POLL_MS)
    return () => clearInterval(timer)
  }, [purpose])
  return reach
}

function purposeOf(collectionSlug: string | undefined, id: string): string {
  return toPurposeKey(collectionSlug === 'campaigns' ? 'campaign' : 'program', id)
}
