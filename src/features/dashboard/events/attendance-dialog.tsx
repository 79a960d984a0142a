import { FormField } from '@/components/form/form-field'
import { dashboardEventsContent } from '@/content/dashboard-events'
import { type AttendanceValues, attendanceForm } from '@/domain/event-sign-up'
import type { EventSignUpDto } from '@/domain/responses/event'
import { hoursOf } from '@/domain/volunteer-hours'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'

type AttendanceDialogProps = {
  people: EventSignUpDto[]
  /** Also closes the dialog. */
  save: (hours: string) => Promise<void>
  onClose: () => void
}

/** Asks for how many hours people attended. */
export function AttendanceDialog({ people, save, onClose }: AttendanceDialogProps) {
  const { attendance: copy } = useCopy(dashboardEventsContent)
  const [first, ...others] = people
  const form = useAdminForm<AttendanceValues, AttendanceValues>({
    schema: attendanceForm,
    save: ({ hours }) => save(hours),
    defaultValues: { hours: first?.minutes === undefined ? '' : hoursOf(first.minutes) },
  })
  return (
    <FormDialog
      form={form}
      title={
        first && others.length === 0 ? copy.titleOne(first.name) : copy.titleMany(people.length)
      }
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      <FormField
        copy={copy.hours}
        {...form.field('hours')}
        autoComplete="off"
        isRequired
        className="sm:w-64"
      />
    </FormDialog>
  )
}
