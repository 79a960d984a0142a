import type { ServerProps } from 'payload'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import { type LackingItem, listLackingHindi } from './lacking-hindi'
import { labelIn, languageOf, textsFor } from './language'

/** Longer lists are collapsed. */
const MAX_OPEN = 12

/** A list on the panel's first page of what is not in Hindi yet, with links to the forms. */
export async function LackingHindiList({ payload, user, i18n }: ServerProps) {
  if (!user) return null
  const texts = textsFor(i18n).hindi
  const language = languageOf(i18n)
  const items = await listLackingHindi(payload, user)
  if (items.length === 0) return <p className="panel-note">{texts.complete}</p>
  const total = items.reduce((sum, { count }) => sum + count, 0)
  const countText = (count: number) =>
    fillPlaceholders(count === 1 ? texts.one : texts.many, { count })
  const nameOf = ({ label, title }: LackingItem) =>
    [labelIn(label, language), title].filter(Boolean).join(' · ')
  return (
    <details className="panel-note" open={items.length <= MAX_OPEN}>
      <summary>
        <h2>{texts.heading}</h2> {countText(total)}
      </summary>
      <p>{texts.lead}</p>
      <ul>
        {items.map((item) => (
          <li key={item.path}>
            <a href={item.path}>{nameOf(item)}</a>: {countText(item.count)}
          </li>
        ))}
      </ul>
    </details>
  )
}
