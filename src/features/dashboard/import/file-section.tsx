import type { ChangeEvent } from 'react'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportSubject } from '@/domain/import/columns'
import { FileButton } from '../editor/file-button'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useAttempt } from '../use-attempt'
import { useCopy } from '../use-copy'
import { Problem } from './problem'

type FileSectionProps = { subject: ImportSubject; onRead: (id: string) => void }

/** Chooses the file to import, and explains how its contents are used. */
export function FileSection({ subject, onRead }: FileSectionProps) {
  const copy = useCopy(dashboardImportContent).file
  const { attempt, isBusy: isReading, problem } = useAttempt()

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const [file] = input.files ?? []
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    await attempt(async () => {
      const { id } = await adminRequest('POST', `/api/admin/imports?subject=${subject}`, body)
      onRead(id)
    }, copy.failed)
    // Allows choosing the same file again once it is corrected.
    input.value = ''
  }

  return (
    <div className="mt-6">
      <PageSection title={copy.title} text={copy.hint}>
        <ul className="mb-5 max-w-prose list-disc pl-5 text-[0.9375rem]">
          {copy.rules[subject].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <FileButton
          label={copy.choose}
          busyLabel={copy.reading}
          part={isReading ? 'unknown' : null}
          accept=".xlsx,.csv,.txt,text/csv"
          onChange={read}
          tone="lead"
        />
        <Problem text={problem} />
      </PageSection>
    </div>
  )
}
