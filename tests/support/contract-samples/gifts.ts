import { randomUUID } from 'node:crypto'
import { slugs } from '@/cms/slugs'
import { financialYearOf, financialYearPeriod } from '@/domain/financial-year'
import { newHexNumber } from '@/lib/hex-number'
import { findAll } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { followReceipt } from '@/server/receipts/follow'
import { receiptKey } from '@/server/receipts/link'
import { LONG, make, NO_FLAG, NO_TEXT, nextNumber, type Samples } from './sample'

const gift = {
  fields: {
    donorName: 'A',
    amount: 500,
    paymentMethod: 'cheque',
    receivedOn: '2026-04-01',
    // Sent repeatedly with the same cheque number.
    reference: '000123',
    isAnother: true,
  },
  wrong: {
    isAnother: NO_FLAG,
    donorName: NO_TEXT,
    email: [7, 'a@b', {}],
    phone: ['12345', 5, {}],
    address: [LONG, 5, {}],
    panNumber: ['ABCDE1234FG', 5, {}],
    amount: [0, -1, 0.999, '5e1', null, true, { $gt: 0 }, 1e12],
    paymentMethod: ['bitcoin', '', null, { $ne: 'cash' }],
    reference: [LONG, 5, {}],
    receivedOn: ['soon', '2026-02-30', 5, { $date: 0 }, '2999-01-01'],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    isAnonymous: NO_FLAG,
    message: [LONG, 5, {}],
  },
}

const claim = {
  fields: {
    donorName: 'A',
    email: 'a@example.org',
    phone: '9876543210',
    amount: 500,
    method: 'upi',
    reference: '412356789012',
  },
  wrong: {
    donorName: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: [...NO_TEXT, '12345'],
    amount: [0.99, 0, -1, 'fifty', null, true, { $gt: 0 }, 1e9],
    method: ['cash', '', null, { $ne: 'upi' }],
    reference: NO_TEXT,
    message: [LONG, 5, {}],
    isIndianCitizen: [false, 'true', 1, null],
    wantsTaxReceipt: NO_FLAG,
    panNumber: ['ABCDE1234F', 'ABCPE12345', 7, { $gt: '' }],
    address: [LONG, 5, {}],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    claimCode: ['k7m2', 'K7M', 'K7M21', 'K0OI', '', 7, null],
  },
}

/** A payment attempt in that state. */
const makeTransaction = (state: object) =>
  make(slugs.transactions, () => ({
    transactionId: `matrix-${nextNumber()}`,
    amountPaise: 50_000,
    donorName: 'A',
    ...state,
  }))

const makeHeld = makeTransaction({
  status: 'quarantined',
  attention: 'international',
  donorName: 'Asha',
})

const makeUnmatched = makeTransaction({
  status: 'quarantined',
  attention: 'unmatched',
  currency: 'INR',
})

const makeFailedRefund = makeTransaction({ status: 'completed', failedRefundPaise: 10_000 })

const makeFalseEvent = make(slugs.gatewayEvents, () => ({
  eventId: randomUUID(),
  type: 'payment.captured',
  isOpen: false,
  isFalse: true,
}))

const makeClaim = makeTransaction({ status: 'pending', gateway: 'Direct' })

const makeGift = make(slugs.donations, () => ({
  donorName: 'A',
  amountPaise: 50_000,
  refundedPaise: 0,
  paymentMethod: 'Cash',
  panNumber: 'ABCPE1234F',
  recordedBy: 'admin',
}))

const personalData = {
  body: async () => ({ of: 'donation', id: await makeGift() }),
  wrong: { of: ['donor', '', null, 7, { $ne: 1 }], id: NO_TEXT },
}

/** Two donors who may be one person. */
async function makeDonorPair() {
  const donor = make(slugs.donors, () => ({ key: randomUUID(), name: 'A', notes: 'N' }))
  const [one, other] = [await donor(), await donor()]
  const pair = [one, other].sort().join(' ')
  await make(slugs.donorProposals, () => ({ pair, one, other, state: 'waiting' }))()
  return { one, other }
}

let pairToDecide: { one: string; other: string } | undefined

/** The id and the body of a decision are made separately, but must name the same pair. */
async function findPairToDecide() {
  const known = await findAll({
    collection: slugs.donors,
    where: { id: { in: pairToDecide ? [pairToDecide.one] : [] } },
  })
  if (!pairToDecide || known.length === 0) pairToDecide = await makeDonorPair()
  return pairToDecide
}

const makeListedDonor = make(slugs.donors, () => ({
  key: randomUUID(),
  name: 'A',
  isListed: true,
  isStale: false,
  giftCount: 1,
  totalPaise: 50_000,
  lastGiftAt: '2026-03-03T05:00:00.000Z',
}))

const makeDonorOnFile = async () => (await makeDonorPair()).one

const makeDonorWithAddress = async () => {
  const donor = await makeDonorOnFile()
  const gift = { donorName: 'A', email: 'a@example.org', paymentMethod: 'Cash', donor }
  await make(slugs.donations, () => ({ ...gift, amountPaise: 50_000 }))()
  return donor
}

/** A gift with its receipt. */
const makeReceipt = async (change: object = {}) => {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'A',
      email: 'a@example.org',
      amountPaise: 50_000,
      paymentMethod: 'Cash',
      hasReceipt: true,
      ...change,
    },
    overrideAccess: true,
  })
  const receipt = await followReceipt({ id: { equals: id } })
  if (!receipt) throw new Error('A gift without a receipt')
  return receipt
}

/** Creates a receipt in the register of the last year that ended. */
const makeRegistered = () =>
  makeReceipt({ receivedAt: financialYearPeriod(financialYearOf(new Date()) - 1).from })

const donationId = 'f'.repeat(32)

const makeDonationId = async () => {
  const payload = await getPayloadClient()
  const known = await payload.count({
    collection: slugs.transactions,
    where: { transactionId: { equals: donationId } },
    overrideAccess: true,
  })
  if (known.totalDocs === 0) await makeTransaction({ transactionId: donationId })()
  return donationId
}

/** Returns the number of a completed donation. */
const makeGivenId = async () => {
  const transactionId = newHexNumber()
  await makeTransaction({ transactionId, status: 'completed' })()
  return transactionId
}

/** Samples of the calls for gifts, donors, payments and receipts. */
export const giftsSamples: Samples = {
  'POST /api/admin/donations': { body: () => gift.fields, wrong: gift.wrong },
  'GET /api/admin/donations/{id}/donor': { makeId: makeGift },
  ...Object.fromEntries(
    ['', '/export', '/erase'].map((call) => [`POST /api/admin/personal-data${call}`, personalData]),
  ),
  'POST /api/admin/donations/{id}/pan': { makeId: makeGift },
  'GET /api/admin/donors': { makeId: makeListedDonor },
  'GET /api/admin/donors/{id}': { makeId: makeDonorOnFile },
  'PATCH /api/admin/donors/{id}': {
    body: () => ({ notes: 'Call in the evening', language: 'hi' }),
    wrong: { notes: [LONG, 5, {}], language: ['fr', 5, null] },
    makeId: makeDonorOnFile,
  },
  'POST /api/admin/donors/{id}/decide': {
    body: async () => ({ other: (await findPairToDecide()).other, decision: 'different' }),
    wrong: { other: NO_TEXT, decision: ['perhaps', '', null, { $ne: 'same' }] },
    makeId: async () => (await findPairToDecide()).one,
  },
  'POST /api/admin/donors/{id}/stop-updates': {
    body: () => ({ email: 'a@example.org' }),
    wrong: { email: [...NO_TEXT, 'a', 'a@'] },
    makeId: makeDonorWithAddress,
  },
  'POST /api/admin/donations/{id}/correct': {
    body: () => ({ donorName: 'Asha', reason: 'Misspelt', corrections: 0 }),
    wrong: {
      donorName: NO_TEXT,
      reason: NO_TEXT,
      corrections: [null, '0', {}],
      receivedOn: ['soon', '2026-02-30', 5, '2999-01-01'],
      reference: [LONG, 5, {}],
      panNumber: ['ABCDE1234FG', 5, {}],
      isAnonymous: NO_FLAG,
    },
    makeId: makeGift,
  },
  'POST /api/admin/donations/{id}/void': {
    body: () => ({ reason: 'Entered twice' }),
    wrong: { reason: NO_TEXT, cause: ['bounced', 5, null], claim: ['gone', 5, null] },
    makeId: makeGift,
  },
  'POST /api/admin/transactions/{id}/accept': { makeId: makeHeld },
  'POST /api/admin/transactions/{id}/reject': { makeId: makeClaim },
  'POST /api/admin/transactions/{id}/record': {
    body: () => ({ donorName: 'Asha' }),
    wrong: {
      donorName: NO_TEXT,
      email: [7, 'a@b', {}],
      phone: ['12345', 5, {}],
      address: [LONG, 5, {}],
      panNumber: ['ABCDE1234FG', 5, {}],
      isAnonymous: NO_FLAG,
      message: [LONG, 5, {}],
    },
    makeId: makeUnmatched,
  },
  'POST /api/admin/transactions/{id}/ignore': {
    body: () => ({ reason: 'Not for us' }),
    wrong: { reason: NO_TEXT },
    makeId: makeUnmatched,
  },
  'POST /api/admin/transactions/{id}/set-refund-aside': {
    body: () => ({ reason: 'Returned by bank transfer' }),
    wrong: { reason: NO_TEXT },
    makeId: makeFailedRefund,
  },
  'POST /api/admin/gateway-events/{id}/dismiss': { makeId: makeFalseEvent },
  'POST /api/payment-claims': { body: () => claim.fields, wrong: claim.wrong },
  'GET /api/payment-status/{id}': { makeId: makeDonationId },
  'GET /api/receipts/{id}': {
    makeId: async () => receiptKey((await makeReceipt()).code),
  },
  'GET /api/admin/receipt-register': { makeId: async () => (await makeRegistered()).id },
  'POST /api/admin/receipts/{id}/send': { makeId: async () => (await makeReceipt()).id },
  'POST /api/tribute-cards/{id}': {
    body: () => ({ occasion: 'birthday', honouree: 'Meera', fromName: 'Asha' }),
    wrong: {
      occasion: ['wedding', '', null, { $ne: 'birthday' }],
      honouree: [...NO_TEXT, 'www.evil.example'],
      fromName: NO_TEXT,
      message: [LONG, 5, {}, 'https://evil.example'],
      recipientEmail: [7, 'a@b', {}],
      sendOn: ['soon', '2026-02-30', 5, { $date: 0 }],
    },
    makeId: makeGivenId,
  },
}
