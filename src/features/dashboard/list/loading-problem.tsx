import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { useFailureText } from '../use-failure-text'

type LoadingProblemProps = { title: string; error: Error; onRetry: () => void }

/** Says what data could not be loaded, and why. */
export function LoadingProblem({ title, error, onRetry }: LoadingProblemProps) {
  const { offline } = useCopy(dashboardContent).list
  const failureText = useFailureText()
  return <RetryNote title={title} text={failureText(error, offline)} onRetry={onRetry} />
}

type RetryNoteProps = { title: string; text: string; onRetry: () => void }

/** An error in place of what it concerns, with a button to try again. */
export function RetryNote({ title, text, onRetry }: RetryNoteProps) {
  const { tryAgain } = useCopy(dashboardContent).list
  return (
    <div role="alert" className="rounded-card border-2 border-error bg-card p-4">
      <p className="font-semibold text-error">{title}</p>
      <p>{text}</p>
      <SmallButton onClick={onRetry} className="mt-3">
        {tryAgain}
      </SmallButton>
    </div>
  )
}
