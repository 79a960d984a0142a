import { useState } from 'react'
import { useFailureText } from './use-failure-text'

/**
 * Like `useAction`, but without toasts: returns `attempt`, and `problem`, the reason why the last
 * attempt failed, to be shown next to the button.
 */
export function useAttempt() {
  const failureText = useFailureText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  /** @param failed the problem if the server gives no reason. */
  const attempt = async (work: () => Promise<unknown>, failed: string): Promise<void> => {
    setIsBusy(true)
    setProblem(null)
    try {
      await work()
    } catch (error) {
      console.warn(failed, error)
      setProblem(failureText(error, failed))
    } finally {
      setIsBusy(false)
    }
  }

  return { attempt, isBusy, problem }
}
