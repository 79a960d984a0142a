import { useDashboardAddress } from '../dashboard-address'

/**
 * The filters of a list, which are kept in the URL.
 * @returns the filters ('' for none), how many are in use, `change`, which shows the list from its first page, and
 * `clear`.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const { param, go } = useDashboardAddress()
  const entries = names.map((name) => [name, param(name) ?? ''])
  const filters = Object.fromEntries(entries) as Record<Name, string>
  const change = (changes: Record<string, string>) =>
    go({ ...changes, page: null }, { replace: true })
  return {
    filters,
    count: names.filter((name) => filters[name]).length,
    change,
    clear: () => change(Object.fromEntries(names.map((name) => [name, '']))),
  }
}
