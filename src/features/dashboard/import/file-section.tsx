import { type ChangeEvent, useId, useState } from 'react'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportSubject } from '@/domain/import/columns'
import { AccountSection } from '../account/account-section'
import { adminRequest } from '../session/admin-request'
import { useFailureText } from '../session/use-failure-text'
import { useCopy } from '../use-copy'
import { Problem } from './problem'

type FileSectionProps = { subject: ImportSubject; onRead: (id: string) => void }

/** Where a file is chosen, and what is done with what it holds. */
export function FileSection({ subject, onRead }: FileSectionProps) {
  const failureText = useFailureText()
  const copy = useCopy(dashboardImportContent).file
  const inputId = useId()
  const [isReading, setIsReading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.target
    const [file] = input.files ?? []
    if (!file) return
    const body = new FormData()
    body.set('file', file)
    setIsReading(true)
    setProblem(null)
    try {
      const { id } = await adminRequest('POST', `/api/admin/imports?subject=${subject}`, body)
      onRead(id)
    } catch (error) {
      setProblem(failureText(error, copy.failed))
    } finally {
      setIsReading(false)
      // The same file, corrected, is chosen again.
      input.value = ''
    }
  }

  return (
    <div className="mt-6">
      <AccountSection title={copy.title} text={copy.hint}>
        <ul className="mb-5 max-w-prose list-disc pl-5 text-[0.9375rem]">
          {copy.rules[subject].map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <input
          id={inputId}
          type="file"
          accept=".xlsx,.csv,.txt,text/csv"
          disabled={isReading}
          onChange={read}
          className="peer sr-only"
        />
        <label
          htmlFor={inputId}
          className={`${smallButtonClass('lead')} peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-3 peer-disabled:opacity-60`}
        >
          <span aria-live="polite">{isReading ? copy.reading : copy.choose}</span>
        </label>
        <Problem text={problem} />
      </AccountSection>
    </div>
  )
}
