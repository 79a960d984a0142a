import { dashboardStatementContent } from '@/content/dashboard-statement'
import { formatFinancialYear } from '@/domain/financial-year'
import { ChoiceFilter } from '../list/list-filters'
import { useCopy } from '../use-copy'

type YearFilterProps = {
  years: readonly number[]
  chosen: number
  onChoose: (year: number) => void
}

/** A filter by financial year. */
export function YearFilter({ years, chosen, onChoose }: YearFilterProps) {
  return (
    <ChoiceFilter
      label={useCopy(dashboardStatementContent).year}
      choices={years.map((year) => ({ id: String(year), label: formatFinancialYear(year) }))}
      chosen={String(chosen)}
      onChoose={(year) => onChoose(Number(year))}
    />
  )
}
