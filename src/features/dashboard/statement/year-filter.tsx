import { formatFinancialYear } from '@/domain/financial-year'
import { ChoiceFilter } from '../list/list-filters'

type YearFilterProps = {
  label: string
  years: readonly number[]
  chosen: number
  onChoose: (year: number) => void
}

/** A filter by financial year. */
export function YearFilter({ label, years, chosen, onChoose }: YearFilterProps) {
  return (
    <ChoiceFilter
      label={label}
      choices={years.map((year) => ({ id: String(year), label: formatFinancialYear(year) }))}
      chosen={String(chosen)}
      onChoose={(year) => onChoose(Number(year))}
    />
  )
}
