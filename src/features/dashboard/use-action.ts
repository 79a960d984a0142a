import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { FailureCopy, ToastCopy } from '@/content/toasts'
import { useReasons } from './use-reasons'

/** What is said of an action. */
export type ActionNotices<Result = unknown> = {
  /** Nothing is said where what it did is seen. */
  done?: ToastCopy | ((result: Result) => ToastCopy)
  failed: FailureCopy
}

/**
 * What buttons do: they are busy until it has ended, and a notice says what came of it, with the server's
 * reason where it failed.
 * @param refetch fetches what is shown again, after a failure too: somebody else may have been quicker.
 */
export function useAction(refetch?: () => Promise<unknown>) {
  const { tellFailure } = useReasons()
  const [busyId, setBusyId] = useState<string | null>(null)

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
      tellFailure(failed, error, refetch !== undefined)
      return false
    }
  }

  /**
   * @param options.id tells which of several buttons is busy.
   * @returns whether it was done.
   */
  const run = async <Result>(
    work: () => Promise<Result>,
    { id = '', ...notices }: ActionNotices<Result> & { id?: string },
  ): Promise<boolean> => {
    setBusyId(id)
    try {
      const isDone = await attempt(work, notices)
      await refetch?.()
      return isDone
    } finally {
      // Not before: the next press would send the version that was just replaced.
      setBusyId(null)
    }
  }

  return { run, busyId, isBusy: busyId !== null }
}
