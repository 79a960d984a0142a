import { expect, it } from 'vitest'
import { runWithPayload } from '../support/payload-child'

const VICTIM = 'tests/children/updates-victim.ts'
const LIMIT_MS = 120_000
/** The process dies at the mailing's own row, between two e-mails, or before the mailing is marked as done. */
const DEATHS = [1, 2, 4, 7]

async function run(killAt?: number) {
  const { output, exitCode } = await runWithPayload(VICTIM, [], {
    limitMs: LIMIT_MS,
    env: { ...process.env, ...(killAt && { KILL_AT: String(killAt) }) },
  })
  return { output, exitCode }
}

it(
  'a server killed while it mails an update leaves nobody out, and writes to nobody twice',
  async () => {
    for (const at of DEATHS) {
      expect((await run(at)).exitCode, `killed at write ${at}`).not.toBe(0)
    }
    const { output, exitCode } = await run()
    expect(exitCode, output).toBe(0)
    const said = output.split('\n').find((line) => line.startsWith('{"writes"')) ?? '{}'
    const donors = [0, 1, 2, 3, 4, 5].map((number) => `donor${number}@example.org`)
    expect(JSON.parse(said)).toMatchObject({ isDone: true, told: donors })
    // A finished mailing is not started again.
    expect((await run()).output).toContain('"writes":0')
  },
  10 * 60_000,
)
