import { z } from 'zod'
import { describeDamage } from '@/cms/database/sqlite/damage'
import { STARTING } from '@/lib/starting'
import { withinTime } from '@/lib/within-time'

/** The doctor's checks in the order of the report, with their names there. */
export const checkNames = {
  versions: 'Versions',
  environment: 'Settings',
  rights: 'File rights',
  disk: 'Disk',
  database: 'Database',
  mail: 'Mail server',
  outbox: 'Outbox',
  gateway: 'Gateway',
  webhook: 'Webhook',
  clock: 'Clock',
  dns: 'DNS',
  certificate: 'Certificate',
  site: 'Site',
  backup: 'Backup',
} as const

export type CheckName = keyof typeof checkNames

const names = Object.keys(checkNames) as [CheckName, ...CheckName[]]

/** The result of a check: one sentence on what was found, one on what to do. */
export const finding = z.object({
  check: z.enum(names),
  state: z.enum(['ok', 'warning', 'problem']),
  found: z.string(),
  /** null if there is nothing to do. */
  advice: z.string().nullable(),
})
export type Finding = z.infer<typeof finding>

/** There is nothing to do. */
export function fine(check: CheckName, found: string): Finding {
  return { check, state: 'ok', found, advice: null }
}

/** The site works, but somebody should look at it. */
export function warning(check: CheckName, found: string, advice: string): Finding {
  return { check, state: 'warning', found, advice }
}

/** Something does not work, or data may be lost. */
export function problem(check: CheckName, found: string, advice: string): Finding {
  return { check, state: 'problem', found, advice }
}

/** The result is known only once the site has started. */
export function starting(check: CheckName, found: string = STARTING): Finding {
  const advice = 'Run this command again in a minute. If nothing changes, check the site log.'
  return warning(check, found, advice)
}

type Findings = Finding | Finding[]

/**
 * Runs a check within a time limit; never throws.
 * @param work if it fails, only the error's code is reported: messages may hold addresses and
 * passwords.
 */
export async function within(
  limitMs: number,
  check: CheckName,
  work: () => Findings | Promise<Findings>,
): Promise<Finding[]> {
  const tooLate = (): Findings =>
    problem(check, `No answer came within ${limitMs / 1000} seconds.`, SLOW)
  try {
    return [await withinTime((async () => work())(), limitMs, tooLate)].flat()
  } catch (error) {
    const damage = describeDamage(error)
    if (damage) return [problem(check, damage.found, damage.advice)]
    return [problem(check, `This could not be checked (${codeOf(error)}).`, FAILED)]
  }
}

const SLOW = "Run the command again; if the problem persists, check this machine's network."
const FAILED = 'Run the command again; if the problem persists, look for this code in the site log.'

/** Returns the code of an error, such as ECONNREFUSED, or the name of its class if it has none. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  if ('code' in error && typeof error.code === 'string') return error.code
  // fetch wraps the actual error as `cause`.
  return error.cause === undefined ? error.name : codeOf(error.cause)
}
