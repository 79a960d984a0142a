import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import type { PersonQuery } from '@/domain/personal-data'
import { saveFile } from '@/lib/save-file'
import { adminFileRequest, adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'

type PersonActionsProps = {
  person: PersonQuery
  /** Number of records that would be erased. */
  count: number
  /** Closes whatever shows the person. */
  onErased: () => void
}

/**
 * Exports the data of a person to a file, or erases what may be erased; both ask for the password.
 */
export function PersonActions({ person, count, onErased }: PersonActionsProps) {
  const { person: copy } = useCopy(dashboardPrivacyContent)
  const { run, busyIds, isBusy } = useAction()
  const [isSure, setIsSure] = useState(false)
  const client = useQueryClient()

  const exportData = async () => {
    const work = async () => {
      const path = '/api/admin/personal-data/export'
      const { content } = await adminFileRequest('POST', path, person)
      const text = JSON.stringify(JSON.parse(await content.text()), null, 2)
      saveFile(new Blob([text], { type: 'application/json' }), 'personal-data.json')
    }
    await run(work, { id: 'export', done: copy.exported, failed: copy.exportFailed })
  }

  const erase = async () => {
    const work = () => adminRequest('POST', '/api/admin/personal-data/erase', person)
    const isDone = await run(work, { id: 'erase', done: copy.done, failed: copy.eraseFailed })
    // At once: what the dialog shows would be refetched below, but the server no longer finds the person.
    if (isDone) flushSync(onErased)
    // Like `refetchLists`, but for all queries: those in flight may contain erased data. After a failure, too:
    // some of it may be erased.
    await client.cancelQueries()
    await client.invalidateQueries()
  }

  return (
    <div className="grid gap-4 border-line border-t pt-4">
      <SmallButton className="justify-self-start" disabled={isBusy} onClick={exportData}>
        {busyIds.includes('export') ? copy.exporting : copy.export}
      </SmallButton>
      {count === 0 ? (
        <p className="text-ink-soft">{copy.nothing}</p>
      ) : (
        <>
          <label className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              className="mt-1 size-5 shrink-0 accent-neem"
              checked={isSure}
              onChange={(event) => setIsSure(event.target.checked)}
            />
            <span>{copy.isSure}</span>
          </label>
          <SmallButton
            tone="danger"
            className="justify-self-start"
            disabled={!isSure || isBusy}
            onClick={erase}
          >
            {busyIds.includes('erase') ? copy.erasing : copy.erase(count)}
          </SmallButton>
        </>
      )}
    </div>
  )
}
