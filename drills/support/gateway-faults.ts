import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FaultRow, FaultSite } from './fault-site'
import { describeAnswer } from './site-client'
import type { TcpLine } from './tcp-line'

/** The longest that a donor may wait, on an otherwise idle machine. */
const ANSWER_LIMIT_MS = 15_000
const SLOW_MS = 30_000
/** Time for the server to read FAULT_DIR. */
const LOOK_MS = 300

type GatewayFault = { name: string; begin: () => Promise<void> | void; end: () => void }

/** Tests a gateway that cannot be resolved, does not respond, responds late, or sends nonsense. */
export async function gatewayFaults(
  desk: FaultSite,
  { faultDir, line }: { faultDir: string; line: TcpLine },
): Promise<FaultRow[]> {
  const behave = (behaviour: Parameters<typeof desk.gateway.behave>[1]) => ({
    begin: () => desk.gateway.behave('*', behaviour),
    end: () => desk.gateway.behave('*', 'fine'),
  })
  const dns = join(faultDir, 'dns-dead')
  const faults: GatewayFault[] = [
    {
      name: 'No name can be resolved',
      async begin() {
        writeFileSync(dns, '')
        // An open connection needs no name resolution.
        await line.cut()
        await line.restore()
      },
      end: () => rmSync(dns),
    },
    { name: 'Gateway breaks off', ...behave('down') },
    { name: 'Gateway takes 30 s', ...behave({ kind: 'slow', ms: SLOW_MS }) },
    { name: 'Gateway answers with HTML', ...behave('nonsense') },
  ]
  const rows: FaultRow[] = []
  for (const fault of faults) rows.push(await run(desk, fault))
  return rows
}

async function run(desk: FaultSite, { name, begin, end }: GatewayFault): Promise<FaultRow> {
  // Otherwise the gateway's event would arrive before the fault.
  desk.gateway.webhooks.configure({ mode: 'held' })
  const before = await desk.order(desk.newGift())
  desk.expectStatus(`${name}, order before`, before, 201)
  const paid = desk.pay(before)
  await begin()
  await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  const gift = desk.newGift()
  const [order, verified, page] = await Promise.all([
    desk.order(gift),
    desk.verify(before, paid),
    desk.page('/donate'),
  ])
  desk.expectStatus(`${name}, order`, order, 502)
  desk.expectStatus(`${name}, verification`, verified, 502)
  desk.expectStatus(`${name}, page`, page, 200)
  const slowest = Math.max(order?.ms ?? 0, verified?.ms ?? 0)
  desk.expect(`${name}: an answer took ${Math.round(slowest)} ms`, slowest <= ANSWER_LIMIT_MS)
  const asked = await desk.reconcile()
  desk.expectStatus(`${name}, reconciliation`, asked, 200)
  end()
  desk.gateway.webhooks.configure({ mode: 'on' })

  let again = order
  const after = await desk.recovered(`${name}, order again`, async () => {
    again = await desk.order(gift)
    return again
  })
  desk.expectStatus(`${name}, new payment`, await desk.verify(again, desk.pay(again)), 200)
  desk.expectStatus(`${name}, old payment`, await desk.verify(before, paid), 200)
  const waited = `${(slowest / 1000).toFixed(1)} s`
  return [
    name,
    `order ${describeAnswer(order)}, verification ${describeAnswer(verified)}, after ${waited}; pages stay`,
    `reconciliation: ${asked?.body.unanswered} without an answer`,
    after,
  ]
}
