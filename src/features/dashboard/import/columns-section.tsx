import { type FormEvent, useId, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import { type ColumnIndexes, importColumns } from '@/domain/import/columns'
import type { ImportDetailDto } from '@/domain/responses/import'
import { smallControlClass } from '../list/list-filters'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useAttempt } from '../use-attempt'
import { useCopy } from '../use-copy'
import { DiscardButton } from './discard-button'
import { Problem } from './problem'
import { useRefetchImports } from './use-imports'

type ColumnsSectionProps = {
  shown: ImportDetailDto
  onChecked: () => void
  onLeave: () => void
}

/** Maps the columns of the file to fields, starting from the headings. */
export function ColumnsSection({ shown, onChecked, onLeave }: ColumnsSectionProps) {
  const copy = useCopy(dashboardImportContent).columns
  const { id, subject, filename, headings, rows } = shown
  const [indexes, setIndexes] = useState<ColumnIndexes>(shown.columns)
  const { attempt, isBusy: isChecking, problem } = useAttempt()
  const refetch = useRefetchImports()

  const check = (event: FormEvent) => {
    event.preventDefault()
    return attempt(async () => {
      await adminRequest('POST', `/api/admin/imports/${id}/columns`, { columns: indexes })
      await refetch()
      onChecked()
    }, copy.failed)
  }

  const choose = (column: string, chosen: string) => {
    const { [column]: _, ...others } = indexes
    setIndexes(chosen === '' ? others : { ...others, [column]: Number(chosen) })
  }

  const labelOf = (column: string, isRequired = false) => {
    const name = copy.names[column] ?? column
    return isRequired ? `${name} (${copy.required})` : name
  }

  return (
    <form onSubmit={check} className="mt-6">
      <PageSection title={copy.title} text={copy.lead(filename, rows)}>
        <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(importColumns[subject]).map(([column, { isRequired }]) => (
            <ColumnChoice
              key={column}
              label={labelOf(column, isRequired)}
              headings={headings}
              index={indexes[column]}
              sample={sampleOf(shown, indexes[column])}
              onChoose={(chosen) => choose(column, chosen)}
            />
          ))}
        </div>
        <Problem text={problem} />
        <div className="mt-6 flex flex-wrap gap-2">
          <SmallButton type="submit" tone="lead" disabled={isChecking}>
            {isChecking ? copy.checking : copy.check}
          </SmallButton>
          <DiscardButton id={id} onDiscarded={onLeave} />
        </div>
      </PageSection>
    </form>
  )
}

type ColumnChoiceProps = {
  label: string
  headings: string[]
  index: number | undefined
  sample: string
  onChoose: (index: string) => void
}

function ColumnChoice({ label, headings, index, sample, onChoose }: ColumnChoiceProps) {
  const copy = useCopy(dashboardImportContent).columns
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block font-semibold text-[0.9375rem]">
        {label}
      </label>
      <select
        id={id}
        value={index ?? ''}
        onChange={(event) => onChoose(event.target.value)}
        aria-describedby={`${id}-sample`}
        className={smallControlClass}
      >
        <option value="">{copy.none}</option>
        {headings.map((heading, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a file are never reordered.
          <option key={at} value={at}>
            {heading || copy.untitled(at)}
          </option>
        ))}
      </select>
      <p id={`${id}-sample`} className="mt-1 truncate px-4 text-ink-soft text-sm">
        {sample && copy.sample(sample)}
      </p>
    </div>
  )
}

function sampleOf({ sample }: ImportDetailDto, index: number | undefined): string {
  if (index === undefined) return ''
  return sample
    .map((cells) => cells[index])
    .filter(Boolean)
    .join(' · ')
}
