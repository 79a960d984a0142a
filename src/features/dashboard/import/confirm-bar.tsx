import type { Dispatch, SetStateAction } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportDetailDto, ImportRowDto } from '@/domain/responses/import'
import { fetchAll } from '../list/fetch-all'
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { useAttempt } from '../use-attempt'
import { useCopy } from '../use-copy'
import { DiscardButton } from './discard-button'
import { Problem } from './problem'
import { IMPORT_ROWS_PATH, useRefetchImports } from './use-imports'

type ConfirmBarProps = {
  shown: ImportDetailDto
  ticked: ReadonlySet<number>
  onTick: Dispatch<SetStateAction<ReadonlySet<number>>>
  onChangeColumns: () => void
  onLeave: () => void
}

/** Returns whether an admin may choose to import a row although it is not new. */
export function isTickable({ outcome }: Pick<ImportRowDto, 'outcome'>): boolean {
  return outcome === 'same' || outcome === 'doubtful'
}

/** Imports the new and the ticked rows, after a confirmation. */
export function ConfirmBar({ shown, ticked, onTick, onChangeColumns, onLeave }: ConfirmBarProps) {
  const copy = useCopy(dashboardImportContent)
  const { attempt, isBusy, problem } = useAttempt()
  const refetch = useRefetchImports()
  const { id, counts } = shown
  const count = (counts?.new ?? 0) + ticked.size

  const confirm = () => {
    if (!window.confirm(copy.confirm.question(count))) return
    attempt(async () => {
      const also = [...ticked]
      await adminRequest('POST', `/api/admin/imports/${id}/confirm`, { also }, ifUnchanged(shown))
      await refetch()
    }, copy.confirm.failed)
  }
  const tickDoubtful = () =>
    attempt(async () => {
      const rows = await doubtfulRows(id)
      // Others may have been ticked meanwhile.
      onTick((before) => new Set([...before, ...rows]))
    }, copy.report.failed)

  return (
    <>
      <div className="mt-4 flex flex-wrap gap-2">
        <SmallButton tone="lead" disabled={isBusy || count === 0} onClick={confirm}>
          {copy.confirm.button(count)}
        </SmallButton>
        {(counts?.doubtful ?? 0) > 0 && (
          <SmallButton disabled={isBusy} onClick={tickDoubtful}>
            {copy.report.tickAll}
          </SmallButton>
        )}
        {ticked.size > 0 && (
          <SmallButton onClick={() => onTick(new Set())}>{copy.report.untickAll}</SmallButton>
        )}
        <SmallButton onClick={onChangeColumns}>{copy.report.changeColumns}</SmallButton>
        <DiscardButton id={id} onDiscarded={onLeave} />
      </div>
      {count === 0 && <p className="mt-2 text-ink-soft">{copy.confirm.nothing}</p>}
      <Problem text={problem} />
    </>
  )
}

async function doubtfulRows(id: string): Promise<number[]> {
  const rows = await fetchAll(IMPORT_ROWS_PATH, { import: id, outcome: 'doubtful' })
  return rows.map(({ row }) => row)
}
