import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { countLackingHindi } from './lacking-hindi'
import { textsFor } from './language'

/** A list cell that shows whether an item is in Hindi, or how many texts are missing. */
export async function HindiCell({
  collectionConfig,
  i18n,
  payload,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload also renders it for forms, without a collection, but does not show it.
  if (!collectionConfig) return null
  const texts = textsFor(i18n).hindi
  // Anyone who sees the list may read its items. The row has only one language and some columns.
  const doc = await payload.findByID({
    collection: collectionConfig.slug as CollectionSlug,
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
      {fillPlaceholders(count === 1 ? texts.one : texts.many, { count })}
    </span>
  )
}
