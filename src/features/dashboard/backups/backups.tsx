import { SmallButton } from '@/components/ui/small-button'
import { dashboardBackupsContent } from '@/content/dashboard-backups'
import { EmptyNote } from '../list/empty-note'
import { LoadingState } from '../list/loading-state'
import { TabHeading } from '../list/tab-heading'
import { useAction } from '../use-action'
import { useCopy } from '../use-copy'
import { BackupTable } from './backup-table'
import { useBackups } from './use-backups'

/** The backups of the site: lists them, makes a new one and downloads them. */
export function Backups() {
  const copy = useCopy(dashboardBackupsContent)
  const { list, make } = useBackups()
  const { run, isBusy } = useAction()
  const isMaking = isBusy || Boolean(list.data?.isMaking)

  const makeNow = () => run(make, { done: copy.made, failed: copy.makeFailed })

  return (
    <>
      <TabHeading title={copy.title} count={list.data?.backups.length} lead={copy.lead}>
        <SmallButton tone="lead" onClick={makeNow} disabled={isMaking || !list.data}>
          {isMaking ? copy.making : copy.make}
        </SmallButton>
      </TabHeading>
      {list.data && !list.data.isDaily && (
        <p className="mb-4 max-w-prose text-[0.9375rem]">{copy.notDaily}</p>
      )}
      {isMaking && (
        <p role="status" className="mb-4 rounded-card bg-marigold-tint px-5 py-3">
          {copy.makingNote}
        </p>
      )}
      <LoadingState query={list} title={copy.failed} />
      {list.data?.backups.length === 0 && <EmptyNote>{copy.none}</EmptyNote>}
      {list.data && list.data.backups.length > 0 && <BackupTable backups={list.data.backups} />}
    </>
  )
}
