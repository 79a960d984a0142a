import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { type CertificateDonorInput, certificateDonorForm } from '@/domain/donation-certificate'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'
import { CERTIFICATES_PATH, useRefetchCertificates } from './use-certificates'

/** Asks for the PAN of the donor that a certificate belongs to. */
export function CertificateDonorDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { dialog: copy } = useCopy(dashboardCertificatesContent)
  const refetch = useRefetchCertificates()
  const closeIfOpen = useCloseIfOpen(onClose)
  const form = useAdminForm<CertificateDonorInput, CertificateDonorInput>({
    schema: certificateDonorForm,
    save: async (donor) => {
      await adminRequest('POST', `${CERTIFICATES_PATH}/${id}/donor`, donor)
      showToast({ ...copy.done, tone: 'success' })
      closeIfOpen()
      await refetch()
    },
    defaultValues: { panNumber: '' },
  })
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      <FormField copy={copy.pan} {...form.field('panNumber')} autoComplete="off" isRequired />
    </FormDialog>
  )
}
