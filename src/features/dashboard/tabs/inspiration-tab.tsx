'use client'

import { smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AdminInspirationDto } from '@/domain/responses/inspiration'
import { useDashboardAddress } from '../dashboard-address'
import { ItemButtons } from '../editor/item-buttons'
import { useEditor } from '../editor/use-editor'
import { Instructions } from '../list/instructions'
import { ItemPicture } from '../list/item-picture'
import { ListFrame } from '../list/list-frame'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { InspirationDialog } from './inspiration-dialog'

const PATH = '/api/admin/inspirations'
const PAGE_SIZE = 48

const copy = dashboardContent.inspiration

/** The inspiring people as cards. */
export function InspirationTab() {
  const { page, goToPage } = useDashboardAddress()
  const list = useAdminList(PATH, { page, pageSize: PAGE_SIZE })
  const editor = useEditor<AdminInspirationDto>({
    path: PATH,
    updateMethod: 'PUT',
    toasts: {
      created: toasts.inspirationCreated,
      updated: toasts.inspirationUpdated,
      deleted: toasts.inspirationDeleted,
      createFailed: toasts.inspirationCreateFailed,
      updateFailed: toasts.inspirationUpdateFailed,
      deleteFailed: toasts.inspirationDeleteFailed,
    },
  })
  const { edited, setEdited } = editor
  const addButton = (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => setEdited('new')}
      className={smallButtonClass('lead')}
    >
      {copy.add}
    </button>
  )

  return (
    <>
      <TabHeading title={copy.title}>{addButton}</TabHeading>
      <Instructions title={copy.instructionsTitle} points={copy.instructions} />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        empty={copy.empty}
      >
        {(people) => (
          <ul className="grid grid-cols-1 gap-4 min-[28rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5">
            {people.map((person) => (
              <li
                key={person.id}
                className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
              >
                <ItemPicture
                  src={person.imageUrl}
                  alt={person.name}
                  className="aspect-square w-full object-cover"
                />
                <div className="flex flex-1 flex-col gap-2 p-4">
                  <h3 className="wrap-anywhere text-lg leading-snug">{person.name}</h3>
                  <p className="mt-auto text-ink-soft text-sm">
                    {copy.order(person.sortOrder ?? 0)}
                  </p>
                  <ItemButtons
                    name={person.name}
                    onEdit={() => setEdited(person)}
                    onDelete={() => editor.remove(person, copy.confirmDelete(person.name))}
                    isDeleting={editor.deletingId === person.id}
                  />
                </div>
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {edited && (
        <InspirationDialog
          key={edited === 'new' ? 'new' : edited.updatedAt}
          person={edited === 'new' ? null : edited}
          save={editor.save}
          onReload={editor.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
