import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardImportContent } from '@/content/dashboard-import'
import { translateMessage } from '@/content/validation'
import type { ImportDetailDto } from '@/domain/responses/import'
import { formatRupees } from '@/lib/money'
import { SkeletonRows } from '../list/skeleton-rows'
import { useKeptFocus } from '../list/use-kept-focus'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useFailureText } from '../use-failure-text'
import { ColumnsSection } from './columns-section'
import { Problem } from './problem'
import { ReportSection } from './report-section'
import { UndoButton } from './undo-button'
import { useImport } from './use-imports'

type ImportSectionProps = { id: string; onLeave: () => void }

/** An import, in any state. */
export function ImportSection({ id, onLeave }: ImportSectionProps) {
  const found = useImport(id)
  const [isMatching, setIsMatching] = useState(false)
  // The button that leads to the next step is gone there.
  const keptFocus = useKeptFocus<HTMLDivElement>()
  return (
    <div {...keptFocus} className="shadow-none outline-none">
      <Step found={found} isMatching={isMatching} setIsMatching={setIsMatching} onLeave={onLeave} />
    </div>
  )
}

type StepProps = Pick<ImportSectionProps, 'onLeave'> & {
  found: ReturnType<typeof useImport>
  isMatching: boolean
  setIsMatching: (isMatching: boolean) => void
}

function Step({ found, isMatching, setIsMatching, onLeave }: StepProps) {
  const failureText = useFailureText()
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardImportContent)
  const { data: shown, isPending, error, refetch } = found
  if (isPending) {
    return (
      <div className="mt-6">
        <SkeletonRows />
      </div>
    )
  }
  if (!shown) {
    return (
      <div className="mt-6">
        <Problem text={failureText(error, dashboard.list.offline)} />
        <div className="mt-4 flex flex-wrap gap-2">
          <SmallButton onClick={() => refetch()}>{dashboard.list.tryAgain}</SmallButton>
          <SmallButton onClick={onLeave}>{copy.done.another}</SmallButton>
        </div>
      </div>
    )
  }
  if (shown.state === 'read' || (shown.state === 'checked' && isMatching)) {
    const onChecked = () => setIsMatching(false)
    return <ColumnsSection shown={shown} onChecked={onChecked} onLeave={onLeave} />
  }
  return (
    <>
      <State shown={shown} onLeave={onLeave} />
      <ReportSection
        // Resets the ticks: they belong to the rows that were shown.
        key={shown.updatedAt}
        shown={shown}
        onChangeColumns={() => setIsMatching(true)}
        onLeave={onLeave}
      />
    </>
  )
}

function State({ shown, onLeave }: { shown: ImportDetailDto; onLeave: () => void }) {
  const copy = useCopy(dashboardImportContent)
  const locale = useOfficeLocale()
  const { state, imported, amount, note } = shown
  const isBegun = state !== 'checked' && state !== 'read'
  const isWorking = state === 'importing' || state === 'undoing'
  const said = isWorking
    ? copy.working[state]
    : state === 'undone'
      ? copy.done.undone
      : copy.done.imported(imported, amount === undefined ? null : formatRupees(amount))
  return (
    // Screen readers announce only the changes of a status that was there before.
    <div className={isBegun ? 'mt-6 rounded-card bg-neem-tint px-5 py-4' : 'sr-only'}>
      <p role="status" className="font-semibold text-neem-deep">
        {isBegun && said}
      </p>
      {isBegun && note && <p className="mt-1 max-w-prose">{translateMessage(note, locale)}</p>}
      {isBegun && !isWorking && (
        <div className="mt-3 flex flex-wrap gap-2">
          <SmallButton onClick={onLeave}>{copy.done.another}</SmallButton>
          <UndoButton shown={shown} />
        </div>
      )}
    </div>
  )
}
