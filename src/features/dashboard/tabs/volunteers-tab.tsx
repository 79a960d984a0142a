import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { importPath } from '@/domain/import/path'
import { volunteerStatuses } from '@/domain/volunteer'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceButtons } from '../list/choice-buttons'
import { ExportButton } from '../list/export-button'
import { ChoiceFilter, DayFilters, FilterRow } from '../list/list-filters'
import { ListFrame } from '../list/list-frame'
import { SearchField } from '../list/search-field'
import { TabHeading } from '../list/tab-heading'
import { PrintDialog, type PrintSource } from '../volunteers/print-dialog'
import { usePrinting } from '../volunteers/use-printing'
import { useVolunteers, VOLUNTEERS_PATH } from '../volunteers/use-volunteers'
import { VolunteerCard } from '../volunteers/volunteer-card'
import { VolunteerDialog } from '../volunteers/volunteer-dialog'
import { VolunteerRow } from '../volunteers/volunteer-row'

const PAGE_SIZE = 24

const copy = dashboardContent.volunteers
const STATUSES = volunteerStatuses.map((id) => ({ id, label: copy.statuses[id] }))
const VIEWS = (['matrix', 'list'] as const).map((id) => ({ id, label: copy.views[id] }))

/** The applications as a matrix of cards or a list with all that was written, newest first. */
export function VolunteersTab({ printSource }: { printSource: PrintSource }) {
  const { page, search, param, goToPage, goToSearch, go } = useDashboardAddress()
  const filters = {
    status: param('status') ?? '',
    from: param('from') ?? '',
    to: param('to') ?? '',
  }
  const isFiltered = Object.values(filters).some(Boolean)
  const setFilter = (changes: Record<string, string | null>) =>
    go({ ...changes, page: null }, { replace: true })
  const volunteers = useVolunteers({ search, filters, page, pageSize: PAGE_SIZE })
  const printing = usePrinting()
  const view = param('view') === 'list' ? 'list' : 'matrix'
  const Item = view === 'list' ? VolunteerRow : VolunteerCard

  return (
    <>
      <TabHeading title={copy.title} count={volunteers.list.data?.total}>
        <SearchField label={copy.search} search={search} goToSearch={goToSearch} />
        <ExportButton
          path={VOLUNTEERS_PATH}
          query={{ search, ...filters }}
          filename="volunteers"
          columns={{ ...copy.exportColumns, ...copy.details }}
        />
        <a href={importPath('volunteers')} className={smallButtonClass('quiet')}>
          {dashboardContent.list.import}
        </a>
        <ChoiceButtons
          label={copy.views.label}
          choices={VIEWS}
          chosen={view}
          onChoose={(id) => go({ view: id === 'list' ? id : null }, { replace: true })}
        />
      </TabHeading>
      <FilterRow
        isFiltered={isFiltered}
        onClear={() => setFilter({ status: null, from: null, to: null })}
      >
        <ChoiceFilter
          label={copy.filters.status}
          any={copy.filters.anyStatus}
          choices={STATUSES}
          chosen={filters.status}
          onChoose={(status) => setFilter({ status })}
          className="max-sm:col-span-2"
        />
        <DayFilters
          from={filters.from}
          to={filters.to}
          onChange={(name, day) => setFilter({ [name]: day })}
        />
      </FilterRow>
      <ListFrame
        list={volunteers.list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={search !== '' || isFiltered}
        empty={copy.empty}
      >
        {(items) => (
          <ul
            className={`grid grid-cols-1 gap-4 ${view === 'list' ? '' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'}`}
          >
            {items.map((volunteer) => (
              <li key={volunteer.id}>
                <Item volunteer={volunteer} volunteers={volunteers} printing={printing} />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      <VolunteerDialog volunteers={volunteers} />
      {printing.shown && (
        <PrintDialog {...printing.shown} {...printSource} onClose={printing.close} />
      )}
    </>
  )
}
