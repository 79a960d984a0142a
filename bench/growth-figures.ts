import type { FloorName, Group } from './growth-measures'

export type Figures = {
  medianMs: number
  p95Ms: number
  /** CPU time of the server per request. */
  cpuMs: number
  /** Size of the last response. */
  bytes: number
  rounds: number
}

export type SizeFigures = {
  gifts: number
  /** Load of the machine at the beginning. */
  load: number
  bareStart: { ms: number; memoryMb: number }
  startMs: number
  memoryMb: { before: number; after: number }
  floors: Record<FloorName, Figures>
  measures: (Figures & {
    group: Group
    name: string
    floors: readonly FloorName[]
    floorMs: number
  })[]
}

export const GROUP_NAMES: Record<Group, string> = {
  'gift-lists': 'Lists of donations and donors',
  lists: 'Other lists',
  searches: 'Searches',
  sums: 'Sums and counts',
  exports: 'Exports, papers and statements',
  site: 'Public site',
  writes: 'Forms, payments and gifts',
}
