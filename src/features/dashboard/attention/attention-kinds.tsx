import { dashboardAttentionContent } from '@/content/dashboard-attention'
import type { AttentionKind } from '@/domain/attention'
import type { AttentionCountsDto } from '@/domain/responses/attention'
import { useCopy } from '../use-copy'
import { countWithoutSpam, SPAM_KIND } from './use-attention'

type AttentionKindsProps = {
  counts: AttentionCountsDto
  /** Null for all. */
  chosen: AttentionKind | null
  onChoose: (kind: AttentionKind | null) => void
}

/** The kinds with pending items, each with its count; suspected spam is kept separate. */
export function AttentionKinds({ counts, chosen, onChoose }: AttentionKindsProps) {
  const copy = useCopy(dashboardAttentionContent)
  const shown = counts.kinds.filter(({ kind }) => kind !== SPAM_KIND || chosen === SPAM_KIND)
  const isGone = chosen !== null && !shown.some(({ kind }) => kind === chosen)
  const kinds = isGone ? [...shown, { kind: chosen, count: 0 }] : shown
  return (
    <fieldset className="mb-4 flex flex-wrap gap-1.5">
      <legend className="sr-only">{copy.kindsLabel}</legend>
      <Chip
        label={copy.all}
        count={countWithoutSpam(counts)}
        isChosen={chosen === null}
        onChoose={() => onChoose(null)}
      />
      {kinds.map(({ kind, count }) => (
        <Chip
          key={kind}
          label={copy.kinds[kind].label}
          count={count}
          isChosen={kind === chosen}
          onChoose={() => onChoose(kind)}
        />
      ))}
    </fieldset>
  )
}

type ChipProps = { label: string; count: number; isChosen: boolean; onChoose: () => void }

function Chip({ label, count, isChosen, onChoose }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-ink/25 bg-card px-4 text-[0.9375rem] hover:border-ink aria-pressed:border-neem aria-pressed:bg-neem-tint aria-pressed:font-semibold aria-pressed:text-neem-deep"
    >
      {label}{' '}
      <span className="rounded-full bg-paper-deep px-2 py-0.5 font-semibold text-ink text-sm tabular-nums">
        {count}
      </span>
    </button>
  )
}
