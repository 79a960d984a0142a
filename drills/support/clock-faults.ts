import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DAY_MS } from '@/domain/durations'
import { logInAdmin } from '../../tests/support/log-in-admin'
import type { FaultRow, FaultSite } from './fault-site'
import { describeAnswer, send } from './site-client'

/** Time for the server to read FAULT_DIR. */
const LOOK_MS = 300

/** Makes the server's clock jump and come back. */
export async function clockFaults(desk: FaultSite, faultDir: string): Promise<FaultRow[]> {
  const rows: FaultRow[] = []
  for (const days of [1, 40, -1]) rows.push(await jump(desk, join(faultDir, 'clock'), days))
  return rows
}

async function jump(desk: FaultSite, clock: string, days: number): Promise<FaultRow> {
  const far = Math.abs(days) === 1 ? 'a day' : `${Math.abs(days)} days`
  const name = `Clock ${far} ${days > 0 ? 'ahead' : 'behind'}, and back`
  const list = (cookie: string) => send(desk.site.url, 'GET', '/api/admin/contacts', { cookie })
  const old = desk.cookie()
  writeFileSync(clock, String(days * DAY_MS))
  await sleep(LOOK_MS)
  const seen = await list(old)
  // Sessions end after eight hours: with the clock ahead they have expired.
  desk.expectStatus(`${name}, session`, seen, days > 0 ? 401 : 200)
  const cookie = await logInAdmin(desk.site.url)
  desk.keepCookie(cookie)
  const message = await desk.message()
  desk.expectStatus(`${name}, message`, message, 201)
  await desk.give()
  desk.expectStatus(`${name}, reconciliation`, await desk.reconcile(), 200)

  rmSync(clock)
  await sleep(LOOK_MS)
  // Only a session opened a day ago by its own clock has expired.
  if (days > 0) desk.expectStatus(`${name}, session after`, await list(cookie), 200)
  desk.keepCookie(await logInAdmin(desk.site.url))
  const after = await desk.recovered(name, () => desk.message())
  await desk.give()
  // Money without an order: only the reconciler's walk over the gateway's lists finds it.
  desk.gateway.webhooks.configure({ mode: 'off' })
  desk.gateway.ledger.payDirect({ via: 'payment_link', amount: 50_000 })
  desk.gateway.webhooks.configure({ mode: 'on' })
  const found = await desk.reconcile()
  desk.expect(`${name}: the walk found ${found?.body.found} payments`, found?.body.found === 1)
  return [
    name,
    `message ${describeAnswer(message)}, gift taken`,
    `session ${describeAnswer(seen)}; login works`,
    `${after}; the gateway’s lists are walked to their end`,
  ]
}
