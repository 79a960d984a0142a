'use client'

import { Badge } from '@/components/ui/badge'
import { smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AdminPortfolioItemDto } from '@/domain/responses/portfolio'
import { formatDate } from '@/lib/dates'
import { useDashboardAddress } from '../dashboard-address'
import { ItemButtons } from '../editor/item-buttons'
import { useEditor } from '../editor/use-editor'
import { Instructions } from '../list/instructions'
import { ItemPicture } from '../list/item-picture'
import { ListFrame } from '../list/list-frame'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { PortfolioDialog } from './portfolio-dialog'

const PATH = '/api/admin/portfolio'
const PAGE_SIZE = 24

const copy = dashboardContent.portfolio

/** The items of the portfolio as cards, drafts included. */
export function PortfolioTab() {
  const { page, goToPage } = useDashboardAddress()
  const list = useAdminList(PATH, { page, pageSize: PAGE_SIZE })
  const editor = useEditor<AdminPortfolioItemDto>({
    path: PATH,
    updateMethod: 'PATCH',
    toasts: {
      created: toasts.portfolioCreated,
      updated: toasts.portfolioUpdated,
      deleted: toasts.portfolioDeleted,
      createFailed: toasts.portfolioCreateFailed,
      updateFailed: toasts.portfolioUpdateFailed,
      deleteFailed: toasts.portfolioDeleteFailed,
    },
  })
  const { edited, setEdited } = editor
  const addButton = (label: string) => (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setEdited('new')}
      className={smallButtonClass('lead')}
    >
      {label}
    </button>
  )

  return (
    <>
      <TabHeading title={copy.title}>{addButton(copy.add)}</TabHeading>
      <Instructions title={copy.instructionsTitle} points={copy.instructions} />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        empty={{ ...copy.empty, action: addButton(copy.empty.action) }}
      >
        {(items) => (
          <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {items.map((item) => (
              <li key={item.id}>
                <PortfolioCard
                  item={item}
                  onEdit={() => setEdited(item)}
                  onDelete={() => editor.remove(item, copy.confirmDelete(item.title))}
                  isDeleting={editor.deletingId === item.id}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {edited && (
        <PortfolioDialog
          key={edited === 'new' ? 'new' : edited.updatedAt}
          item={edited === 'new' ? null : edited}
          save={editor.save}
          onReload={editor.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

type PortfolioCardProps = {
  item: AdminPortfolioItemDto
  onEdit: () => void
  onDelete: () => void
  isDeleting: boolean
}

function PortfolioCard({ item, onEdit, onDelete, isDeleting }: PortfolioCardProps) {
  const { title, description, imageUrl, category, isPublished, createdAt } = item
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card">
      <ItemPicture src={imageUrl} alt={title} className="aspect-4/3 w-full object-cover" />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone="plain">
            {category ? copy.form.categories[category] : copy.categoryFallback}
          </Badge>
          <Badge tone={isPublished ? 'good' : 'waiting'}>
            {isPublished ? copy.published : copy.draft}
          </Badge>
        </div>
        <h3 className="wrap-anywhere text-lg leading-snug">{title}</h3>
        <p className="line-clamp-3 wrap-anywhere text-[0.9375rem] text-ink-soft leading-snug">
          {description}
        </p>
        <p className="mt-auto text-ink-soft text-sm">
          {formatDate(createdAt) || dashboardContent.list.noDate}
        </p>
        <ItemButtons name={title} onEdit={onEdit} onDelete={onDelete} isDeleting={isDeleting} />
      </div>
    </article>
  )
}
