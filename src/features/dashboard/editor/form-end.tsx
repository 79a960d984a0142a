import { FormFailureNote } from '@/components/form/form-failure-note'
import { smallButtonClass } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import type { AdminForm } from './use-admin-form'

export type FormEndProps = {
  form: AdminForm
  submit: string
  /** What the button says while it is at work, if not 'Saving…'. */
  submitting?: string
  /** Says what went wrong in other words. */
  explain?: (message: string) => string
  /** Fetches what somebody else has saved, after a conflict. */
  onReload?: () => void
  onCancel?: () => void
}

/** The last lines of a form: what went wrong, and its buttons. */
export function FormEnd({
  form: { isSubmitting, isUploading, failure },
  submit,
  submitting = dashboardContent.editor.saving,
  explain = (message) => message,
  onReload,
  onCancel,
}: FormEndProps) {
  const { cancel, conflict, loadNewest } = dashboardContent.editor
  return (
    <div className="grid gap-4">
      {failure && (
        <FormFailureNote>
          {explain(failure.message)}
          {failure.isConflict && onReload && (
            <div className="mt-2 grid justify-items-start gap-3 font-normal text-ink">
              <p>{conflict}</p>
              <button type="button" onClick={onReload} className={smallButtonClass('quiet')}>
                {loadNewest}
              </button>
            </div>
          )}
        </FormFailureNote>
      )}
      <div className="flex flex-wrap gap-2">
        <button
          type="submit"
          disabled={isSubmitting || isUploading}
          className={smallButtonClass('lead')}
        >
          {isSubmitting ? submitting : submit}
        </button>
        {onCancel && (
          <button type="button" onClick={onCancel} className={smallButtonClass('quiet')}>
            {cancel}
          </button>
        )}
      </div>
    </div>
  )
}
