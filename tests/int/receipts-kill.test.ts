import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { isMongo } from '../support/is-mongo'
import { runWithPayload } from '../support/payload-child'

const WRITER = 'tests/children/receipt-writer.ts'
const LIMIT_MS = 180_000
const GIFTS = 25
/** After how many confirmations the first of two servers dies, for each round. */
const DEATHS = [1, 12]

type Register = {
  donations: string[]
  receipts: { donation: string; serial: number; status: string; isSettled: boolean }[]
}

let gateway: Simulator

beforeAll(async () => {
  gateway = await startRazorpaySimulator()
})
afterAll(() => gateway.stop())

const run = (env: Record<string, string> = {}) =>
  runWithPayload(WRITER, [], {
    limitMs: LIMIT_MS,
    env: { ...process.env, RAZORPAY_API_URL: gateway.url, ...env },
  })

/** Returns the register after the reconciler has run. */
async function register(): Promise<Register> {
  const { output } = await run()
  const said = output.split('\n').find((line) => line.startsWith('{"donations"'))
  if (!said) throw new Error(`It told nothing: ${output}`)
  return JSON.parse(said)
}

it(
  'numbers stay gapless and unique while two servers confirm fifty payments and one is killed',
  async () => {
    expect(await register()).toEqual({ donations: [], receipts: [] })
    for (const killAfter of DEATHS) {
      const dying = run({ GIFTS: String(GIFTS), KILL_AFTER: String(killAfter) })
      // SQLite allows only one server (docs/decisions/0005), so there the second starts after the first.
      if (!isMongo) await dying
      const living = await run({ GIFTS: String(GIFTS) })
      expect((await dying).exitCode).not.toBe(0)
      expect(living.exitCode, living.output).toBe(0)
    }
    const { donations, receipts } = await register()
    const captured = gateway.ledger
      .listPayments({ count: Number.POSITIVE_INFINITY })
      .items.filter((payment) => payment.captured)
    expect(donations).toHaveLength(captured.length)
    expect(captured).toHaveLength(2 * DEATHS.length * GIFTS)
    expect(receipts.map(({ donation }) => donation).sort()).toEqual(donations.sort())
    expect(receipts.map(({ serial }) => serial)).toEqual(donations.map((_, at) => at + 1))
    for (const receipt of receipts) {
      expect(receipt).toMatchObject({ status: 'valid', isSettled: true })
    }
  },
  10 * 60_000,
)
