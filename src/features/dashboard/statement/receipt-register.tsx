import { useState } from 'react'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { receiptContent } from '@/content/receipt'
import { formatFinancialYear } from '@/domain/financial-year'
import { ExportButton } from '../list/export-button'
import { useMethodName } from '../payments/use-method-name'
import { useCopy } from '../use-copy'
import { YearFilter } from './year-filter'

const REGISTER_PATH = '/api/admin/receipt-register'

type ReceiptRegisterProps = {
  /** Year of the statement on the same page, which offers fewer years. */
  openedYear: number
  years: readonly number[]
}

/** Exports the receipt register of a financial year. */
export function ReceiptRegister({ openedYear, years }: ReceiptRegisterProps) {
  const [year, setYear] = useState(openedYear)
  const copy = useCopy(dashboardStatementContent).register
  const { voidReasons } = useCopy(receiptContent)
  const methodName = useMethodName()
  const named = formatFinancialYear(year)
  return (
    <section className="grid gap-4 rounded-card border border-line bg-card p-5">
      <h3 className="font-semibold font-text text-lg">{copy.title}</h3>
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">{copy.lead(named)}</p>
      <div className="flex flex-wrap items-end gap-3">
        <YearFilter label={copy.year} years={years} chosen={year} onChoose={setYear} />
        <ExportButton
          path={REGISTER_PATH}
          query={{ year: String(year) }}
          filename={`receipts-${named.replace('–', '-')}`}
          columns={copy.exportColumns}
          format={{
            state: ({ state }) => copy.states[state],
            paymentMethod: ({ paymentMethod }) => (paymentMethod ? methodName(paymentMethod) : ''),
            voidReason: ({ voidReason }) => (voidReason ? voidReasons[voidReason] : ''),
            testMode: ({ testMode }) => (testMode ? copy.test : ''),
          }}
        />
      </div>
    </section>
  )
}
