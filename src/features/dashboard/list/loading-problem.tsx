import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { useFailureText } from '../use-failure-text'

type LoadingProblemProps = { title: string; error: Error; onRetry: () => void }

/** Says what could not be loaded, and why. */
export function LoadingProblem({ title, error, onRetry }: LoadingProblemProps) {
  const { offline, tryAgain } = useCopy(dashboardContent).list
  const failureText = useFailureText()
  return (
    <div role="alert" className="rounded-card border-2 border-error bg-card p-4">
      <p className="font-semibold text-error">{title}</p>
      <p>{failureText(error, offline)}</p>
      <SmallButton onClick={onRetry} className="mt-3">
        {tryAgain}
      </SmallButton>
    </div>
  )
}
