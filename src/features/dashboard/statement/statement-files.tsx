import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementDto, StatementFileDto } from '@/domain/responses/statement'
import { moneyPaths, useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { FiledDialog } from './filed-dialog'
import { StatementFileItem } from './statement-file-item'

/** The statement files of a year: makes a new one, and lists those made and filed. */
export function StatementFiles({ statement }: { statement: StatementDto }) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardStatementContent).files
  const { year, files, urn, urnIssuedOn } = statement
  const { run, isBusy } = useAction(useMoneyRefetch())
  const [cash, setCash] = useState({ leavesOutCash: false, leavesOutSmallCash: false })
  const [opened, setOpened] = useState<StatementFileDto | null>(null)
  // Once somebody marks it or takes the mark back, the dialog would ask for something else.
  const filing = files.find(({ id, filedOn }) => id === opened?.id && !filedOn === !opened.filedOn)

  const make = () =>
    run(() => adminRequest('POST', `${moneyPaths.statements}/${year}/files`, cash), {
      done: toasts.statementMade,
      failed: toasts.statementFailed,
    })

  return (
    <section className="mb-6 grid gap-4 rounded-card border border-line bg-card p-5">
      <h3 className="font-semibold font-text text-lg">{copy.title}</h3>
      <p className="max-w-prose text-[0.9375rem] text-ink-soft">{copy.lead}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {(['leavesOutCash', 'leavesOutSmallCash'] as const).map((name) => (
          <label key={name} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={cash[name]}
              onChange={(event) => setCash({ ...cash, [name]: event.target.checked })}
              className="size-5 shrink-0 accent-neem"
            />
            {copy[name]}
          </label>
        ))}
        <SmallButton disabled={isBusy || !(urn && urnIssuedOn)} onClick={make} tone="lead">
          {isBusy ? copy.making : copy.make}
        </SmallButton>
      </div>
      {files.length === 0 && <p className="text-ink-soft">{copy.none}</p>}
      <ul className="grid gap-4">
        {files.map((file) => (
          <StatementFileItem key={file.id} file={file} onFile={() => setOpened(file)} />
        ))}
      </ul>
      {filing && <FiledDialog file={filing} onClose={() => setOpened(null)} />}
    </section>
  )
}
