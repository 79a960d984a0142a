import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import type { AttentionDto } from '@/domain/responses/attention'
import type { SettlementDto } from '@/domain/responses/settlement'
import type { TransactionDto } from '@/domain/responses/transaction'
import { enterPracticeKeys } from '../../simulator/practice-site'
import { type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { type AppServer, startServer, TEST_ADMIN } from '../support/app-server'
import { logInAdmin } from '../support/log-in-admin'
import { give } from '../support/practice-giving'

type Answer<Body> = { status: number; body: Body }

/** Logs in as the admin of a running site. */
async function logIn(site: AppServer) {
  const cookie = await logInAdmin(site.url)
  return async function ask<Body>(method: 'GET' | 'POST', path: string, body: object = {}) {
    const answer = await fetch(`${site.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie },
      ...(method === 'POST' && { body: JSON.stringify(body) }),
    })
    return { status: answer.status, body: (await answer.json()) as Body } satisfies Answer<Body>
  }
}

/** Makes a day's gifts, one of them partly refunded; every event is delivered. */
async function liveADay(site: AppServer, gateway: Simulator, donors: string[]) {
  const gifts: { paymentId: string }[] = []
  for (const [index, donor] of donors.entries()) {
    gifts.push(await give({ site, gateway }, donor, 500 + index * 37))
  }
  gateway.ledger.refund(gifts[0]?.paymentId ?? '', { amount: 12_300 })
  await gateway.webhooks.settled()
  return gifts.map(({ paymentId }) => paymentId)
}

test('a backup of yesterday catches up with the gateway in one reconciliation', async () => {
  test.slow()
  const folder = mkdtempSync(join(tmpdir(), 'manavta-restore-'))
  const [dataDir, backup] = [join(folder, 'data'), join(folder, 'backup')]
  const gateway = await startRazorpaySimulator()
  const start = async () => {
    const site = await startServer({
      dataDir,
      env: { RAZORPAY_API_URL: gateway.url, RATE_LIMIT_FACTOR: '100', SEED: 'none' },
    })
    gateway.webhooks.configure({ url: `${site.url}/api/razorpay/webhook`, mode: 'on' })
    return site
  }

  // Yesterday, and its backup.
  let site = await start()
  await enterPracticeKeys(site.url, TEST_ADMIN)
  const yesterday = await liveADay(site, gateway, ['Asha', 'Ravi', 'Sita', 'Kabir', 'Meera'])
  gateway.ledger.settle()
  await (await logIn(site))('POST', '/api/admin/reconcile')
  await site.stop()
  cpSync(dataDir, backup, { recursive: true })

  // Another day, which is not in the backup.
  site = await start()
  const today = await liveADay(site, gateway, ['Anil', 'Bela', 'Chand', 'Devi', 'Esha', 'Farid'])
  gateway.ledger.refund(yesterday[1] ?? '', {})
  gateway.ledger.refund(today[2] ?? '', {})
  const failed = gateway.ledger.refund(yesterday[2] ?? '', { amount: 5_000 })
  gateway.ledger.failRefund(failed.id)
  const dispute = gateway.ledger.openDispute(yesterday[3] ?? '', {})
  gateway.ledger.moveDispute(dispute.id, 'lost')
  gateway.ledger.payDirect({ via: 'payment_link', amount: 110_000, email: 'gita@example.org' })
  gateway.ledger.payDirect({ via: 'qr_code', amount: 25_000 })
  gateway.ledger.settle()
  await gateway.webhooks.settled()
  await (await logIn(site))('POST', '/api/admin/reconcile')
  await site.kill()

  // The disk is lost. Restores the backup, and reconciles with the gateway once.
  rmSync(dataDir, { recursive: true })
  cpSync(backup, dataDir, { recursive: true })
  gateway.webhooks.configure({ mode: 'off' })
  site = await start()
  gateway.webhooks.configure({ mode: 'off' })
  const ask = await logIn(site)
  const { body: counts } = await ask<Record<string, number>>('POST', '/api/admin/reconcile')
  expect(counts).toMatchObject({ unanswered: 0, differences: 0 })

  const { body: transactions } = await ask<TransactionDto[]>(
    'GET',
    '/api/admin/transactions?limit=200',
  )
  const captured = gateway.ledger.listPayments({ count: 100 }).items.filter((each) => each.captured)
  const own = transactions.filter(({ paymentId }) => paymentId)
  expect(own.map(({ paymentId }) => paymentId).sort()).toEqual(captured.map(({ id }) => id).sort())
  for (const { paymentId, amount, refunded, chargedBack } of own) {
    const told = captured.find(({ id }) => id === paymentId)
    const lost = paymentId === dispute.payment_id ? dispute.amount : 0
    expect([amount * 100, refunded * 100, chargedBack * 100].map(Math.round)).toEqual([
      told?.amount,
      told?.amount_refunded,
      lost,
    ])
  }
  // The orders of today's gifts are lost, so each waits for an admin, with its payer.
  const { body: unmatched } = await ask<AttentionDto[]>(
    'GET',
    '/api/admin/attention?kind=unmatched&limit=200',
  )
  // One of them was fully refunded, and needs nobody.
  expect(unmatched).toHaveLength(today.length + 2 - 1)

  const { body: settlements } = await ask<SettlementDto[]>('GET', '/api/admin/settlements')
  const told = gateway.ledger.listSettlements({ count: 100 }).items
  expect(settlements.map(({ net }) => Math.round(net * 100)).sort()).toEqual(
    told.map(({ amount }) => amount).sort(),
  )
  expect(settlements.map(({ difference }) => difference)).toEqual(told.map(() => 0))

  // A second reconciliation duplicates nothing.
  const { body: again } = await ask<Record<string, number>>('POST', '/api/admin/reconcile')
  expect(again).toMatchObject({ found: 0, changed: 0, differences: 0 })
  const { body: after } = await ask<TransactionDto[]>('GET', '/api/admin/transactions?limit=200')
  expect(after).toEqual(transactions)

  await site.stop()
  await gateway.stop()
  rmSync(folder, { recursive: true, force: true })
})
