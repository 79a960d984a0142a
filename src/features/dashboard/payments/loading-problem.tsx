import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { translateMessage } from '@/content/validation'
import { failureMessage } from '@/lib/api-client'
import { useCopy, useOfficeLocale } from '../use-copy'

type LoadingProblemProps = { title: string; error: Error; onRetry?: () => void }

/** Says what could not be loaded, and why. */
export function LoadingProblem({ title, error, onRetry }: LoadingProblemProps) {
  const { offline, tryAgain } = useCopy(dashboardContent).list
  const locale = useOfficeLocale()
  return (
    <div role="alert" className="rounded-card border-2 border-error bg-card p-4">
      <p className="font-semibold text-error">{title}</p>
      <p>{translateMessage(failureMessage(error, offline), locale)}</p>
      {onRetry && (
        <SmallButton onClick={onRetry} className="mt-3">
          {tryAgain}
        </SmallButton>
      )}
    </div>
  )
}
