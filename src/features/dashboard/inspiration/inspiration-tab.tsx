import { dashboardContent } from '@/content/dashboard'
import { itemToastsContent } from '@/content/item-toasts'
import { HindiBadge } from '../list/hindi-badge'
import { ItemPicture } from '../list/item-picture'
import { ResourceTab } from '../list/resource-tab'
import { SampleBadge } from '../list/sample-badge'
import { useCopy } from '../use-copy'
import { useShownText } from '../use-shown-text'
import { InspirationDialog } from './inspiration-dialog'

/** The inspiring people as cards. */
export function InspirationTab() {
  const shown = useShownText()
  const itemToasts = useCopy(itemToastsContent)
  const copy = useCopy(dashboardContent).inspiration
  return (
    <ResourceTab
      path="/api/admin/inspirations"
      pageSize={48}
      updateMethod="PUT"
      toasts={itemToasts.inspiration}
      copy={copy}
      instructions={copy.instructions}
      nameOf={({ name, nameHi }) => shown(name, nameHi)}
      listClass="gap-4 min-[28rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
      Dialog={InspirationDialog}
    >
      {({ id, name, nameHi, line, lineHi, imageUrl, sortOrder, isSample }, buttons) => (
        <li
          key={id}
          className="flex flex-col overflow-hidden rounded-card border border-line bg-card"
        >
          <ItemPicture src={imageUrl} alt="" className="aspect-square w-full object-cover" />
          <div className="flex flex-1 flex-col gap-2 p-4">
            <h3 className="wrap-anywhere text-lg leading-snug">{shown(name, nameHi)}</h3>
            <p className="mt-auto flex flex-wrap items-center gap-2 text-ink-soft text-sm">
              {copy.order(sortOrder ?? 0)}
              <SampleBadge isSample={isSample} />
              <HindiBadge texts={line ? [nameHi, lineHi] : [nameHi]} />
            </p>
            {buttons}
          </div>
        </li>
      )}
    </ResourceTab>
  )
}
