import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { HONEYPOT_FIELD } from '@/domain/spam-trap'
import { getPayloadClient } from '@/server/payload-client'
import { changeAttempt } from '@/server/payments/attempts'
import { followUp } from '@/server/payments/follow-up'
import { reconcile } from '@/server/payments/reconcile'
import { callApi } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import {
  attention,
  cookie,
  decide,
  deliverAll,
  eventsOf,
  gateway,
  openDesk,
  post,
} from '../support/payment-desk'
import { bookkeeping, donationOf, moneyOnFile } from '../support/payments'
import { makeCampaign, makeProgram } from '../support/purposes'

const claimRoute = '/api/payment-claims'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const correctRoute = '/api/admin/donations/{id}/correct'
const ignoreRoute = '/api/admin/transactions/{id}/ignore'
const voidRoute = '/api/admin/donations/{id}/void'

openDesk()

let campaign: { id: string }
let program: { id: string }

beforeEach(async () => {
  await emptyCollections(slugs.qrCodes)
  gateway.ledger.configure({ hasQrCodes: true })
  program = await makeProgram('Winter care')
  campaign = await makeCampaign('60 winter kits', program.id)
})

const makeCode = () =>
  callApi(`/api/admin/campaigns/${campaign.id}/qr-code`, { method: 'POST', cookie })

/** Pays by scanning the campaign's code. */
function scan() {
  return gateway.ledger.payDirect({
    via: 'qr_code',
    amount: 25_000,
    notes: { campaign: campaign.id },
  })
}

const claimOf = (reference: string, amount = 250, trap: object = {}) => {
  const { attemptId: _, ...donor } = donationOf(amount)
  return post(claimRoute, { ...donor, method: 'upi', reference, ...trap })
}

const recordGift = (reference: string) =>
  callApi('/api/admin/donations', {
    method: 'POST',
    cookie,
    body: {
      donorName: 'Asha Devi',
      amount: 250,
      receivedOn: '2024-03-05',
      paymentMethod: 'upi',
      reference,
    },
  })

/** Claims a gift by its reference, before any follow-up. */
async function claimUnbooked(): Promise<Transaction> {
  const [paid] = (await moneyOnFile()).transactions
  const donor = { donorName: 'Asha Devi', email: 'asha@example.org', isUnclaimed: false }
  const claimed = paid && (await changeAttempt(paid, donor, { action: 'changed' }))
  if (!claimed) throw new Error('Nothing was claimed')
  return claimed
}

const rrnOf = (payment: { acquirer_data: Record<string, string | null> }) =>
  payment.acquirer_data.rrn ?? ''

describe('the QR code of a campaign', () => {
  it('is created once, however often it is requested, and found if its response was lost', async () => {
    gateway.behave('qr-codes.create', { kind: 'lost', times: 1 })
    expect((await makeCode()).status).toBe(502)
    const [first, second] = await Promise.all([makeCode(), makeCode()])
    expect(first.status).toBe(200)
    expect(await first.json()).toEqual(await second.json())
    expect(gateway.ledger.listQrCodes({}).items).toHaveLength(1)
  })

  it('is refused with a reason if the account has none, and to anyone but admins', async () => {
    gateway.ledger.configure({ hasQrCodes: false })
    const response = await makeCode()
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('no QR codes')
    const path = `/api/admin/campaigns/${campaign.id}/qr-code`
    expect((await callApi(path, { method: 'POST' })).status).toBe(401)
  })
})

describe('a gift by QR code', () => {
  beforeEach(async () => {
    expect((await makeCode()).status).toBe(200)
  })

  it('records itself once for its campaign, without a donor yet, and sends no e-mail', async () => {
    const payment = scan()
    await deliverAll([...eventsOf(payment.id), ...eventsOf(payment.id)])
    const { donations, transactions, mails } = await bookkeeping()
    const columns = { campaign: campaign.id, purpose: program.id, isUnclaimed: true }
    expect(donations).toMatchObject([
      { ...columns, amountPaise: 25_000, isAnonymous: true, reference: rrnOf(payment) },
    ])
    expect(transactions).toMatchObject([{ ...columns, status: 'completed', paymentId: payment.id }])
    expect(mails).toEqual([])
  })

  it('is for its campaign and program even if the campaign is in the trash by now', async () => {
    const payload = await getPayloadClient()
    const data = { deletedAt: new Date().toISOString() }
    await payload.update({ collection: slugs.campaigns, id: campaign.id, data })
    await deliverAll(eventsOf(scan().id))
    expect((await moneyOnFile()).donations).toMatchObject([
      {
        campaign: campaign.id,
        campaignName: '60 winter kits',
        purpose: program.id,
        purposeName: 'Winter care',
      },
    ])
  })

  it('is found by the reconciler if no event reported it', async () => {
    await reconcile()
    const payment = scan()
    await reconcile()
    expect((await moneyOnFile()).donations).toMatchObject([{ paymentId: payment.id }])
  })

  it('becomes the gift of the donor who enters its reference and amount', async () => {
    const payment = scan()
    await deliverAll(eventsOf(payment.id))
    // Another amount means another payment, which waits for an admin.
    expect((await claimOf(rrnOf(payment), 300)).status).toBe(201)
    expect((await moneyOnFile()).donations).toMatchObject([{ isUnclaimed: true }])

    expect((await claimOf(rrnOf(payment))).status).toBe(201)
    const { donations, mails, receipts } = await bookkeeping()
    expect(donations).toMatchObject([
      { donorName: 'Asha Devi', email: 'asha@example.org', isUnclaimed: false, isAnonymous: false },
    ])
    // The number that the donor's app shows.
    expect(receipts).toMatchObject([{ reference: rrnOf(payment) }])
    expect(mails).toMatchObject([{ to: 'asha@example.org' }])
    expect(mails[0]?.text).toContain('60 winter kits')
    // Nobody else can claim it again.
    const { attemptId: _, ...other } = { ...donationOf(250), donorName: 'Somebody Else' }
    await post(claimRoute, { ...other, method: 'upi', reference: rrnOf(payment) })
    expect((await moneyOnFile()).donations).toMatchObject([{ donorName: 'Asha Devi' }])
  })

  it('is claimed once, even if the same form is sent again, but by nobody else', async () => {
    const payment = scan()
    await deliverAll(eventsOf(payment.id))
    const numberOf = async (response: Response) => (await response.json()).claimNumber
    const both = await Promise.all([claimOf(rrnOf(payment)), claimOf(rrnOf(payment))])
    const [first, second] = await Promise.all(both.map(numberOf))
    expect(second).toBe(first)
    expect(await numberOf(await claimOf(rrnOf(payment)))).toBe(first)
    expect((await moneyOnFile()).transactions).toHaveLength(1)
    // The number opens what the first donor sees.
    const stranger = { email: 'ravi@example.org', phone: '8876543210' }
    expect(await numberOf(await claimOf(rrnOf(payment), 250, stranger))).not.toBe(first)
    expect((await moneyOnFile()).transactions).toHaveLength(2)
  })

  describe('that an admin has corrected', () => {
    const correct = async (change: object) => {
      const [gift] = (await moneyOnFile()).donations
      const reason = 'He told us on the phone'
      const { donorName, corrections } = { corrections: 0, ...gift }
      const body = { donorName, reason, corrections, ...change }
      return decide(correctRoute, gift?.id ?? '', body)
    }

    it('stays with the donor it was assigned to, and a later claim waits for an admin', async () => {
      const payment = scan()
      await deliverAll(eventsOf(payment.id))
      expect((await correct({ donorName: 'Ravi Kumar' })).status).toBe(200)
      expect((await claimOf(rrnOf(payment))).status).toBe(201)
      const { donations, transactions, mails } = await bookkeeping()
      expect(donations).toMatchObject([{ donorName: 'Ravi Kumar', isUnclaimed: false }])
      expect(mails).toEqual([])
      expect(transactions.map(({ status }) => status).sort()).toEqual(['completed', 'pending'])
    })

    it('in the moment of the claim is not thanked for', async () => {
      const payment = scan()
      await deliverAll(eventsOf(payment.id))
      const claimed = await claimUnbooked()
      expect((await correct({ donorName: 'Ravi Kumar' })).status).toBe(200)
      await followUp(claimed)
      const { donations, mails } = await bookkeeping()
      expect(donations).toMatchObject([{ donorName: 'Ravi Kumar', email: null }])
      expect(mails).toEqual([])
    })

    it('and left unclaimed becomes the gift of the donor', async () => {
      const payment = scan()
      await deliverAll(eventsOf(payment.id))
      expect((await correct({ message: 'Seen in the account' })).status).toBe(200)
      expect((await claimOf(rrnOf(payment))).status).toBe(201)
      const { donations, mails } = await bookkeeping()
      expect(donations).toMatchObject([{ donorName: 'Asha Devi', corrections: 2 }])
      expect(mails).toMatchObject([{ to: 'asha@example.org' }])
    })

    it('after it was claimed is refused from a stale form', async () => {
      const payment = scan()
      await deliverAll(eventsOf(payment.id))
      const tax = { wantsTaxReceipt: true, panNumber: 'ABCPE1234F', address: 'Sehore' }
      expect((await claimOf(rrnOf(payment), 250, tax)).status).toBe(201)
      expect((await correct({ donorName: 'Asha', corrections: 0 })).status).toBe(409)
      expect((await moneyOnFile()).donations).toMatchObject([{ panNumber: 'ABCPE1234F' }])
      expect((await correct({ donorName: 'Asha' })).status).toBe(200)
    })
  })

  it('completes an earlier claim by a donor', async () => {
    const payment = scan()
    expect((await claimOf(rrnOf(payment))).status).toBe(201)
    await deliverAll(eventsOf(payment.id))
    const { donations, transactions, mails } = await bookkeeping()
    expect(transactions).toMatchObject([{ status: 'completed', paymentId: payment.id }])
    expect(donations).toMatchObject([{ donorName: 'Asha Devi', campaign: campaign.id }])
    expect(mails).toHaveLength(1)
  })

  it('completes a claim that was confirmed too early and undone, with its payment', async () => {
    const payment = scan()
    expect((await claimOf(rrnOf(payment))).status).toBe(201)
    const [claim] = (await moneyOnFile()).transactions
    expect((await decide(acceptRoute, claim?.id ?? '')).status).toBe(200)
    const [gift] = (await moneyOnFile()).donations
    const reason = { reason: 'Not in the account' }
    expect((await decide(voidRoute, gift?.id ?? '', reason)).status).toBe(200)
    await deliverAll(eventsOf(payment.id))
    const { paymentId, method } = (await moneyOnFile()).transactions[0] ?? {}
    expect((await moneyOnFile()).donations).toMatchObject([
      { campaign: campaign.id, paymentId, paymentMethod: method, refundedPaise: 0 },
    ])
    gateway.ledger.refund(payment.id, {})
    await reconcile()
    expect((await bookkeeping()).receipts.map(({ voidReason }) => voidReason)).toEqual([
      ...['entered-by-mistake', 'refunded'],
    ])
  })

  it('goes to its donor even if the browser triggered the spam trap', async () => {
    const payment = scan()
    await deliverAll(eventsOf(payment.id))
    expect((await claimOf(rrnOf(payment), 250, { [HONEYPOT_FIELD]: 'x' })).status).toBe(201)
    const { donations, transactions } = await moneyOnFile()
    expect(donations).toMatchObject([{ donorName: 'Asha Devi', isUnclaimed: false }])
    expect(transactions).toHaveLength(1)
  })

  it('is not counted twice if an admin has counted its reference', async () => {
    const payment = scan()
    await claimOf(rrnOf(payment))
    const { transactions } = await moneyOnFile()
    const accepted = await decide(acceptRoute, transactions[0]?.id ?? '', {}, randomUUID())
    expect(accepted.status).toBe(200)
    await deliverAll(eventsOf(payment.id))
    const after = await moneyOnFile()
    expect(after.donations).toHaveLength(1)
    expect(after.transactions.map(({ status }) => status).sort()).toEqual([
      'completed',
      'quarantined',
    ])
    const [waiting] = await attention('second-payment')
    expect(waiting?.countedAlready).toMatch(/^A gift with this reference is counted already/)
    // Sent again, the form leads its donor to the gift that counts.
    expect(await (await claimOf(rrnOf(payment))).json()).toMatchObject({
      claimNumber: transactions[0]?.transactionId,
    })
    const ignored = await decide(ignoreRoute, waiting?.id ?? '', { reason: 'Counted already' })
    expect(ignored.status).toBe(200)
    expect(await attention('second-payment')).toEqual([])
  })

  it('counts once the database works again, and is not taken for a second payment', async () => {
    const payment = scan()
    const payload = await getPayloadClient()
    const { create } = payload
    let isBroken = true
    vi.spyOn(payload, 'create').mockImplementation(async (args) => {
      if (args.collection !== slugs.transactions || !isBroken) return create.call(payload, args)
      isBroken = false
      throw new Error('disk I/O error')
    })
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    await deliverAll(eventsOf(payment.id))
    await reconcile()
    vi.restoreAllMocks()
    expect(isBroken).toBe(false)
    expect((await moneyOnFile()).transactions).toMatchObject([
      { status: 'completed', paymentId: payment.id },
    ])
  })

  it('is not counted twice if it was entered by hand before its donor claimed it', async () => {
    const payment = scan()
    const byHand = await recordGift(rrnOf(payment))
    expect(byHand.status).toBe(201)
    await claimOf(rrnOf(payment))
    await deliverAll(eventsOf(payment.id))
    const { donations, transactions } = await moneyOnFile()
    expect(donations).toHaveLength(1)
    expect(transactions).toMatchObject([
      { status: 'quarantined', paymentId: payment.id, donorName: 'Asha Devi' },
    ])
  })

  it('is not counted twice if it is entered by hand after its donor claimed it', async () => {
    const payment = scan()
    await claimOf(rrnOf(payment))
    await deliverAll(eventsOf(payment.id))
    expect((await recordGift(rrnOf(payment))).status).toBe(409)
    expect((await moneyOnFile()).donations).toHaveLength(1)
  })

  it('follows a refund at the gateway', async () => {
    const payment = scan()
    await deliverAll(eventsOf(payment.id))
    gateway.ledger.refund(payment.id, { amount: 5_000 })
    await reconcile()
    expect((await moneyOnFile()).donations).toMatchObject([{ refundedPaise: 5_000 }])
  })

  it.each([true, false])(
    'is checked after the lists no longer contain it (claimed before: %s)',
    async (isClaimed) => {
      const payment = scan()
      if (isClaimed) await claimOf(rrnOf(payment))
      const refund = gateway.ledger.refund(payment.id, { amount: 5_000 })
      await deliverAll(eventsOf(payment.id))
      expect((await moneyOnFile()).donations).toMatchObject([{ refundedPaise: 5_000 }])
      // The event is lost.
      gateway.ledger.failRefund(refund.id)
      gateway.behave('payments.list', 'down')
      await reconcile(new Date(Date.now() + 9 * DAY_MS))
      expect((await moneyOnFile()).donations).toMatchObject([{ refundedPaise: 0 }])
    },
  )

  it('with a code that is not on file is money that an admin looks at', async () => {
    const payment = gateway.ledger.payDirect({
      via: 'qr_code',
      amount: 25_000,
      notes: { campaign: 'none' },
    })
    await deliverAll(eventsOf(payment.id))
    const { donations, transactions } = await moneyOnFile()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'quarantined', attention: 'unmatched' }])
  })
})
