import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { FailureCopy, ToastCopy } from '@/content/toasts'
import { useReasons } from './use-reasons'

/** Toasts of an action. */
export type ActionNotices<Result = unknown> = {
  /** Omitted if the effect is visible anyway. */
  done?: ToastCopy | ((result: Result) => ToastCopy)
  failed: FailureCopy
}

/**
 * Returns `run`, which runs the action of a button: the button is busy until it has ended, and a
 * toast shows the result, with the server's reason if it failed.
 * @param refetch refetches what is shown, also after a failure, since somebody else may have
 * changed it.
 */
export function useAction(refetch?: () => Promise<unknown>) {
  const { showFailure } = useReasons()
  /** Several actions of a list may run at once, each of its own row. */
  const [busyIds, setBusyIds] = useState<readonly string[]>([])

  const attempt = async <Result>(
    work: () => Promise<Result>,
    { done, failed }: ActionNotices<Result>,
  ): Promise<boolean> => {
    try {
      const result = await work()
      const notice = typeof done === 'function' ? done(result) : done
      if (notice) showToast({ ...notice, tone: 'success' })
      return true
    } catch (error) {
      showFailure(failed, error, refetch !== undefined)
      return false
    }
  }

  /**
   * @param options.id identifies which of several buttons is busy.
   * @returns whether it succeeded.
   */
  const run = async <Result>(
    work: () => Promise<Result>,
    { id = '', ...notices }: ActionNotices<Result> & { id?: string },
  ): Promise<boolean> => {
    setBusyIds((ids) => [...ids, id])
    try {
      const isDone = await attempt(work, notices)
      await refetch?.()
      return isDone
    } finally {
      // Not before the refetch: the next click would send the version that was just replaced.
      setBusyIds((ids) => ids.filter((_, index) => index !== ids.indexOf(id)))
    }
  }

  return { run, busyIds, isBusy: busyIds.length > 0 }
}
