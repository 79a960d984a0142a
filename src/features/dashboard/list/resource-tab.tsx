import type { ComponentType, ReactNode } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import type { ItemToasts } from '@/content/item-toasts'
import { useDashboardAddress } from '../dashboard-address'
import { ItemButtons } from '../editor/item-buttons'
import { Instructions } from './instructions'
import { ListFrame } from './list-frame'
import { TabHeading } from './tab-heading'
import { type ContentPath, type ResourceItem, useResource } from './use-resource'

/** Props of the dialog that creates or edits an item. */
export type ItemDialogProps<Item, Input> = {
  /** Null for a new one. */
  item: Item | null
  save: (input: Input) => Promise<void>
  onReload: () => void
  onClose: () => void
}

type ResourceTabProps<Path extends ContentPath, Input, Item = ResourceItem<Path>> = {
  path: Path
  pageSize: number
  updateMethod: 'PUT' | 'PATCH'
  toasts: ItemToasts
  copy: {
    title: string
    add: string
    instructionsTitle: string
    empty: { title: string; description: string; action?: string }
    confirmDelete: (name: string) => string
  }
  instructions: string[]
  nameOf: (item: Item) => string
  listClass: string
  Dialog: ComponentType<ItemDialogProps<Item, Input>>
  /** Renders an item with its buttons. */
  children: (item: Item, buttons: ReactNode) => ReactNode
}

/** A tab whose items are created, edited and deleted in place. */
export function ResourceTab<Path extends ContentPath, Input>({
  path,
  pageSize,
  updateMethod,
  toasts,
  copy,
  instructions,
  nameOf,
  listClass,
  Dialog,
  children,
}: ResourceTabProps<Path, Input>) {
  const { page, goToPage } = useDashboardAddress()
  const resource = useResource({ path, updateMethod, toasts, page, pageSize })
  const { edited, setEdited } = resource
  const addButton = (label: string) => (
    <SmallButton aria-haspopup="dialog" onClick={() => setEdited('new')} tone="lead">
      {label}
    </SmallButton>
  )
  const buttonsOf = (item: ResourceItem<Path>) => (
    <ItemButtons
      name={nameOf(item)}
      onEdit={() => setEdited(item)}
      onDelete={() => resource.remove(item, copy.confirmDelete(nameOf(item)))}
      isDeleting={resource.busyIds.includes(item.id)}
    />
  )

  return (
    <>
      <TabHeading title={copy.title}>{addButton(copy.add)}</TabHeading>
      <Instructions title={copy.instructionsTitle} points={instructions} />
      <ListFrame
        list={resource.list}
        page={page}
        pageSize={pageSize}
        goToPage={goToPage}
        empty={{ ...copy.empty, action: copy.empty.action && addButton(copy.empty.action) }}
      >
        {(items) => (
          <ul className={`grid grid-cols-1 ${listClass}`}>
            {items.map((item) => children(item, buttonsOf(item)))}
          </ul>
        )}
      </ListFrame>
      {edited && (
        <Dialog
          key={edited === 'new' ? 'new' : edited.updatedAt}
          item={edited === 'new' ? null : edited}
          save={resource.save}
          onReload={resource.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
