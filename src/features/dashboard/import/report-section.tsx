import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { Locale } from '@/content/locale'
import { type ImportOutcome, importOutcomes } from '@/domain/import/import'
import type { ImportDetailDto, ImportRowDto } from '@/domain/responses/import'
import { formatDate } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { type Column, DataTable } from '../list/data-table'
import { ExportButton } from '../list/export-button'
import { ListFrame } from '../list/list-frame'
import { useAdminList } from '../list/use-admin-list'
import { useCopy, useOfficeLocale } from '../use-copy'
import { ConfirmBar, isTickable } from './confirm-bar'
import { reasonText } from './reason-text'
import { IMPORT_ROWS_PATH, isWorking } from './use-imports'

const PAGE_SIZE = 50

const TONES: Record<ImportOutcome, BadgeTone> = {
  new: 'good',
  same: 'plain',
  doubtful: 'waiting',
  refused: 'bad',
}

type ReportSectionProps = {
  shown: ImportDetailDto
  onChangeColumns: () => void
  onLeave: () => void
}

/**
 * The report on each row, filtered by outcome; before the import, rows can be ticked and confirmed.
 */
export function ReportSection({ shown, ...leave }: ReportSectionProps) {
  const copy = useCopy(dashboardImportContent).report
  const locale = useOfficeLocale()
  const [outcome, setOutcome] = useState<ImportOutcome | ''>('')
  const [page, setPage] = useState(1)
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const filters = { import: shown.id, outcome }
  const list = useAdminList(IMPORT_ROWS_PATH, {
    filters,
    page,
    pageSize: PAGE_SIZE,
    // Part of the cache key: importing and undoing change the rows.
    state: shown.state,
  })
  const isOpen = shown.state === 'checked'
  if (isWorking(shown)) return null

  const show = (chosen: ImportOutcome | '') => {
    setOutcome(chosen)
    setPage(1)
  }
  const tick = (row: number) => {
    const others = new Set(ticked)
    if (!others.delete(row)) others.add(row)
    setTicked(others)
  }

  return (
    <section aria-label={isOpen ? copy.title.before : copy.title.after} className="mt-8">
      <h2 className="text-heading text-neem-deep">
        {isOpen ? copy.title.before : copy.title.after}
      </h2>
      <p className="text-ink-soft">
        {isOpen ? copy.lead.before(shown.filename) : copy.lead.after(shown.filename)}
      </p>
      <Counts shown={shown} outcome={outcome} onShow={show} />
      {isOpen && <ConfirmBar shown={shown} ticked={ticked} onTick={setTicked} {...leave} />}
      <div className="mt-4 mb-4 flex flex-wrap gap-2">
        <ExportButton
          path={IMPORT_ROWS_PATH}
          query={filters}
          filename="import-report"
          columns={copy.exportColumns}
          format={{
            outcome: (row) => copy.outcomes[row.outcome],
            reason: ({ reason }) => (reason ? reasonText(reason, locale) : ''),
            isImported: ({ isImported }) => (isImported ? copy.yes : copy.no),
          }}
        />
      </div>
      <ListFrame list={list} page={page} pageSize={PAGE_SIZE} goToPage={setPage} empty={copy.empty}>
        {(rows) => (
          <DataTable
            caption={copy.caption}
            columns={columnsFor({ copy, locale, isOpen, shown, ticked, tick })}
            rows={rows.map((row) => ({ ...row, id: String(row.row) }))}
          />
        )}
      </ListFrame>
    </section>
  )
}

type CountsProps = Pick<ReportSectionProps, 'shown'> & {
  outcome: ImportOutcome | ''
  onShow: (outcome: ImportOutcome | '') => void
}

function Counts({ shown: { counts, rows }, outcome, onShow }: CountsProps) {
  const copy = useCopy(dashboardImportContent).report
  return (
    <fieldset className="mt-4 flex flex-wrap gap-2">
      <legend className="sr-only">{copy.filter}</legend>
      {(['', ...importOutcomes] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === outcome}
          onClick={() => onShow(each)}
          className="min-h-11 cursor-pointer rounded-full border border-line bg-card px-4 text-[0.9375rem] aria-pressed:border-neem aria-pressed:bg-neem-tint aria-pressed:font-semibold aria-pressed:text-neem-deep"
        >
          {each === '' ? copy.all(rows) : copy.count(copy.outcomes[each], counts?.[each] ?? 0)}
        </button>
      ))}
      {outcome !== '' && (
        <p className="w-full text-ink-soft text-sm">
          {copy.outcomes[outcome]}: {copy.meanings[outcome]}.
        </p>
      )}
    </fieldset>
  )
}

type ReportCopy = (typeof dashboardImportContent)['en']['report']
type Row = ImportRowDto & { id: string }
type ColumnsOptions = {
  copy: ReportCopy
  locale: Locale
  isOpen: boolean
  shown: ImportDetailDto
  ticked: ReadonlySet<number>
  tick: (row: number) => void
}

function columnsFor({ copy, locale, isOpen, shown, ticked, tick }: ColumnsOptions): Column<Row>[] {
  const { columns } = copy
  const money: Column<Row>[] = [
    {
      heading: columns.day,
      cell: ({ day }) => (day ? formatDate(`${day}T00:00:00Z`, locale) : null),
    },
    { heading: columns.amount, cell: ({ amount }) => (amount ? formatRupees(amount) : null) },
  ]
  const hasPurposes = shown.columns.purpose !== undefined || shown.columns.campaign !== undefined
  const purpose: Column<Row> = { heading: columns.purpose, cell: (row) => row.purpose ?? null }
  return [
    {
      heading: columns.name,
      cell: ({ name, row }) => (
        <span className="font-semibold">{name || `${columns.row} ${row}`}</span>
      ),
    },
    { heading: columns.row, cell: ({ row }) => row },
    ...(shown.subject === 'gifts' ? money : []),
    ...(hasPurposes ? [purpose] : []),
    {
      heading: columns.outcome,
      cell: ({ outcome, reason, isImported }) => (
        <>
          <Badge tone={isImported ? 'good' : TONES[outcome]}>
            {isImported ? copy.imported : copy.outcomes[outcome]}
          </Badge>
          {reason && <span className="mt-1 block text-sm">{reasonText(reason, locale)}</span>}
        </>
      ),
    },
    ...(isOpen
      ? [
          {
            heading: columns.tick,
            cell: (row: Row) =>
              row.outcome === 'refused' ? null : (
                <input
                  type="checkbox"
                  aria-label={copy.tick(row.row)}
                  disabled={!isTickable(row)}
                  checked={row.outcome === 'new' || ticked.has(row.row)}
                  onChange={() => tick(row.row)}
                  className="size-6 accent-neem"
                />
              ),
          },
        ]
      : []),
  ]
}
