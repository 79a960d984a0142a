import { FormField } from '@/components/form/form-field'
import { dashboardContent } from '@/content/dashboard'
import {
  DEFAULT_PORTFOLIO_CATEGORY,
  type PortfolioFormValues,
  type PortfolioInput,
  portfolioCategories,
  portfolioForm,
} from '@/domain/portfolio'
import type { AdminPortfolioItemDto } from '@/domain/responses/portfolio'
import { BilingualField } from '../editor/bilingual-field'
import { CheckField } from '../editor/check-field'
import { FormDialog } from '../editor/form-dialog'
import { ImageField } from '../editor/image-field'
import { useAdminForm } from '../editor/use-admin-form'
import type { ItemDialogProps } from '../list/resource-tab'
import { useCopy } from '../use-copy'

/** The form of a new or existing portfolio item. */
export function PortfolioDialog({
  item,
  save,
  onReload,
  onClose,
}: ItemDialogProps<AdminPortfolioItemDto, PortfolioInput>) {
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.portfolio.form
  const form = useAdminForm<PortfolioFormValues, PortfolioInput>({
    schema: portfolioForm,
    save,
    defaultValues: {
      title: item?.title ?? '',
      titleHi: item?.titleHi ?? '',
      description: item?.description ?? '',
      descriptionHi: item?.descriptionHi ?? '',
      imageUrl: item?.imageUrl ?? '',
      category: item?.category ?? DEFAULT_PORTFOLIO_CATEGORY,
      isPublished: item?.isPublished ?? true,
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
      <BilingualField
        copy={copy.title}
        english={field('title')}
        hindi={field('titleHi')}
        isRequired
      />
      <BilingualField
        copy={copy.description}
        english={field('description')}
        hindi={field('descriptionHi')}
        rows={3}
        isRequired
      />
      <ImageField label={copy.image} {...image('imageUrl')} isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          {...field('category')}
          copy={{ label: copy.category }}
          options={portfolioCategories.map((value) => ({ value, label: copy.categories[value] }))}
          isRequired
        />
        {/* Not `numeric`: that keyboard of an iPhone has no minus. */}
        <FormField copy={copy.sortOrder} {...field('sortOrder')} autoComplete="off" />
      </div>
      <CheckField label={copy.isPublished} hint={copy.isPublishedHint} {...field('isPublished')} />
    </FormDialog>
  )
}
