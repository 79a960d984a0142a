import type { DefaultServerCellComponentProps } from 'payload'
import { fillPlaces } from '@/domain/fill-places'
import { countLackingHindi } from './lacking-hindi'
import { textsFor } from './language'

/** In a list: whether an item is in Hindi, or how many of its texts are not. */
export async function HindiCell({
  collectionConfig,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // In forms Payload renders it as well, without a collection, and shows it nowhere.
  if (!collectionConfig) return null
  const texts = textsFor(i18n).hindi
  // Whom the list is shown may read its items; the row itself holds one language and some columns.
  const doc = await payload.findByID({
    collection: collectionConfig.slug as never,
    id: rowData.id,
    locale: 'all',
    depth: 0,
    draft: Boolean(collectionConfig.versions?.drafts),
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })
  const count = countLackingHindi(collectionConfig.flattenedFields, doc)
  if (count === 0) return <span className="panel-badge panel-badge--done">{texts.done}</span>
  return (
    <span className="panel-badge">
      {fillPlaces(count === 1 ? texts.one : texts.many, { count })}
    </span>
  )
}
