import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { isMongo } from '../support/is-mongo'
import { runWithPayload } from '../support/payload-child'

const VICTIM = 'tests/children/payment-victim.ts'
const LIMIT_MS = 120_000
/** Each process loads all of Payload: on MongoDB every other write is enough. */
const STEP = isMongo ? 2 : 1

type Ledger = {
  donations: { paymentId: string; amountPaise: number }[]
  open: number
  completed: number
  receipts: { serial: number; status: string; isSettled: boolean }[]
  mails: { key: string; status: string }[]
}

let gateway: Simulator

beforeAll(async () => {
  gateway = await startRazorpaySimulator()
})
afterAll(() => gateway.stop())

/** Runs one process: it reports the ledger that it found and repaired, then takes a donation. */
async function run(killAt?: number) {
  const { output, exitCode } = await runWithPayload(VICTIM, [], {
    limitMs: LIMIT_MS,
    env: {
      ...process.env,
      RAZORPAY_API_URL: gateway.url,
      ...(killAt && { KILL_AT: String(killAt) }),
    },
  })
  const said = output.split('\n').filter((line) => line.startsWith('{"'))
  const [ledger, done] = said.map((line) => JSON.parse(line))
  if (!ledger) throw new Error(`It told nothing: ${output}`)
  return {
    ledger: ledger as Ledger,
    writes: (done as { writes: number } | undefined)?.writes,
    exitCode,
  }
}

it(
  'a process killed at any write leaves nothing that the next one does not repair',
  async () => {
    const whole = await run()
    expect(whole.exitCode).toBe(0)
    const writes = whole.writes ?? 0
    // Attempt, order, payment, donation, thank-you and its sending, mark: fewer would not test much.
    expect(writes).toBeGreaterThanOrEqual(6)

    // Dying after one write is the same as dying before the next.
    for (let at = 1; at <= writes; at += STEP) {
      const killed = await run(at)
      expect(killed.exitCode, `killed at write ${at}`).not.toBe(0)
      expectAgreement(killed.ledger)
    }
    const { ledger } = await run()
    expectAgreement(ledger)
  },
  10 * 60_000,
)

/** Expects that what the next process found and repaired matches the gateway, to the rupee. */
function expectAgreement(ledger: Ledger): void {
  const captured = gateway.ledger
    .listPayments({ count: Number.POSITIVE_INFINITY })
    .items.filter(({ captured }) => captured)
  // The reporting run has not paid yet; all earlier ones have.
  const known = ledger.donations.map(({ paymentId }) => paymentId)
  expect(new Set(known).size).toBe(known.length)
  const missing = captured.filter(({ id }) => !known.includes(id))
  // Only the donation of the run that was just killed may be missing: it came after its report.
  expect(missing.length).toBeLessThanOrEqual(1)
  expect(ledger.open).toBe(0)
  expect(ledger.completed).toBe(known.length)
  expect(ledger.mails).toHaveLength(known.length)
  expect(ledger.receipts).toEqual(
    known.map((_, at) => ({ serial: at + 1, status: 'valid', isSettled: true })),
  )
  expect(ledger.donations.every(({ amountPaise }) => amountPaise === 50_000)).toBe(true)
}
