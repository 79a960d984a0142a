'use client'

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import {
  DEFAULT_PORTFOLIO_CATEGORY,
  type PortfolioFormValues,
  type PortfolioInput,
  portfolioCategories,
  portfolioForm,
} from '@/domain/portfolio'
import type { AdminPortfolioItemDto } from '@/domain/responses/portfolio'
import { CheckField } from '../editor/check-field'
import { FormEnd } from '../editor/form-end'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'

type PortfolioDialogProps = {
  item: AdminPortfolioItemDto | null
  save: (input: PortfolioInput) => Promise<void>
  onReload: () => void
  onClose: () => void
}

const copy = dashboardContent.portfolio.form

/** The form of a portfolio item, new or to be changed. */
export function PortfolioDialog({ item, save, onReload, onClose }: PortfolioDialogProps) {
  const [isUploading, setIsUploading] = useState(false)
  const { form, submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    PortfolioFormValues,
    PortfolioInput
  >({
    schema: portfolioForm,
    save,
    defaultValues: {
      title: item?.title ?? '',
      description: item?.description ?? '',
      imageUrl: item?.imageUrl ?? '',
      category: item?.category ?? DEFAULT_PORTFOLIO_CATEGORY,
      isPublished: item?.isPublished ?? true,
      sortOrder: item?.sortOrder ?? 0,
    },
  })
  const { register, control, setValue } = form
  const imageUrl = useWatch({ control, name: 'imageUrl' })
  return (
    <Modal
      title={item ? copy.edit : copy.create}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={copy.title} {...field('title')} isRequired />
        <FormField copy={copy.description} {...field('description')} rows={3} isRequired />
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
          isRequired
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            {...field('category')}
            copy={{ label: copy.category }}
            options={portfolioCategories.map((value) => ({ value, label: copy.categories[value] }))}
            isRequired
          />
          <FormField copy={copy.sortOrder} {...field('sortOrder')} type="number" />
        </div>
        <CheckField
          label={copy.isPublished}
          hint={copy.isPublishedHint}
          registration={register('isPublished')}
        />
        <FormEnd
          submit={item ? copy.submit : copy.submitNew}
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
