import { type ChangeEvent, useId, useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { adminRequest, statusOf } from '../session/admin-request'
import { useFailureText } from '../session/use-failure-text'
import { useCopy } from '../use-copy'
import { CERTIFICATES_PATH, useRefetchCertificates } from './use-certificates'

type Outcome = { takenIn: number; known: number; refused: { name: string; reason: string }[] }

/** Where certificates are chosen, many at once, and what came of each. */
export function CertificateFiles({ year }: { year: number }) {
  const copy = useCopy(dashboardCertificatesContent)
  const failureText = useFailureText()
  const inputId = useId()
  const refetch = useRefetchCertificates()
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const takeIn = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const files = [...(input.files ?? [])]
    const came: Outcome = { takenIn: 0, known: 0, refused: [] }
    setOutcome(null)
    // One after the other: a slow line carries no hundred files at once.
    for (const [done, file] of files.entries()) {
      setProgress({ done, total: files.length })
      const body = new FormData()
      body.set('file', file)
      try {
        await adminRequest('POST', `${CERTIFICATES_PATH}?year=${year}`, body)
        came.takenIn += 1
      } catch (error) {
        if (statusOf(error) === 409) came.known += 1
        else came.refused.push({ name: file.name, reason: failureText(error, copy.failed) })
      }
    }
    setProgress(null)
    if (files.length > 0) setOutcome(came)
    // The same files are chosen again, after a failure.
    input.value = ''
    await refetch()
  }

  return (
    <div className="grid gap-3">
      <div>
        <input
          id={inputId}
          type="file"
          accept=".pdf,application/pdf"
          multiple
          disabled={progress !== null}
          onChange={takeIn}
          className="peer sr-only"
        />
        <label
          htmlFor={inputId}
          className={`${smallButtonClass('lead')} peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3 peer-disabled:opacity-60`}
        >
          {copy.choose}
        </label>
      </div>
      <div role="status" className="grid gap-2 empty:hidden">
        {progress && (
          <>
            <progress
              value={progress.done}
              max={progress.total}
              className="h-2.5 w-full max-w-sm"
              aria-label={copy.choose}
            />
            <p>{copy.progress(progress.done, progress.total)}</p>
          </>
        )}
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
