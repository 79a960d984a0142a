import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Figures, GROUP_NAMES, type SizeFigures } from './growth-figures'
import { type FloorName, type Group, groups } from './growth-measures'
import { plotOf } from './growth-plot'
import { describeMachine, writeMarkdown } from './report'

const DOCS = join(import.meta.dirname, '../docs')
/** Target p95 of lists and searches, by number of donations. */
const TARGETS_MS: Record<number, number> = { 100000: 100, 1000000: 300 }
const TARGETED: Group[] = ['gift-lists', 'lists', 'searches']
/** Growth means more than this factor of the output's growth, and at least this much more work. */
const TOLERATED_TIMES = 2
const TOLERATED_MS = 10

/**
 * Writes docs/growth.md and its plot.
 * @param mongo the name of the measured MongoDB; then it writes docs/growth-mongodb.md and its plot.
 */
export function writeReport(results: SizeFigures[], mongo?: string): void {
  const name = mongo ? 'growth-mongodb' : 'growth'
  mkdirSync(join(DOCS, 'images'), { recursive: true })
  writeFileSync(join(DOCS, `images/${name}.svg`), plotOf(results))
  writeMarkdown(join(DOCS, `${name}.md`), reportOf(results, name, mongo))
}

function reportOf(results: SizeFigures[], name: string, mongo?: string): string {
  const day = new Date().toISOString().slice(0, 16).replace('T', ' ')
  const loads = results.map(({ load }) => load.toFixed(1)).join(', ')
  const sizes = [results[0], results.at(-1)].map((each) => each?.gifts.toLocaleString('en'))
  return `# How cost grows${mongo ? ' on MongoDB' : ''}

Written by \`npm run bench:growth${mongo ? ' mongodb' : ''}\` on ${day} UTC: ${describeMachine()}, load ${loads} when each size began.

Response times for a charity with ${sizes.join(' to ')} donations, on ${mongo ?? 'SQLite'}: production build, the real server, one request at a time, at most 30 of each after two for warm-up. Each hundred donations come with 30 donors, 90 payment attempts, 95 receipts, 80 settlement rows, 80 gateway events, 80 e-mails, 100 audit log entries, ten volunteers and ten messages, spread over three years. \`bench/growth-data.ts\` generates them${mongo ? ' in SQLite, and `npm run move` copies them there' : ''}.

Each cell: median and 95th percentile in ms, and after the dot the server's CPU time per request, in ms, which hardly depends on other load on the machine${mongo ? ' and does not include the database' : ''}. _Floor_: the lower bound in the same run, at the largest size (last table), and the ratio of the median to it. _Output_: the ratio of the response sizes at the largest and the smallest size; ${mongo ? '_time_: the same ratio for the median. **Grows** marks a median' : '_work_: the same ratio for the CPU time. **Grows** marks CPU time'} that grew more than ${TOLERATED_TIMES} times as much as the output, and by more than ${TOLERATED_MS} ms. **Slow** marks a list or search whose 95th percentile misses its target: under 100 ms at 100,000 donations, 300 ms at 1,000,000.

${mongo ? MONGO_NOTE : 'On MongoDB: [growth-mongodb.md](growth-mongodb.md).'}

![How cost grows](images/${name}.svg)

${tableOf(results, mongo)}
`
}

const MONGO_NOTE =
  'The database runs on the same machine, as in the tests: a replica set of one server with 1 GB of cache. On SQLite: [growth.md](growth.md).'

/**
 * Returns the tables in Markdown.
 * @param mongo as for `writeReport`: then the server's CPU time does not include the database's.
 */
export function tableOf(results: SizeFigures[], mongo?: string): string {
  const cost = mongo ? 'medianMs' : 'cpuMs'

  const sizes = results.map(({ gifts }) => gifts.toLocaleString('en'))
  const parts = groups.map((group) => {
    const heading = ['', ...sizes, 'floor', 'output', mongo ? 'time' : 'work', '']
    return `## ${GROUP_NAMES[group]}\n\n${markdown(heading, rowsOf(results, group, cost))}`
  })
  return [...parts, othersOf(results, sizes), floorsOf(results, sizes)].join('\n\n')
}

type Cost = 'medianMs' | 'cpuMs'

function rowsOf(results: SizeFigures[], group: Group, cost: Cost): string[][] {
  const names = results[0]?.measures.filter((each) => each.group === group) ?? []
  return names.map(({ name }) => {
    const found = results.map(({ measures }) => measures.find((each) => each.name === name))
    const [first, last] = [found[0], found.at(-1)]
    if (!first || !last) throw new Error(`${name} was not measured at each size`)
    const cells = found.map((each) => (each ? cell(each) : ''))
    const floor = `${ms(last.floorMs)} × ${ratio(last.medianMs, last.floorMs)}`
    return [
      ...[name, ...cells, floor],
      ...[ratio(last.bytes, first.bytes), ratio(last[cost], first[cost])],
      verdict(results, name, cost),
    ]
  })
}

function verdict(results: SizeFigures[], name: string, cost: Cost): string {
  const found = results.flatMap(({ gifts, measures }) =>
    measures.filter((each) => each.name === name).map((each) => ({ gifts, ...each })),
  )
  const [first, last] = [found[0], found.at(-1)]
  if (!first || !last) return ''
  const explained = first[cost] * Math.max(1, last.bytes / first.bytes) * TOLERATED_TIMES
  const grows = last[cost] > explained && last[cost] - first[cost] > TOLERATED_MS
  const isSlow = found.some(
    ({ gifts, group, p95Ms }) =>
      TARGETED.includes(group) && p95Ms > (TARGETS_MS[gifts] ?? Number.POSITIVE_INFINITY),
  )
  return [grows && '**grows**', isSlow && '**slow**'].filter(Boolean).join(', ')
}

function othersOf(results: SizeFigures[], sizes: string[]): string {
  const rows = [
    ['start to Ready, median of three, ms', ...results.map(({ startMs }) => ms(startMs))],
    [
      'its floor: Node with tsx and no site, ms',
      ...results.map(({ bareStart }) => ms(bareStart.ms)),
    ],
    ['memory of the server when ready, MB', ...results.map(({ memoryMb }) => ms(memoryMb.before))],
    ['memory after all of this, MB', ...results.map(({ memoryMb }) => ms(memoryMb.after))],
    [
      'its floor: Node with tsx and no site, MB',
      ...results.map(({ bareStart }) => ms(bareStart.memoryMb)),
    ],
  ]
  return `## Start and memory\n\n${markdown(['', ...sizes], rows)}`
}

const FLOOR_NAMES: Record<FloorName, string> = {
  health: 'GET /api/health',
  'check-auth': 'GET /api/admin/check-auth',
  script: 'a small static script',
  page: '50 donations read without the site',
  'export page': '200 donations read without the site',
  year: 'the donations of the year read without the site',
  write: 'one flushed insert without the site',
}

function floorsOf(results: SizeFigures[], sizes: string[]): string {
  const rows = (Object.keys(FLOOR_NAMES) as FloorName[]).map((name) => [
    FLOOR_NAMES[name],
    ...results.map(({ floors }) => `${ms(floors[name].medianMs)} / ${ms(floors[name].p95Ms)}`),
  ])
  return `## Floors\n\nMedian and 95th percentile, ms.\n\n${markdown(['', ...sizes], rows)}`
}

function cell({ medianMs, p95Ms, cpuMs }: Figures): string {
  return `${ms(medianMs)} / ${ms(p95Ms)} · ${ms(cpuMs)}`
}

function markdown(heading: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(heading), line(rule), ...rows.map(line)].join('\n')
}

function ms(value: number): string {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en')
}

function ratio(value: number, of: number): string {
  return ms(of > 0 ? value / of : 0)
}
