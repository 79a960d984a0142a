import { median } from '../../bench/figures'
import type { MixedLoad } from './mixed-load'

/** What a kill drill saw. */
export type KillRun = {
  kills: number
  /** How many of the kills also killed the database. */
  databaseKills: number
  isSqlite: boolean
  restarts: { ms: number; cpuMs: number }[]
  /** Load average of the machine at each start. */
  loads: number[]
  /** Kills after which the integrity check of SQLite failed. */
  broken: number
  /** Kills after which the sums stored by SQLite did not match the gifts. */
  wrongSums: number
  /** Marks of acknowledged writes that are not stored, or stored twice. */
  lost: Set<string>
  doubled: Set<string>
}

/** What the site said at the end, and what it should have said. */
export type KillOutcome = {
  reportedTotal: string
  actualTotal: string
  unreadablePictures: number
  books: { rows: string[][]; failures: string[] }
}

const RESTART_LIMIT_MS = 5_000
/** Payments are retried under their old number until they succeed, as on the page; other writes are not. */
const RETRIED = /(order|verification|gift by hand): 5/

/** Returns the rows of the table of docs/drills.md. */
export function killRows(run: KillRun, load: MixedLoad, { reportedTotal, books }: KillOutcome) {
  const { kills, databaseKills, isSqlite, restarts, loads, broken, wrongSums } = run
  const times = restarts.map(({ ms }) => ms)
  const written = Object.entries(load.acknowledged).map(([kind, marks]) => `${marks.size} ${kind}`)
  const retried = refusalsOf(load).filter((refusal) => RETRIED.test(refusal))
  return [
    ['Kills', String(kills)],
    ...(databaseKills > 0 ? [['Of these together with the database', String(databaseKills)]] : []),
    ['Acknowledged', written.join(', ')],
    ['Lost, doubled', `${run.lost.size}, ${run.doubled.size}`],
    ['Sum of all donations, as the site tells it', reportedTotal],
    ...(isSqlite
      ? [
          ['integrity_check', broken === 0 ? 'ok after each kill' : `broken after ${broken}`],
          [
            'Sums of months',
            wrongSums === 0 ? 'right after each kill' : `wrong after ${wrongSums}`,
          ],
        ]
      : []),
    [
      'Start to Ready, median and longest',
      `${seconds(median(times))}, ${seconds(Math.max(...times))}`,
    ],
    ['Processor time of a start, median', seconds(median(restarts.map(({ cpuMs }) => cpuMs)))],
    ['Load average of the machine, median', median(loads).toFixed(1)],
    ...(retried.length > 0 ? [['Refused, and done later', retried.join(', ')]] : []),
    ...books.rows,
  ]
}

/** Returns what went wrong; empty if the drill passed. */
export function killFailures(run: KillRun, load: MixedLoad, outcome: KillOutcome): string[] {
  const { reportedTotal, actualTotal, unreadablePictures, books } = outcome
  const { kills, restarts, loads, broken, wrongSums, lost, doubled } = run
  const failures: string[] = []
  if (lost.size > 0) failures.push(`Lost: ${[...lost].slice(0, 10).join(', ')}`)
  if (doubled.size > 0) failures.push(`Twice: ${[...doubled].slice(0, 10).join(', ')}`)
  if (broken > 0) failures.push(`The database was broken after ${broken} kills`)
  if (wrongSums > 0) failures.push(`The sums of the months were wrong after ${wrongSums} kills`)
  if (reportedTotal !== actualTotal) {
    failures.push(`The sum is ${reportedTotal} instead of ${actualTotal}`)
  }
  if (unreadablePictures > 0) {
    failures.push(`${unreadablePictures} acknowledged pictures cannot be read`)
  }
  if (load.unfinished() > 0) failures.push(`${load.unfinished()} requests never came through`)
  failures.push(...books.failures)
  failures.push(...refusalsOf(load).filter((refusal) => !RETRIED.test(refusal)))
  const slow = restarts.filter(({ ms }) => ms > RESTART_LIMIT_MS).length
  if (slow > 0) {
    failures.push(
      `${slow} of ${kills} restarts took more than ${RESTART_LIMIT_MS / 1000} s on a machine with ${median(loads).toFixed(1)} other programs at work`,
    )
  }
  return failures
}

/** Prints how far a drill is. */
export function logProgress(kill: number, { kills, restarts, lost }: KillRun): void {
  const start = seconds(median(restarts.map(({ ms }) => ms)))
  console.log(`${kill} of ${kills} kills, ${lost.size} lost, start in ${start}`)
}

function refusalsOf({ refusals }: MixedLoad): string[] {
  return [...refusals].map(([refusal, count]) => `${count} × ${refusal}`)
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
