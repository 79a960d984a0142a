'use client'

import { Badge } from '@/components/ui/badge'
import { smallButtonClass } from '@/components/ui/small-button'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import type { AdminSlideDto } from '@/domain/responses/slide'
import {
  SLIDE_BEST_HEIGHT_PX,
  SLIDE_BEST_WIDTH_PX,
  SLIDE_MAX_FILE_MB,
  SLIDE_MIN_HEIGHT_PX,
  SLIDE_MIN_WIDTH_PX,
} from '@/domain/slider'
import { formatDate } from '@/lib/dates'
import { useDashboardAddress } from '../dashboard-address'
import { ItemButtons } from '../editor/item-buttons'
import { useEditor } from '../editor/use-editor'
import { Instructions } from '../list/instructions'
import { ItemPicture } from '../list/item-picture'
import { ListFrame } from '../list/list-frame'
import { TabHeading } from '../list/tab-heading'
import { useAdminList } from '../list/use-admin-list'
import { SlideDialog } from './slide-dialog'

const PATH = '/api/admin/about-slider'
const PAGE_SIZE = 50

const copy = dashboardContent.slider
const instructions = copy.instructions({
  minimum: `${SLIDE_MIN_WIDTH_PX}x${SLIDE_MIN_HEIGHT_PX}`,
  optimal: `${SLIDE_BEST_WIDTH_PX}x${SLIDE_BEST_HEIGHT_PX}`,
  maxMb: SLIDE_MAX_FILE_MB,
})

/** The pictures of the About slider as a list, inactive ones included. */
export function SliderTab() {
  const { page, goToPage } = useDashboardAddress()
  const list = useAdminList(PATH, { page, pageSize: PAGE_SIZE })
  const editor = useEditor<AdminSlideDto>({
    path: PATH,
    updateMethod: 'PUT',
    toasts: {
      created: toasts.sliderCreated,
      updated: toasts.sliderUpdated,
      deleted: toasts.sliderDeleted,
      createFailed: toasts.sliderCreateFailed,
      updateFailed: toasts.sliderUpdateFailed,
      deleteFailed: toasts.sliderDeleteFailed,
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
      <Instructions title={copy.instructionsTitle} points={instructions} />
      <ListFrame
        list={list}
        page={page}
        pageSize={PAGE_SIZE}
        goToPage={goToPage}
        empty={copy.empty}
      >
        {(slides) => (
          <ul className="grid grid-cols-1 gap-3">
            {slides.map((slide) => (
              <li
                key={slide.id}
                className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card p-3 sm:flex-nowrap"
              >
                <ItemPicture
                  src={slide.imageUrl}
                  alt={slide.altText}
                  className="aspect-video w-full shrink-0 rounded-xl object-cover sm:w-44"
                />
                <div className="min-w-0 flex-1">
                  <h3 className="wrap-anywhere font-semibold font-text leading-snug">
                    {slide.altText}
                  </h3>
                  <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
                    <Badge tone={slide.isActive ? 'good' : 'waiting'}>
                      {slide.isActive ? copy.active : copy.inactive}
                    </Badge>
                    <span>{copy.order(slide.displayOrder)}</span>
                    <span>{formatDate(slide.createdAt) || dashboardContent.list.noDate}</span>
                  </p>
                </div>
                <ItemButtons
                  name={slide.altText}
                  onEdit={() => setEdited(slide)}
                  onDelete={() => editor.remove(slide, copy.confirmDelete(slide.altText))}
                  isDeleting={editor.deletingId === slide.id}
                />
              </li>
            ))}
          </ul>
        )}
      </ListFrame>
      {edited && (
        <SlideDialog
          key={edited === 'new' ? 'new' : edited.updatedAt}
          slide={edited === 'new' ? null : edited}
          save={editor.save}
          onReload={editor.reload}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}
