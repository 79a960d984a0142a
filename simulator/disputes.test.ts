import { expect, it } from 'vitest'
import { eventTypes, newLedger, newOrder, refusalOf, START_MS } from './ledger-fixture'

function paid() {
  const ledger = newLedger()
  return { ledger, payment: ledger.pay(newOrder(ledger).id, { outcome: 'captured' }) }
}

it('has the shape of the Disputes API, and leaves the payment captured', () => {
  const { ledger, payment } = paid()
  const dispute = ledger.openDispute(payment.id, { amount: 20_000, reasonDescription: 'Unknown' })

  expect(dispute).toEqual({
    id: expect.stringMatching(/^disp_[0-9A-Za-z]{14}$/),
    entity: 'dispute',
    payment_id: payment.id,
    amount: 20_000,
    currency: 'INR',
    amount_deducted: 0,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    reason_description: 'Unknown',
    respond_by: 1_700_604_800,
    status: 'open',
    phase: 'chargeback',
    created_at: 1_700_000_000,
    evidence: expect.objectContaining({ amount: 20_000, summary: null, submitted_at: null }),
  })
  expect(ledger.fetchDispute(dispute.id)).toEqual(dispute)
  expect(ledger.fetchPayment(payment.id)).toMatchObject({ status: 'captured', amount_refunded: 0 })
})

it.each([
  ['under_review', 'under_review', 0],
  ['action_required', 'open', 0],
  ['won', 'won', 0],
  ['lost', 'lost', 50_000],
  ['closed', 'closed', 0],
] as const)('moved to %s is %s, with %i paise deducted', (move, status, deducted) => {
  const { ledger, payment } = paid()
  const { id } = ledger.openDispute(payment.id)

  expect(ledger.moveDispute(id, move)).toMatchObject({ status, amount_deducted: deducted })
  expect(eventTypes(ledger).slice(-2)).toEqual([
    'payment.dispute.created',
    `payment.dispute.${move}`,
  ])
  expect(JSON.parse(ledger.events().at(-1)?.body ?? '')).toMatchObject({
    contains: ['payment', 'dispute'],
    payload: {
      payment: { entity: { id: payment.id, status: 'captured' } },
      dispute: { entity: { id, status, amount_deducted: deducted } },
    },
  })
})

it('that was decided stays decided', () => {
  const { ledger, payment } = paid()
  const { id } = ledger.openDispute(payment.id)
  ledger.moveDispute(id, 'under_review')
  ledger.moveDispute(id, 'lost')

  expect(refusalOf(() => ledger.moveDispute(id, 'won')).status).toBe(400)
  expect(ledger.fetchDispute(id).status).toBe('lost')
})

it('is refused for more than the payment, or for one that was never captured', () => {
  const { ledger, payment } = paid()
  const waiting = ledger.pay(newOrder(ledger).id, { outcome: 'authorized' })

  expect(refusalOf(() => ledger.openDispute(payment.id, { amount: 50_001 })).field).toBe('amount')
  expect(refusalOf(() => ledger.openDispute(waiting.id)).status).toBe(400)
})

it('is listed with the newest first', () => {
  const { ledger, payment } = paid()
  const first = ledger.openDispute(payment.id, { amount: 100 })
  ledger.setClock(() => START_MS + 60_000)
  const second = ledger.openDispute(payment.id, { phase: 'arbitration', respondBy: 1_700_000_500 })

  expect(ledger.listDisputes().items).toEqual([second, first])
  expect(ledger.listDisputes({ count: 1, skip: 1 }).items).toEqual([first])
  expect(refusalOf(() => ledger.fetchDispute('disp_00000000000000')).description).toBe(
    'The id provided does not exist',
  )
})
