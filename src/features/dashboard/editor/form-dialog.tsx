import type { ReactNode } from 'react'
import { Modal } from '@/components/ui/modal'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { DashboardForm } from './dashboard-form'
import { FormEnd, type FormEndProps } from './form-end'

type FormDialogProps = Omit<FormEndProps, 'onCancel'> & {
  title: string
  description?: string
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog. However it is closed, it asks before unsaved input is discarded. */
export function FormDialog({ title, description, onClose, children, ...end }: FormDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const { mayClose } = end.form
  return (
    <Modal
      title={title}
      description={description}
      closeLabel={dashboard.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <DashboardForm form={end.form} className="grid gap-5">
        {children}
        <FormEnd {...end} onCancel={() => mayClose() && onClose()} />
      </DashboardForm>
    </Modal>
  )
}
