import { describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { findAll } from '@/server/documents/records'
import { reconcile } from '@/server/payments/reconcile'
import { callApi } from '../support/api'
import {
  attention,
  decide,
  deliverAll,
  gateway,
  openDesk,
  settledPayment,
} from '../support/payment-desk'
import { bookkeeping, transactionOf } from '../support/payments'

const refundRoute = '/api/admin/transactions/{id}/refund'
const statusRoute = '/api/payment-status/{id}'

openDesk()

describe('a dispute', () => {
  const disputed = async () => {
    const paid = await settledPayment()
    const dispute = gateway.ledger.openDispute(paid.payment.id, {
      reasonCode: 'goods_not_received',
    })
    return { ...paid, dispute }
  }
  const events = (id: string) => gateway.ledger.events().filter(({ body }) => body.includes(id))

  it('is listed with its donor, its reason and the date by which to respond', async () => {
    const { dispute, payment, donationId } = await disputed()
    await deliverAll(events(dispute.id))
    const { donorName, email, phone } = await transactionOf(donationId)
    expect(await attention('dispute')).toMatchObject([
      {
        title: `${donorName} · ${dispute.id}`,
        donorEmail: email,
        donorPhone: phone,
        paymentId: payment.id,
        amount: 500,
        phase: dispute.phase,
        detail: expect.any(String),
        respondBy: new Date((dispute.respond_by ?? 0) * 1000).toISOString(),
      },
    ])
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 0 }])
  })

  it('that is lost subtracts its money, in whichever order the events come', async () => {
    const { dispute, donationId, id } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'under_review')
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id).toReversed())
    expect(await transactionOf(donationId)).toMatchObject({
      status: 'completed',
      chargedBackPaise: 50_000,
    })
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 50_000 }])
    expect(await attention('dispute')).toEqual([])
    expect((await decide(refundRoute, id)).status).toBe(400)
  })

  it('counts even if the bank gives its reason in many words', async () => {
    const { payment, donationId } = await settledPayment()
    const reasonDescription = 'The cardholder says that nothing was received. '.repeat(10)
    const dispute = gateway.ledger.openDispute(payment.id, { reasonDescription })
    gateway.ledger.moveDispute(dispute.id, 'under_review')
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect(await transactionOf(donationId)).toMatchObject({ chargedBackPaise: 50_000 })
  })

  it.each([
    [undefined, { refunded: 500, wentBack: 'returned-by-bank' }],
    [20_000, { refunded: 200 }],
  ])('that is lost tells the donor what the bank has returned (%s)', async (amount, said) => {
    const { payment, donationId } = await settledPayment()
    const dispute = gateway.ledger.openDispute(payment.id, { amount })
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    const shown = await callApi(statusRoute, { id: donationId })
    expect(await shown.json()).toEqual({
      donationId,
      kind: 'payment',
      status: 'completed',
      amount: 500,
      ...said,
    })
  })

  it('that is lost after a refund tells the donor no more than was given', async () => {
    const { dispute, donationId, id } = await disputed()
    expect((await decide(refundRoute, id, { amount: 300 })).status).toBe(200)
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect(await transactionOf(donationId)).toMatchObject({
      refundedPaise: 30_000,
      chargedBackPaise: 50_000,
    })
    const shown = await callApi(statusRoute, { id: donationId })
    expect(await shown.json()).toMatchObject({ amount: 500, refunded: 500 })
  })

  it('that is won leaves the donation unchanged', async () => {
    const { dispute } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'won')
    await deliverAll(events(dispute.id))
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 0 }])
    expect(await attention('dispute')).toEqual([])
  })

  it('without an event is found by walking the list', async () => {
    const { dispute, donationId } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await reconcile()
    expect(await transactionOf(donationId)).toMatchObject({ chargedBackPaise: 50_000 })
  })

  it('that is stored as the list has it is not fetched again', async () => {
    await disputed()
    expect(await reconcile()).toMatchObject({ unanswered: 0 })
    expect((await bookkeeping()).disputes).toHaveLength(1)
    gateway.behave('disputes.fetch', 'down')
    expect(await reconcile()).toMatchObject({ unanswered: 0 })
  })

  it.each([
    { respond_by: 1_893_456_000 },
    { phase: 'arbitration' as const },
    { amount_deducted: 20_000 },
  ])(
    'of which only one thing changed is brought up to date without an event: %o',
    async (change) => {
      await disputed()
      await reconcile()
      const [before] = (await bookkeeping()).disputes
      const { fetchDispute, listDisputes } = gateway.ledger
      vi.spyOn(gateway.ledger, 'fetchDispute').mockImplementation((id) => ({
        ...fetchDispute(id),
        ...change,
      }))
      vi.spyOn(gateway.ledger, 'listDisputes').mockImplementation((page) => {
        const list = listDisputes(page)
        return { ...list, items: list.items.map((item) => ({ ...item, ...change })) }
      })
      await reconcile()
      vi.restoreAllMocks()
      const { respondBy, phase, deductedPaise } = before ?? {}
      expect((await bookkeeping()).disputes).toMatchObject([
        {
          respondBy: change.respond_by ? '2030-01-01T00:00:00.000Z' : respondBy,
          phase: change.phase ?? phase,
          deductedPaise: change.amount_deducted ?? deductedPaise,
        },
      ])
    },
  )

  it('stands in the activity log once per change', async () => {
    const { dispute } = await disputed()
    await deliverAll(events(dispute.id))
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    await reconcile()
    const log = await findAll({
      collection: slugs.auditLog,
      where: { subject: { equals: 'dispute' } },
      sort: 'createdAt',
    })
    expect(log).toMatchObject([
      { action: 'disputed', label: dispute.id, changes: { status: { to: 'open' } } },
      { action: 'disputed', changes: { status: { to: 'lost' }, deductedPaise: { to: 50_000 } } },
    ])
  })

  it('that the gateway refuses to return does not hold up the others', async () => {
    const [{ dispute: other }, { dispute: refused }] = [await disputed(), await disputed()]
    const { fetchDispute } = gateway.ledger
    const spy = vi.spyOn(gateway.ledger, 'fetchDispute')
    spy.mockImplementation((id) => fetchDispute(id === refused.id ? 'disp_00000000000000' : id))
    const { unanswered } = await reconcile()
    spy.mockRestore()
    expect(unanswered).toBe(0)
    expect((await bookkeeping()).disputes).toMatchObject([{ disputeId: other.id }])
  })

  it('of a payment without an order here is recorded with that payment', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 30_000 })
    const dispute = gateway.ledger.openDispute(payment.id)
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect((await bookkeeping()).transactions).toMatchObject([
      { paymentId: payment.id, chargedBackPaise: 30_000, attention: null },
    ])
  })

  it('that takes a part of an unknown payment says how much, so that only the rest is refunded', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 30_000 })
    const dispute = gateway.ledger.openDispute(payment.id, { amount: 10_000 })
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect(await attention('unmatched')).toMatchObject([
      // Its title is its number at the gateway, since it names nobody.
      { title: payment.id, paymentId: payment.id, amount: 300, refunded: 0, chargedBack: 100 },
    ])
  })
})
