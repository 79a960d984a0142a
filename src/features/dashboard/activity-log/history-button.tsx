import { useState } from 'react'
import { activityLogContent } from '@/content/activity-log'
import { DialogButton } from '../dialog-button'
import { ListFrame } from '../list/list-frame'
import { useAdminList } from '../list/use-admin-list'
import { useCopy } from '../use-copy'
import { AUDIT_PATH } from './audit-path'
import { EntryList } from './entry-list'

const PAGE_SIZE = 20

type HistoryProps = {
  /** Document id. */
  subjectId: string
  /** Name of the document for the reader. */
  name: string
}

/** Opens the audit log of one document. */
export function HistoryButton({ subjectId, name }: HistoryProps) {
  const copy = useCopy(activityLogContent).history
  return (
    <DialogButton
      label={copy.open}
      fullLabel={copy.openOf(name)}
      title={copy.title(name)}
      description={copy.lead}
    >
      {() => <History subjectId={subjectId} />}
    </DialogButton>
  )
}

function History({ subjectId }: Pick<HistoryProps, 'subjectId'>) {
  const copy = useCopy(activityLogContent).history
  const [page, setPage] = useState(1)
  const list = useAdminList(AUDIT_PATH, {
    filters: { subjectId },
    page,
    pageSize: PAGE_SIZE,
    isAlwaysFresh: true,
  })
  return (
    <ListFrame list={list} page={page} pageSize={PAGE_SIZE} goToPage={setPage} empty={copy.empty}>
      {(entries) => <EntryList entries={entries} />}
    </ListFrame>
  )
}
