import { Badge } from '@/components/ui/badge'
import { SmallButton } from '@/components/ui/small-button'
import { dashboardBackupsContent } from '@/content/dashboard-backups'
import type { BackupDto } from '@/domain/responses/backup'
import { formatDateTime } from '@/lib/dates'
import { formatBytes } from '@/lib/format-bytes'
import { DataTable } from '../list/data-table'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { downloadBackup } from './use-backups'

/** The backups with their time, size and encryption. */
export function BackupTable({ backups }: { backups: BackupDto[] }) {
  const copy = useCopy(dashboardBackupsContent)
  const locale = useOfficeLocale()
  const { run, isBusy } = useAction()
  const { columns } = copy

  const download = (id: string) => run(() => downloadBackup(id), { failed: copy.downloadFailed })

  return (
    <DataTable
      caption={copy.title}
      columns={[
        {
          heading: columns.made,
          cell: ({ createdAt }) => (
            <span className="font-semibold">{formatDateTime(createdAt, locale)}</span>
          ),
        },
        {
          heading: columns.size,
          cell: ({ bytes }) => (bytes === undefined ? null : formatBytes(bytes)),
        },
        {
          heading: columns.state,
          cell: ({ isWhole }) => (
            <Badge tone={isWhole ? 'good' : 'bad'}>{isWhole ? copy.whole : copy.broken}</Badge>
          ),
        },
        { heading: columns.secrecy, cell: (backup) => secrecyOf(backup, copy.secrecy) },
        {
          heading: columns.action,
          isActions: true,
          cell: ({ id, createdAt, isWhole }) =>
            isWhole ? (
              <SmallButton
                aria-label={copy.downloadOf(formatDateTime(createdAt, locale))}
                onClick={() => download(id)}
                disabled={isBusy}
              >
                {copy.download}
              </SmallButton>
            ) : null,
        },
      ]}
      rows={backups}
    />
  )
}

type Secrecy = Record<'encrypted' | 'withKeys' | 'plain', string>

function secrecyOf({ isWhole, isEncrypted, hasKeys }: BackupDto, copy: Secrecy): string | null {
  if (!isWhole) return null
  if (isEncrypted) return copy.encrypted
  return hasKeys ? copy.withKeys : copy.plain
}
