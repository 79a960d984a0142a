import { dashboardContent } from '@/content/dashboard'
import type { WaitingDto } from '@/domain/responses/home'
import { countWithoutSpam } from './attention/use-attention'
import type { TabId } from './dashboard-address'
import { useWaiting } from './home/use-home'
import { useCopy } from './use-copy'

/** The tabs that may have pending work. */
type WaitingTab = 'volunteers' | 'contacts' | 'payments'

const COUNTS: Record<WaitingTab, (waiting: WaitingDto) => number> = {
  volunteers: ({ volunteers }) => volunteers,
  contacts: ({ contacts }) => contacts,
  payments: ({ attention }) => countWithoutSpam(attention),
}

/** The name of a tab with the count of its pending work. */
export function TabName({ id }: { id: TabId }) {
  const { names, waiting: words } = useCopy(dashboardContent).tabs
  const { data } = useWaiting()
  const count = data && isWaitingTab(id) ? COUNTS[id](data) : 0
  return (
    <>
      {names[id]}
      {count > 0 && isWaitingTab(id) && (
        <span className="ml-1 inline-block rounded-full bg-marigold px-1.5 font-semibold text-ink text-sm tabular-nums lg:ml-1.5 lg:px-2">
          <span>{count.toLocaleString('en-IN')}</span>{' '}
          <span className="sr-only">{words[id](count)}</span>
        </span>
      )}
    </>
  )
}

function isWaitingTab(id: TabId): id is WaitingTab {
  return id in COUNTS
}
