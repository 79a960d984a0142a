import type { FigureDto } from '@/domain/figure'

/** In small type under a figure's name: of when it is, and what is counted. Nothing where neither is set. */
export function FigureNote({ year, definition }: Pick<FigureDto, 'year' | 'definition'>) {
  if (!year && !definition) return null
  return (
    <small className="mt-1 block text-sm leading-snug opacity-85">
      {year}
      {year && definition && ' · '}
      {definition && <span lang={definition.lang}>{definition.text}</span>}
    </small>
  )
}
