import { FormField } from '@/components/form/form-field'
import { dashboardContent } from '@/content/dashboard'
import {
  type InspirationFormValues,
  type InspirationInput,
  inspirationForm,
} from '@/domain/inspiration'
import type { AdminInspirationDto } from '@/domain/responses/inspiration'
import { BilingualField } from '../editor/bilingual-field'
import { FormDialog } from '../editor/form-dialog'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'
import type { ItemDialogProps } from '../list/resource-tab'
import { useCopy } from '../use-copy'

/** The form of a new or existing inspiring person. */
export function InspirationDialog({
  item,
  save,
  onReload,
  onClose,
}: ItemDialogProps<AdminInspirationDto, InspirationInput>) {
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.inspiration.form
  const form = useAdminForm<InspirationFormValues, InspirationInput>({
    schema: inspirationForm,
    save,
    defaultValues: {
      name: item?.name ?? '',
      nameHi: item?.nameHi ?? '',
      line: item?.line ?? '',
      lineHi: item?.lineHi ?? '',
      imageUrl: item?.imageUrl ?? '',
      sortOrder: item?.sortOrder ?? 0,
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
      <BilingualField copy={copy.name} english={field('name')} hindi={field('nameHi')} isRequired />
      <BilingualField copy={copy.line} english={field('line')} hindi={field('lineHi')} />
      <ImageField label={copy.image} {...image('imageUrl')} isSquare />
      <FormField
        copy={copy.sortOrder}
        {...field('sortOrder')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FormDialog>
  )
}
