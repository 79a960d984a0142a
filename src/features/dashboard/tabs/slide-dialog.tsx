'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AdminSlideDto } from '@/domain/responses/slide'
import { type SlideFormValues, type SlideInput, slideForm } from '@/domain/slider'
import { CheckField } from '../editor/check-field'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'

type SlideDialogProps = {
  slide: AdminSlideDto | null
  save: (input: SlideInput) => Promise<void>
  onReload: () => void
  onClose: () => void
}

const copy = dashboardContent.slider.form

/** The form of a slider image, new or to be changed. */
export function SlideDialog({ slide, save, onReload, onClose }: SlideDialogProps) {
  const [isUploading, setIsUploading] = useState(false)
  const { form, submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    SlideFormValues,
    SlideInput
  >({
    schema: slideForm,
    save,
    defaultValues: {
      imageUrl: slide?.imageUrl ?? '',
      altText: slide?.altText ?? '',
      displayOrder: slide?.displayOrder ?? 0,
      isActive: slide?.isActive ?? true,
    },
  })
  const { register, control, setValue } = form
  const imageUrl = useWatch({ control, name: 'imageUrl' })
  return (
    <Modal
      title={slide ? copy.edit : copy.create}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <ImageField
          label={copy.image}
          url={imageUrl}
          setUrl={(url) => setValue('imageUrl', url, { shouldDirty: true })}
          error={field('imageUrl').error}
          setIsUploading={setIsUploading}
          toasts={{
            uploaded: adminToastsContent.sliderImageUploaded,
            failed: adminToastsContent.sliderImageUploadFailed,
          }}
          isRequired
        />
        <FormField copy={copy.altText} {...field('altText')} isRequired />
        <FormField copy={copy.displayOrder} {...field('displayOrder')} type="number" />
        <CheckField
          label={copy.isActive}
          hint={copy.isActiveHint}
          registration={register('isActive')}
        />
        <FormEnd
          submit={slide ? copy.submit : copy.submitNew}
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
