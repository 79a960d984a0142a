import { useState } from 'react'
import { SmallButton, smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { lateApprovalsContent } from '@/content/late-approvals'
import { formatDate } from '@/lib/dates'
import { REGISTRATION_ADDRESS } from '../home/addresses'
import { useWaiting } from '../home/use-home'
import { useKeptFocus } from '../list/use-kept-focus'
import { adminRequest } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useMoneyRefetch } from './use-money-action'

/**
 * Offers to add the 80G approval to receipts issued before it was entered; renders nothing if there
 * are none.
 */
export function LateApprovals() {
  const copy = useCopy(lateApprovalsContent)
  const { offline } = useCopy(dashboardContent).list
  const locale = useOfficeLocale()
  const { run, isBusy } = useAction(useMoneyRefetch())
  const late = useWaiting().data?.lateApprovals
  const [outcome, setOutcome] = useState('')
  // The button may be gone once it is done.
  const keptFocus = useKeptFocus<HTMLElement>()
  if (!late && !outcome) return null

  const add = async (count: number) => {
    if (!window.confirm(copy.confirm(count))) return
    const work = async () => {
      const { written, left } = await adminRequest('POST', '/api/admin/receipts/late-approvals')
      setOutcome(copy.added(written, left))
    }
    await run(work, { failed: { title: copy.failed, withoutReason: offline } })
  }

  const days = late && ([formatDate(late.from, locale), formatDate(late.until, locale)] as const)
  return (
    <section
      {...keptFocus}
      aria-labelledby={late && 'late-approvals-title'}
      className="mb-6 grid justify-items-start gap-3 rounded-card border-2 border-marigold bg-card p-4 shadow-none outline-none sm:p-6"
    >
      {late && days && (
        <>
          <div>
            <h2
              id="late-approvals-title"
              className="font-semibold font-text text-lg text-neem-deep"
            >
              {copy.title(late.count)}
            </h2>
            <p className="text-ink-soft">{copy.lead(...days)}</p>
          </div>
          <div className="flex flex-wrap items-center gap-2">
            <SmallButton tone="lead" disabled={isBusy} onClick={() => add(late.count)}>
              {isBusy ? copy.adding : copy.add}
            </SmallButton>
            <a href={REGISTRATION_ADDRESS} className={smallButtonClass('quiet')}>
              {copy.check}
            </a>
          </div>
        </>
      )}
      <p role="status" className="text-ink-soft empty:sr-only">
        {outcome}
      </p>
    </section>
  )
}
