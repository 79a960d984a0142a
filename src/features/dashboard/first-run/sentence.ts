import type { FirstRunContent } from '@/content/first-run'
import type { StepView } from '@/domain/first-run'
import type { SampleCountsDto } from '@/domain/responses/sample-content'
import { sampleKinds } from '@/domain/sample-content'

type StepFacts = { foundationName: string; counts: SampleCountsDto }

/** Describes the progress of a step in a sentence. */
export function sentenceOf(
  { id, state, gaps }: StepView,
  { foundationName, counts }: StepFacts,
  copy: FirstRunContent,
): string {
  if (state === 'not-needed') return copy.notNeeded
  const sentence = state === 'done' ? copy.steps[id].done : openSentence(gaps, counts, copy)
  return id === 'name' ? `${copy.name(foundationName)} ${sentence}` : sentence
}

function openSentence(
  gaps: StepView['gaps'],
  counts: SampleCountsDto,
  copy: FirstRunContent,
): string {
  if (gaps.includes('sample')) return copy.sample.left(partsOf(counts, copy))
  const own = gaps.map((gap) => copy.open[gap]).find((sentence) => sentence !== undefined)
  return own ?? copy.missing(gaps.flatMap((gap) => copy.gaps[gap] ?? []).join(', '))
}

/** Lists the sample content that is left: '8 activities, 12 portfolio items'. */
export function partsOf(counts: SampleCountsDto, { sample }: FirstRunContent): string {
  return sampleKinds
    .filter((kind) => counts[kind] > 0)
    .map((kind) => sample.kinds[kind](counts[kind]))
    .join(', ')
}
