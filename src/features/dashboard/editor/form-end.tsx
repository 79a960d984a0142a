import { FormFailureNote } from '@/components/form/form-failure-note'
import { SmallButton, type SmallButtonTone } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { bringIntoView } from '@/lib/bring-into-view'
import { useCopy } from '../use-copy'
import type { AdminForm } from './use-admin-form'

export type FormEndProps = {
  form: AdminForm
  submit: string
  /** Label of the button while submitting, if not 'Saving…'. */
  submitting?: string
  /** 'danger' if the action cannot be undone. */
  tone?: SmallButtonTone
  /** Rewords the error message. */
  explain?: (message: string) => string
  /** Loads what somebody else has saved, after a conflict. */
  onReload?: () => void
  onCancel?: () => void
}

/** The end of a form: its error and buttons. */
export function FormEnd({
  form: { isSubmitting, isUploading, failure, spoken },
  submit,
  submitting,
  tone = 'lead',
  explain = (message) => message,
  onReload,
  onCancel,
}: FormEndProps) {
  const { cancel, conflict, gone, loadNewest, saving } = useCopy(dashboardContent).editor
  return (
    <div ref={failure ? bringIntoView : undefined} className="grid scroll-my-5 gap-4">
      <p aria-live="assertive" className="sr-only">
        {spoken}
      </p>
      {failure && (
        <FormFailureNote>
          {failure.isGone && onReload ? gone : explain(failure.message)}
          {failure.isConflict && onReload && (
            <div className="mt-2 grid justify-items-start gap-3 font-normal text-ink">
              <p>{conflict}</p>
              <SmallButton onClick={onReload}>{loadNewest}</SmallButton>
            </div>
          )}
        </FormFailureNote>
      )}
      <div className="flex flex-wrap gap-2">
        <SmallButton type="submit" disabled={isSubmitting || isUploading} tone={tone}>
          {isSubmitting ? (submitting ?? saving) : submit}
        </SmallButton>
        {onCancel && <SmallButton onClick={onCancel}>{cancel}</SmallButton>}
      </div>
    </div>
  )
}
