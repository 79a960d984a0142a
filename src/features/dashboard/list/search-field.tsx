import { useId } from 'react'
import { SEARCH_MAX_LENGTH } from '@/domain/list-query'
import { useTypedFilter } from './use-typed-filter'

type SearchFieldProps = { label: string; search: string; goToSearch: (search: string) => void }

/** Searches as you type. */
export function SearchField({ label, search, goToSearch }: SearchFieldProps) {
  const id = useId()
  const { value, type } = useTypedFilter(search, goToSearch)

  return (
    <div className="w-full sm:w-80 print:hidden">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={value}
        placeholder={label}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className="block min-h-11 w-full rounded-full border border-ink-soft/75 bg-card px-4 placeholder:text-ink-soft"
      />
    </div>
  )
}
