import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { volunteerName } from '@/domain/volunteer'
import { type VolunteerHoursValues, volunteerHoursForm } from '@/domain/volunteer-hours'
import { indianDayOf } from '@/lib/dates'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useRefetch } from '../list/use-admin-list'
import { adminRequest } from '../session/admin-request'
import { useRequestKeys } from '../session/use-request-keys'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'
import { HoursList } from './hours-list'
import { VOLUNTEERS_PATH } from './use-volunteers'

type HoursDialogProps = { volunteers: VolunteerDto[]; onClose: () => void }

/** Records volunteers' hours; for a single volunteer it also shows the hours recorded before. */
export function HoursDialog({ volunteers, onClose }: HoursDialogProps) {
  const { hours: copy } = useCopy(dashboardVolunteersContent)
  const { keyOf } = useRequestKeys()
  const refetch = useRefetch(VOLUNTEERS_PATH)
  const closeIfOpen = useCloseIfOpen(onClose)
  const form = useAdminForm<VolunteerHoursValues, VolunteerHoursValues>({
    schema: volunteerHoursForm,
    save: async (values) => {
      const body = { ...values, ids: volunteers.map(({ id }) => id) }
      await adminRequest('POST', '/api/admin/volunteer-hours', { ...body, entry: keyOf(body) })
      showToast({ ...copy.recorded, tone: 'success' })
      closeIfOpen()
      await refetch()
    },
    defaultValues: { day: indianDayOf(new Date()), hours: '', activity: '' },
  })
  const [volunteer, ...others] = volunteers
  const isOne = volunteer && others.length === 0
  return (
    <FormDialog
      form={form}
      title={isOne ? copy.titleOne(volunteerName(volunteer)) : copy.titleMany(volunteers.length)}
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      {isOne && <HoursList volunteer={volunteer} />}
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField copy={copy.day} {...form.field('day')} type="date" isRequired />
        <FormField copy={copy.hours} {...form.field('hours')} autoComplete="off" isRequired />
      </div>
      <FormField copy={copy.activity} {...form.field('activity')} isRequired />
    </FormDialog>
  )
}
