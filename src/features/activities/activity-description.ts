import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { SerializedEditorState } from 'lexical'
import { activitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import { formatDate, formatDateTime } from '@/lib/dates'
import { summaryOf } from '@/lib/summary'
import type { ActivityView } from './activity-card'

/**
 * Returns the description for search engines and link previews: date and place of an event,
 * otherwise the beginning of the text.
 */
export function describeActivity(
  {
    type,
    title,
    content,
    eventDate,
    eventLocation,
    createdAt,
  }: ActivityView & { content: SerializedEditorState },
  locale: Locale,
): string {
  if (type === 'event' && eventDate) {
    return [title, formatDateTime(eventDate, locale), eventLocation].filter(Boolean).join(', ')
  }
  const text = summaryOf(convertLexicalToPlaintext({ data: content }))
  return text || `${title}. ${activitiesContent[locale].postedOn(formatDate(createdAt, locale))}`
}
