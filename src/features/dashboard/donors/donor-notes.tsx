import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { dashboardDonorsContent } from '@/content/dashboard-donors'
import { type DonorInput, type DonorValues, donorForm, donorLanguages } from '@/domain/donor-desk'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { moneyPaths } from '../payments/use-money-action'
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { DonorPart } from './donor-part'
import { type DonorProps, useDonorChanged, useDonorRefetch } from './use-donor'

/** The office's notes on a donor. */
export function DonorNotes({ donor, path }: DonorProps) {
  const { notes: copy } = useCopy(dashboardDonorsContent)
  const changed = useDonorChanged(path)
  const refetch = useDonorRefetch(path)
  const form = useAdminForm<DonorValues, DonorInput>({
    schema: donorForm,
    version: donor.updatedAt,
    defaultValues: { notes: donor.notes ?? '', language: donor.language ?? '' },
    save: async (input) => {
      const address = `${moneyPaths.donors}/${donor.id}` as const
      const saved = await adminRequest('PATCH', address, input, ifUnchanged(donor))
      showToast({ ...copy.saved, tone: 'success' })
      await changed(saved)
    },
  })
  const reload = () => {
    form.discard()
    refetch()
  }
  const options = (['', ...donorLanguages] as const).map((value) => ({
    value,
    label: copy.languages[value],
  }))
  return (
    <DonorPart title={copy.title}>
      <DashboardForm form={form} className="grid gap-4">
        <FormField copy={copy.notes} {...form.field('notes')} rows={3} />
        <FormField copy={copy.language} {...form.field('language')} options={options} />
        <FormEnd form={form} submit={copy.submit} onReload={reload} />
      </DashboardForm>
    </DonorPart>
  )
}
