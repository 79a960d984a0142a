import { Badge } from '@/components/ui/badge'
import { dashboardContent } from '@/content/dashboard'
import { itemToastsContent } from '@/content/item-toasts'
import {
  SLIDE_BEST_HEIGHT_PX,
  SLIDE_BEST_WIDTH_PX,
  SLIDE_MAX_FILE_MB,
  SLIDE_MIN_HEIGHT_PX,
  SLIDE_MIN_WIDTH_PX,
} from '@/domain/slider'
import { formatDate } from '@/lib/dates'
import { HindiBadge } from '../list/hindi-badge'
import { ItemPicture } from '../list/item-picture'
import { ResourceTab } from '../list/resource-tab'
import { SampleBadge } from '../list/sample-badge'
import { useCopy, useOfficeLocale } from '../use-copy'
import { useShownText } from '../use-shown-text'
import { SlideDialog } from './slide-dialog'

/** The pictures of the About slider, inactive ones included. */
export function SliderTab() {
  const locale = useOfficeLocale()
  const shown = useShownText()
  const dashboard = useCopy(dashboardContent)
  const itemToasts = useCopy(itemToastsContent)
  const copy = dashboard.slider
  const instructions = copy.instructions(
    `${SLIDE_MIN_WIDTH_PX}x${SLIDE_MIN_HEIGHT_PX}`,
    `${SLIDE_BEST_WIDTH_PX}x${SLIDE_BEST_HEIGHT_PX}`,
    SLIDE_MAX_FILE_MB,
  )

  return (
    <ResourceTab
      path="/api/admin/about-slider"
      pageSize={50}
      updateMethod="PUT"
      toasts={itemToasts.slider}
      copy={copy}
      instructions={instructions}
      nameOf={({ altText, altTextHi }) => shown(altText, altTextHi)}
      listClass="gap-3"
      Dialog={SlideDialog}
    >
      {(
        { id, imageUrl, altText, altTextHi, displayOrder, isActive, isSample, createdAt },
        buttons,
      ) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card p-3 sm:flex-nowrap"
        >
          <ItemPicture
            src={imageUrl}
            alt=""
            className="aspect-video w-full shrink-0 rounded-xl object-cover sm:w-44"
          />
          <div className="min-w-0 flex-1 basis-full sm:basis-0">
            <h3 className="wrap-anywhere font-semibold font-text leading-snug">
              {shown(altText, altTextHi)}
            </h3>
            <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
              <Badge tone={isActive ? 'good' : 'waiting'}>
                {isActive ? copy.active : copy.inactive}
              </Badge>
              <SampleBadge isSample={isSample} />
              <HindiBadge texts={[altTextHi]} />
              <span>{copy.order(displayOrder)}</span>
              <span>{formatDate(createdAt, locale) || dashboard.list.noDate}</span>
            </p>
          </div>
          {buttons}
        </li>
      )}
    </ResourceTab>
  )
}
