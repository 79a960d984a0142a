import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { itemToastsContent } from '@/content/item-toasts'
import { formatDate } from '@/lib/dates'
import { HindiBadge } from '../list/hindi-badge'
import { ItemPicture } from '../list/item-picture'
import { ResourceTab } from '../list/resource-tab'
import { SampleBadge } from '../list/sample-badge'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useShownText } from '../use-shown-text'
import { PortfolioDialog } from './portfolio-dialog'

/** The items of the portfolio as cards, drafts included. */
export function PortfolioTab() {
  const locale = useOfficeLocale()
  const shown = useShownText()
  const dashboard = useCopy(dashboardContent)
  const itemToasts = useCopy(itemToastsContent)
  const copy = dashboard.portfolio
  return (
    <ResourceTab
      path="/api/admin/portfolio"
      pageSize={24}
      updateMethod="PATCH"
      toasts={itemToasts.portfolio}
      copy={copy}
      instructions={copy.instructions}
      nameOf={({ title, titleHi }) => shown(title, titleHi)}
      listClass="gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4"
      Dialog={PortfolioDialog}
    >
      {({ id, title, titleHi, description, descriptionHi, ...item }, buttons) => (
        <li key={id}>
          <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
            <ItemPicture src={item.imageUrl} alt="" className="aspect-4/3 w-full object-cover" />
            <div className="flex flex-1 flex-col gap-2 p-4">
              <div className="flex flex-wrap gap-1.5">
                <Badge tone="plain">
                  {item.category ? copy.form.categories[item.category] : copy.categoryFallback}
                </Badge>
                <Badge tone={item.isPublished ? 'good' : 'waiting'}>
                  {item.isPublished ? copy.published : copy.draft}
                </Badge>
                <SampleBadge isSample={item.isSample} />
                <HindiBadge texts={[titleHi, descriptionHi]} />
              </div>
              <h3 className="wrap-anywhere text-lg leading-snug">{shown(title, titleHi)}</h3>
              <p className="line-clamp-3 wrap-anywhere text-[0.9375rem] text-ink-soft leading-snug">
                {shown(description, descriptionHi)}
              </p>
              <p className="mt-auto text-ink-soft text-sm">
                {formatDate(item.createdAt, locale) || dashboard.list.noDate}
              </p>
              {buttons}
            </div>
          </article>
        </li>
      )}
    </ResourceTab>
  )
}
