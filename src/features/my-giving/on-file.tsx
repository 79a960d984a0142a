import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { OnFileDto } from '@/domain/responses/my-giving'
import { formatDate } from '@/lib/dates'
import { type Part, Section } from './my-giving-parts'

type OnFileProps = Part & { onFile: OnFileDto }

/** What the foundation knows about the donor, apart from the gifts. */
export function OnFile({ locale, copy: { onFile: copy }, onFile }: OnFileProps) {
  const { isOfSeveral, names, phones, addresses, citizenDeclaredAt } = onFile
  const declared = citizenDeclaredAt
    ? [fillPlaceholders(copy.declared, { day: formatDate(citizenDeclaredAt, locale) })]
    : []
  const others: [string, string[]][] = [
    [copy.phones, phones],
    [copy.addresses, addresses],
    [copy.citizen, declared],
  ]
  return (
    <Section copy={{ title: copy.title, text: isOfSeveral ? copy.ofSeveral : copy.text }}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[10rem_1fr] sm:gap-y-3">
        {[[copy.names, names] as const, ...(isOfSeveral ? [] : others)].map(([name, values]) => (
          <div key={name} className="contents">
            <dt className="text-ink-soft max-sm:-mb-3">{name}</dt>
            {values.length === 0 && <dd className="text-ink-soft sm:col-start-2">{copy.none}</dd>}
            {values.map((value) => (
              <dd key={value} className="wrap-anywhere whitespace-pre-line sm:col-start-2">
                {value}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </Section>
  )
}
