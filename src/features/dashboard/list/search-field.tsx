import { useEffect, useId, useRef, useState } from 'react'
import { SEARCH_MAX_LENGTH } from '@/domain/list-query'

/** From the last key to the search: long enough to type on, short enough not to notice. */
const SEARCH_DELAY_MS = 250

type SearchFieldProps = { label: string; search: string; goToSearch: (search: string) => void }

/** Searches as you type; the search term is kept in the address. */
export function SearchField({ label, search, goToSearch }: SearchFieldProps) {
  const id = useId()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [text, setText] = useState(search)

  useEffect(() => () => clearTimeout(timer.current), [])

  const type = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => goToSearch(value.trim()), SEARCH_DELAY_MS)
  }

  return (
    <div className="w-full sm:w-80">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="search"
        value={text}
        placeholder={label}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => type(event.target.value)}
        className="block min-h-11 w-full rounded-full border border-ink-soft/75 bg-card px-4 placeholder:text-ink-soft"
      />
    </div>
  )
}
