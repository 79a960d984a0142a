import { useState } from 'react'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardImportContent } from '@/content/dashboard-import'
import type { ImportSubject } from '@/domain/import/columns'
import type { ImportState } from '@/domain/import/import'
import type { ImportDto } from '@/domain/responses/import'
import { formatDateTime } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { DataTable } from '../list/data-table'
import { ListFrame } from '../list/list-frame'
import { useAdminList } from '../list/use-admin-list'
import { useCopy, useOfficeLocale } from '../use-copy'
import { UndoButton } from './undo-button'
import { IMPORTS_PATH } from './use-imports'

const PAGE_SIZE = 10

const TONES: Record<ImportState, BadgeTone> = {
  read: 'waiting',
  checked: 'waiting',
  importing: 'waiting',
  undoing: 'waiting',
  done: 'good',
  undone: 'plain',
}

type ImportsListProps = { subject: ImportSubject; onOpen: (id: string) => void }

/** Earlier imports, newest first, each of which can be opened and undone. */
export function ImportsList({ subject, onOpen }: ImportsListProps) {
  const copy = useCopy(dashboardImportContent).list
  const locale = useOfficeLocale()
  const [page, setPage] = useState(1)
  const filters = { subject }
  const list = useAdminList(IMPORTS_PATH, {
    filters,
    page,
    pageSize: PAGE_SIZE,
    isAlwaysFresh: true,
  })
  const { columns } = copy
  return (
    <section aria-label={copy.title} className="mt-8">
      <h2 className="mb-4 text-heading text-neem-deep">{copy.title}</h2>
      <ListFrame list={list} page={page} pageSize={PAGE_SIZE} goToPage={setPage} empty={copy.empty}>
        {(imports) => (
          <DataTable
            caption={copy.title}
            rows={imports}
            columns={[
              {
                heading: columns.file,
                cell: ({ filename }) => <span className="font-semibold">{filename}</span>,
              },
              {
                heading: columns.state,
                cell: ({ state }) => <Badge tone={TONES[state]}>{copy.states[state]}</Badge>,
              },
              { heading: columns.rows, cell: (each) => <Imported {...each} /> },
              { heading: columns.by, cell: ({ startedBy }) => startedBy },
              { heading: columns.at, cell: ({ createdAt }) => formatDateTime(createdAt, locale) },
              {
                heading: columns.actions,
                isActions: true,
                cell: (each) => (
                  <span className="flex flex-wrap gap-2 max-lg:justify-end">
                    <SmallButton
                      aria-label={copy.openOf(each.filename)}
                      onClick={() => onOpen(each.id)}
                    >
                      {copy.open}
                    </SmallButton>
                    <UndoButton shown={each} />
                  </span>
                ),
              },
            ]}
          />
        )}
      </ListFrame>
    </section>
  )
}

function Imported({ imported, rows, amount }: ImportDto) {
  const copy = useCopy(dashboardImportContent).list
  return (
    <>
      {copy.of(imported, rows)}
      {Boolean(amount) && (
        <span className="block text-ink-soft text-sm">{formatRupees(amount ?? 0)}</span>
      )}
    </>
  )
}
