import { useState } from 'react'
import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementChangesDto, StatementFileDto } from '@/domain/responses/statement'
import { formatDate, formatDateTime } from '@/lib/dates'
import { formatRupees } from '@/lib/money'
import { useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { useDownload } from '../session/use-download'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { StatementChanges } from './statement-changes'

type StatementFileItemProps = { file: StatementFileDto; onFile: () => void }

/**
 * A statement file, with buttons to download it, mark it as filed, correct or take back that mark, and compare
 * it with today's gifts.
 */
export function StatementFileItem({ file, onFile }: StatementFileItemProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardStatementContent).files
  const locale = useOfficeLocale()
  const [changes, setChanges] = useState<StatementChangesDto | null>(null)
  const { download, isBusy: isDownloading } = useDownload()
  const { run, isBusy } = useAction()
  const takingBack = useAction(useMoneyRefetch())
  const compareLabel = isBusy ? copy.comparing : copy.compare
  const markLabel = file.filedOn ? copy.correct : copy.mark
  const { id, filedOn, acknowledgementNumber = '', filedBy = '' } = file
  const path = `/api/admin/statement-files/${id}` as const
  const madeAt = formatDateTime(file.createdAt, locale)

  /** Tells the buttons of several files apart. */
  const ofFile = (label: string) => `${label}: ${madeAt}`
  const compare = () =>
    run(async () => setChanges(await adminRequest('GET', `${path}/changes`)), {
      failed: toasts.statementCompareFailed,
    })

  const takeBack = async () => {
    if (!window.confirm(copy.confirmTakeBack(acknowledgementNumber))) return
    const work = () => adminRequest('DELETE', `${path}/filed`, undefined, ifUnchanged(file))
    await takingBack.run(work, {
      done: toasts.statementTakenBack,
      failed: toasts.statementTakeBackFailed,
    })
  }

  return (
    <li className="grid gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-start justify-between gap-3 lg:flex-nowrap">
        <div className="min-w-0">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            {file.form}: {copy.rows(file.rows)}, {formatRupees(file.amount)}
            <Badge tone={filedOn ? 'good' : 'plain'}>{filedOn ? copy.filed : copy.notFiled}</Badge>
            {file.leavesOutCash && <Badge tone="plain">{copy.withoutCash}</Badge>}
            {file.leavesOutSmallCash && <Badge tone="plain">{copy.withoutSmallCash}</Badge>}
          </p>
          {filedOn && (
            <p>{copy.filedAs(formatDate(filedOn, locale), acknowledgementNumber, filedBy)}</p>
          )}
          <p className="text-ink-soft text-sm">{copy.madeBy(file.madeBy, madeAt)}</p>
          <p className="wrap-anywhere text-ink-soft text-sm">{copy.hash(file.sha256)}</p>
        </div>
        <div className="flex flex-wrap gap-2 lg:shrink-0">
          <SmallButton
            aria-label={copy.downloadOf(madeAt)}
            disabled={isDownloading}
            onClick={() => download(path)}
          >
            {copy.download}
          </SmallButton>
          <SmallButton aria-label={ofFile(compareLabel)} disabled={isBusy} onClick={compare}>
            {compareLabel}
          </SmallButton>
          <SmallButton aria-haspopup="dialog" aria-label={ofFile(markLabel)} onClick={onFile}>
            {markLabel}
          </SmallButton>
          {filedOn && (
            <SmallButton
              tone="danger"
              aria-label={ofFile(copy.takeBack)}
              disabled={takingBack.isBusy}
              onClick={takeBack}
            >
              {copy.takeBack}
            </SmallButton>
          )}
        </div>
      </div>
      <div role="status" className="empty:sr-only">
        {changes && <StatementChanges changes={changes} isFiled={Boolean(filedOn)} />}
      </div>
    </li>
  )
}
