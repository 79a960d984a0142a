'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import {
  type InspirationFormValues,
  type InspirationInput,
  inspirationForm,
} from '@/domain/inspiration'
import type { AdminInspirationDto } from '@/domain/responses/inspiration'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'

type InspirationDialogProps = {
  person: AdminInspirationDto | null
  save: (input: InspirationInput) => Promise<void>
  onReload: () => void
  onClose: () => void
}

const copy = dashboardContent.inspiration.form

/** The form of an inspiring person, new or to be changed. */
export function InspirationDialog({ person, save, onReload, onClose }: InspirationDialogProps) {
  const [isUploading, setIsUploading] = useState(false)
  const { form, submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    InspirationFormValues,
    InspirationInput
  >({
    schema: inspirationForm,
    save,
    defaultValues: {
      name: person?.name ?? '',
      imageUrl: person?.imageUrl ?? '',
      sortOrder: person?.sortOrder ?? 0,
    },
  })
  const { control, setValue } = form
  const imageUrl = useWatch({ control, name: 'imageUrl' }) ?? ''
  return (
    <Modal
      title={person ? copy.edit : copy.create}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={copy.name} {...field('name')} isRequired />
        <ImageField
          label={copy.image}
          url={imageUrl}
          setUrl={(url) => setValue('imageUrl', url, { shouldDirty: true })}
          error={field('imageUrl').error}
          setIsUploading={setIsUploading}
          toasts={{
            uploaded: adminToastsContent.imageUploaded,
            failed: adminToastsContent.imageUploadFailed,
          }}
          isSquare
        />
        <FormField copy={copy.sortOrder} {...field('sortOrder')} type="number" />
        <FormEnd
          submit={person ? copy.submit : copy.submitNew}
          isSubmitting={isSubmitting}
          isBlocked={isUploading}
          failure={failure}
          onReload={onReload}
          onCancel={() => mayClose() && onClose()}
        />
      </form>
    </Modal>
  )
}
