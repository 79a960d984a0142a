import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { localePath } from '@/content/paths'
import { importPath } from '@/domain/import/path'
import type { PrintSource } from '@/printing/printable'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceButtons } from '../list/choice-buttons'
import { ChooseAll } from '../list/choose-box'
import { ExportButton } from '../list/export-button'
import { ListFrame } from '../list/list-frame'
import { ListHead } from '../list/list-head'
import { SearchField } from '../list/search-field'
import { useCopy, useOfficeLocale } from '../use-copy'
import { HoursDialog } from './hours-dialog'
import { MailingDialog } from './mailing-dialog'
import { PrintDialog } from './print-dialog'
import { SelectionBar } from './selection-bar'
import { useAnswerWords } from './use-answer-words'
import { usePrinting } from './use-printing'
import { useSelection } from './use-selection'
import { useVolunteers, VOLUNTEERS_PATH } from './use-volunteers'
import { VolunteerCard } from './volunteer-card'
import { VolunteerDialog } from './volunteer-dialog'
import { useVolunteerFilters, VolunteerFilters } from './volunteer-filters'
import { VolunteerRow } from './volunteer-row'

const PAGE_SIZE = 24

/** The applications as a matrix of cards or a list with all details. */
export function VolunteersSection({ printSource }: { printSource: PrintSource }) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(dashboardVolunteersContent)
  const locale = useOfficeLocale()
  const answerWords = useAnswerWords()
  const views = (['matrix', 'list'] as const).map((id) => ({ id, label: copy.views[id] }))

  const { page, search, param, goToPage, goToSearch, go } = useDashboardAddress()
  const { filters, order, count } = useVolunteerFilters()
  const query = { ...filters, order }
  const volunteers = useVolunteers({ search, filters: query, page, pageSize: PAGE_SIZE })
  const selection = useSelection(volunteers.list.data?.items ?? [])
  const printing = usePrinting()
  const view = param('view') === 'list' ? 'list' : 'matrix'
  const Item = view === 'list' ? VolunteerRow : VolunteerCard

  return (
    <>
      <ListHead
        title={copy.title}
        count={volunteers.list.data?.total}
        search={<SearchField label={copy.search} search={search} goToSearch={goToSearch} />}
        filters={<VolunteerFilters />}
        filterCount={count}
        actions={
          <>
            <ExportButton
              path={VOLUNTEERS_PATH}
              query={{ search, ...query }}
              filename="volunteers"
              columns={{ ...copy.exportColumns, ...copy.details }}
              // An import reads the statuses in both languages, but the availability only as it is stored.
              format={{
                status: ({ status }) => copy.statuses[status],
                interests: ({ interests }) => interests.map(answerWords).join(', '),
              }}
            />
            <a
              href={localePath(locale, importPath('volunteers'))}
              className={smallButtonClass('quiet')}
            >
              {dashboard.list.import}
            </a>
            <ChoiceButtons
              label={copy.views.label}
              choices={views}
              chosen={view}
              onChoose={(id) => go({ view: id === 'list' ? id : null }, { replace: true })}
            />
          </>
        }
      />
      <ListFrame
        list={volunteers.list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || count > 0}
        empty={copy.empty}
      >
        {(items) => (
          <>
            <ChooseAll label={copy.selection.chooseAll} chosen={selection} />
            <ul
              className={`grid grid-cols-1 gap-4 ${view === 'list' ? '' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'}`}
            >
              {items.map((volunteer) => (
                <li key={volunteer.id}>
                  <Item
                    volunteer={volunteer}
                    volunteers={volunteers}
                    printing={printing}
                    selection={selection}
                  />
                </li>
              ))}
            </ul>
            <SelectionBar selection={selection} printing={printing} />
          </>
        )}
      </ListFrame>
      {selection.dialog === 'mail' && (
        <MailingDialog volunteers={selection.chosen} onClose={selection.close} />
      )}
      {selection.dialog === 'hours' && (
        <HoursDialog volunteers={selection.chosen} onClose={selection.close} />
      )}
      <VolunteerDialog volunteers={volunteers} />
      {printing.shown && (
        <PrintDialog {...printing.shown} {...printSource} onClose={printing.close} />
      )}
    </>
  )
}
