import type { FigureDto } from '@/domain/figure'

/** The year of a figure and what it counts, in small type. Renders nothing if neither is set. */
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
