import { Fragment, type ReactNode, useId, useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { useKeptFocus } from './use-kept-focus'
import { useTypedFilter } from './use-typed-filter'

/** In characters; the same as in the API. */
const FILTER_MAX_LENGTH = 100

type FilterRowProps = { isFiltered: boolean; onClear: () => void; children: ReactNode }

/** The filters of a list in a row; on a phone, two per row. */
export function FilterRow({ isFiltered, onClear, children }: FilterRowProps) {
  const { filter, filters } = useCopy(dashboardContent).list
  // The button is gone once they are cleared.
  const keptFocus = useKeptFocus<HTMLFieldSetElement>()
  const [clearings, setClearings] = useState(0)

  const clear = () => {
    // New fields: what was typed just before must not be applied afterwards.
    setClearings(clearings + 1)
    onClear()
  }

  return (
    <fieldset
      {...keptFocus}
      className="mb-4 grid grid-cols-2 print:hidden items-end gap-3 sm:flex sm:flex-wrap"
    >
      <legend className="sr-only">{filter}</legend>
      <Fragment key={clearings}>{children}</Fragment>
      {isFiltered && <SmallButton onClick={clear}>{filters.clear}</SmallButton>}
    </fieldset>
  )
}

type ChoiceFilterProps = {
  label: string
  /** Label of the empty choice; omit it if there is always a choice. */
  anyLabel?: string
  choices: readonly { id: string; label: string }[]
  /** '' for none. */
  chosen: string
  onChoose: (id: string) => void
  className?: string
}

/** A filter with several choices or none. */
export function ChoiceFilter({
  label,
  anyLabel,
  choices,
  chosen,
  onChoose,
  className,
}: ChoiceFilterProps) {
  return (
    <Filter label={label} className={className}>
      {(id) => (
        <select
          id={id}
          value={chosen}
          onChange={(event) => onChoose(event.target.value)}
          className={smallControlClass}
        >
          {anyLabel && <option value="">{anyLabel}</option>}
          {choices.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Filter>
  )
}

type TextFilterProps = {
  label: string
  /** '' for none. */
  chosen: string
  onChoose: (text: string) => void
  className?: string
}

/** A text filter that applies as you type. */
export function TextFilter({ label, chosen, onChoose, className }: TextFilterProps) {
  const { value, type } = useTypedFilter(chosen, onChoose)
  return (
    <Filter label={label} className={className}>
      {(id) => (
        <input
          id={id}
          value={value}
          maxLength={FILTER_MAX_LENGTH}
          autoComplete="off"
          onChange={(event) => type(event.target.value)}
          className={smallControlClass}
        />
      )}
    </Filter>
  )
}

type DayFiltersProps = {
  /** Days such as '2026-03-05', '' for none. */
  from: string
  to: string
  /** Receives the changed day by its name, as the filters of a URL are changed. */
  onChange: (changed: Record<string, string>) => void
}

/** Filters for the first and last day. */
export function DayFilters({ onChange, ...days }: DayFiltersProps) {
  const copy = useCopy(dashboardContent).list.filters
  return (
    <div className="contents sm:flex sm:gap-3">
      {(['from', 'to'] as const).map((name) => (
        <Filter key={name} label={copy[name]}>
          {(id) => (
            <input
              id={id}
              type="date"
              value={days[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
              className={`${smallControlClass} max-sm:px-3`}
            />
          )}
        </Filter>
      ))}
    </div>
  )
}

/**
 * A low, round field. Its font is larger on a phone, since Safari zooms into fields of less than 16
 * px.
 */
export const smallControlClass =
  'block min-h-11 w-full min-w-0 rounded-full border border-ink-soft/75 bg-card px-4 sm:text-[0.9375rem]'

type FilterProps = { label: string; className?: string; children: (id: string) => ReactNode }

function Filter({ label, className, children }: FilterProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-ink-soft text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  )
}
