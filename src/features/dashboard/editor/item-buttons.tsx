import { SmallButton } from '@/components/ui/small-button'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'

type ItemButtonsProps = {
  /** Name of the item, for screen readers. */
  name: string
  onEdit: () => void
  onDelete: () => void
  isDeleting: boolean
}

/** The edit and delete buttons of an item in a list. */
export function ItemButtons({ name, onEdit, onDelete, isDeleting }: ItemButtonsProps) {
  const copy = useCopy(dashboardContent).editor
  return (
    <div className="flex flex-wrap gap-2">
      <SmallButton aria-label={`${copy.edit} ${name}`} aria-haspopup="dialog" onClick={onEdit}>
        {copy.edit}
      </SmallButton>
      <SmallButton
        aria-label={`${copy.delete} ${name}`}
        disabled={isDeleting}
        onClick={onDelete}
        tone="danger"
      >
        {isDeleting ? copy.deleting : copy.delete}
      </SmallButton>
    </div>
  )
}
