import { type ChangeEvent, useState } from 'react'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { FileButton } from '../editor/file-button'
import { useUnsavedWork } from '../editor/unsaved-work'
import { adminRequest, statusOf } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useFailureText } from '../use-failure-text'
import { CERTIFICATES_PATH, useRefetchCertificates } from './use-certificates'

type Outcome = { takenIn: number; known: number; refused: { name: string; reason: string }[] }

/** Uploads one or more certificates and reports the result for each. */
export function CertificateFiles({ year }: { year: number }) {
  const copy = useCopy(dashboardCertificatesContent)
  const failureText = useFailureText()
  const refetch = useRefetchCertificates()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useUnsavedWork(progress !== null, copy.confirmLeave)

  const takeIn = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const files = [...(input.files ?? [])]
    const result: Outcome = { takenIn: 0, known: 0, refused: [] }
    setOutcome(null)
    // One after the other: a slow connection cannot upload a hundred files at once.
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      const body = new FormData()
      body.set('file', file)
      try {
        await adminRequest('POST', `${CERTIFICATES_PATH}?year=${year}`, body)
        result.takenIn += 1
      } catch (error) {
        if (statusOf(error) === 409) result.known += 1
        else result.refused.push({ name: file.name, reason: failureText(error, copy.failed) })
      }
    }
    setProgress(null)
    if (files.length > 0) setOutcome(result)
    // Allows choosing the same files again after a failure.
    input.value = ''
    await refetch()
  }

  return (
    <div className="grid gap-3">
      <FileButton
        label={copy.choose}
        busyLabel={progress ? copy.progress(progress.done, progress.total) : undefined}
        part={progress && progress.done / progress.total}
        accept=".pdf,application/pdf"
        multiple
        onChange={takeIn}
        tone="lead"
      />
      <div role="status" className="grid gap-2 empty:sr-only">
        {outcome && (
          <p>
            {copy.takenIn(outcome.takenIn)} {outcome.known > 0 && copy.known(outcome.known)}
          </p>
        )}
        {outcome && outcome.refused.length > 0 && (
          <div className="text-error">
            <p className="font-semibold">{copy.refused}</p>
            <ul className="list-disc pl-5">
              {outcome.refused.map(({ name, reason }) => (
                <li key={name} className="wrap-anywhere">
                  {name}: {reason}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}
