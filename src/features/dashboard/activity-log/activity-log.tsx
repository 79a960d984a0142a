import { useQuery } from '@tanstack/react-query'
import { activityLogContent } from '@/content/activity-log'
import { auditSubjects } from '@/domain/audit'
import { useDashboardAddress } from '../dashboard-address'
import { ChoiceFilter, DayFilters, FilterRow } from '../list/list-filters'
import { ListFrame } from '../list/list-frame'
import { ListHead } from '../list/list-head'
import { useAdminList } from '../list/use-admin-list'
import { useUrlFilters } from '../list/use-url-filters'
import { adminQuery } from '../session/admin-query'
import { useCopy, useOfficeLocale } from '../use-copy'
import { AUDIT_PATH } from './audit-path'
import { actorName } from './describe-entry'
import { EntryList } from './entry-list'

const PAGE_SIZE = 50
const ACTORS_PATH = `${AUDIT_PATH}/actors`

/** Who did what, newest first, filtered by person, subject and day. */
export function ActivityLog() {
  const copy = useCopy(activityLogContent)
  const subjects = auditSubjects.map((id) => ({
    id,
    label: copy.subjects[id],
  }))

  const { page, goToPage } = useDashboardAddress()
  const { filters, count, change, clear } = useUrlFilters(['actor', 'subject', 'from', 'to'])
  const list = useAdminList(AUDIT_PATH, {
    filters,
    page,
    pageSize: PAGE_SIZE,
    isAlwaysFresh: true,
  })
  const actors = useActors(filters.actor)
  return (
    <>
      <ListHead
        title={copy.title}
        count={list.data?.total}
        lead={copy.lead}
        filterCount={count}
        filters={
          <FilterRow isFiltered={count > 0} onClear={clear}>
            <ChoiceFilter
              label={copy.filters.actor}
              anyLabel={copy.filters.any}
              choices={actors}
              chosen={filters.actor}
              onChoose={(actor) => change({ actor })}
            />
            <ChoiceFilter
              label={copy.filters.subject}
              anyLabel={copy.filters.any}
              choices={subjects}
              chosen={filters.subject}
              onChoose={(subject) => change({ subject })}
            />
            <DayFilters from={filters.from} to={filters.to} onChange={change} />
          </FilterRow>
        }
      />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        isSearch={count > 0}
        empty={copy.empty}
      >
        {(entries) => <EntryList entries={entries} />}
      </ListFrame>
    </>
  )
}

/**
 * Returns the actors to choose from; the chosen one is included even before the list has loaded.
 */
function useActors(chosen: string): { id: string; label: string }[] {
  const { data = [] } = useQuery({ ...adminQuery(ACTORS_PATH), staleTime: 0 })
  const locale = useOfficeLocale()
  const names = data.map(({ name }) => name)
  const all = chosen && !names.includes(chosen) ? [...names, chosen] : names
  return all.map((name) => ({ id: name, label: actorName({ actor: name }, locale) }))
}
