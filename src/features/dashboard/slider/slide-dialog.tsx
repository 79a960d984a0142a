import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AdminSlideDto } from '@/domain/responses/slide'
import {
  SLIDE_MIN_HEIGHT_PX,
  SLIDE_MIN_WIDTH_PX,
  type SlideFormValues,
  type SlideInput,
  slideForm,
} from '@/domain/slider'
import { BilingualField } from '../editor/bilingual-field'
import { CheckField } from '../editor/check-field'
import { FormDialog } from '../editor/form-dialog'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'
import type { ItemDialogProps } from '../list/resource-tab'
import { useCopy } from '../use-copy'

/** The form of a new or existing slider image. */
export function SlideDialog({
  item,
  save,
  onReload,
  onClose,
}: ItemDialogProps<AdminSlideDto, SlideInput>) {
  const toasts = useCopy(adminToastsContent)
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.slider.form
  const form = useAdminForm<SlideFormValues, SlideInput>({
    schema: slideForm,
    save,
    defaultValues: {
      imageUrl: item?.imageUrl ?? '',
      altText: item?.altText ?? '',
      altTextHi: item?.altTextHi ?? '',
      displayOrder: item?.displayOrder ?? 0,
      isActive: item?.isActive ?? true,
    },
  })
  const { field, image } = form
  return (
    <FormDialog
      form={form}
      title={item ? copy.edit : copy.create}
      description={dashboard.editor.hindiNote}
      submit={item ? copy.submit : copy.submitNew}
      onReload={onReload}
      onClose={onClose}
    >
      <ImageField
        label={copy.image}
        {...image('imageUrl')}
        minimum={{ width: SLIDE_MIN_WIDTH_PX, height: SLIDE_MIN_HEIGHT_PX }}
        toasts={{
          uploaded: toasts.sliderImageUploaded,
          failed: toasts.sliderImageUploadFailed,
        }}
        isRequired
      />
      <BilingualField
        copy={copy.altText}
        english={field('altText')}
        hindi={field('altTextHi')}
        isRequired
      />
      <FormField
        copy={copy.displayOrder}
        {...field('displayOrder')}
        inputMode="numeric"
        autoComplete="off"
      />
      <CheckField label={copy.isActive} hint={copy.isActiveHint} {...field('isActive')} />
    </FormDialog>
  )
}
