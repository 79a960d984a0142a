import { Badge, type BadgeTone } from '@/components/ui/badge'
import { dashboardStatusContent } from '@/content/dashboard-status'
import type { StatusDto } from '@/domain/responses/status'
import { useCopy, useOfficeLocale } from '../use-copy'
import { type PartText, partTexts } from './part-texts'

type StatusPartsProps = { status: StatusDto; now: Date }

/** What the site needs to run, each with its state. */
export function StatusParts({ status, now }: StatusPartsProps) {
  const { parts } = useCopy(dashboardStatusContent)
  const locale = useOfficeLocale()
  const texts = partTexts(status, { now, locale })
  return (
    <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {texts.map(({ part, ...text }) => (
        <Part key={part} name={parts[part]} {...text} />
      ))}
    </dl>
  )
}

const BORDERS: Record<BadgeTone, string> = {
  good: 'border-line',
  plain: 'border-line',
  waiting: 'border-marigold',
  bad: 'border-error',
}

function Part({ name, value, badge, tone, details }: Omit<PartText, 'part'> & { name: string }) {
  return (
    <div className={`rounded-card border bg-card p-4 ${BORDERS[tone]}`}>
      <dt className="flex flex-wrap items-center justify-between gap-2 text-ink-soft text-sm">
        {name}
        {badge && <Badge tone={tone}>{badge}</Badge>}
      </dt>
      <dd className="wrap-anywhere mt-1 font-heading text-heading text-neem-deep">{value}</dd>
      {details.map((detail) => (
        <dd key={detail} className="mt-1 text-[0.9375rem] text-ink-soft">
          {detail}
        </dd>
      ))}
    </div>
  )
}
