import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { newHexNumber } from '@/lib/hex-number'
import { findAll } from '@/server/documents/records'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { startUpdates } from '@/server/updates/preferences'
import { makeDonor, makeDonorMail } from '../my-giving'
import { makeProgram } from '../purposes'
import { LONG, make, NO_FLAG, NO_TEXT, nextNumber, type Samples } from './sample'

const monthly = {
  fields: {
    donorName: 'A',
    email: 'a@example.org',
    phone: '9876543210',
    amount: 500,
    isIndianCitizen: true,
  },
  wrong: {
    donorName: NO_TEXT,
    email: [...NO_TEXT, 'a@b'],
    phone: [...NO_TEXT, '12345'],
    amount: [49, 15_001, 'fifty', null, true, { $gt: 0 }],
    isIndianCitizen: [...NO_FLAG, false],
    givenFor: ['children', 'program:', 'campaign:none', 7, { $ne: 1 }],
    attemptId: ['x', 7, {}],
    message: [LONG, 5, {}],
    wantsTaxReceipt: NO_FLAG,
    panNumber: ['ABCDE1234F', 'ABCPE12345', 7, { $gt: '' }],
    address: [LONG, 5, {}],
  },
}

const inAMonth = new Date(Date.now() + 30 * DAY_MS).toISOString()

const pledge = () => ({
  number: newHexNumber(),
  donorName: 'A',
  amountPaise: 50_000,
  status: 'active',
  nextReminderAt: inAMonth,
})

const makePledge = make(slugs.pledges, pledge)

/** Creates a mandate that the gateway does not know. */
const makeDeniedMandate = make(slugs.subscriptions, () => ({
  number: newHexNumber(),
  donorName: 'A',
  amountPaise: 50_000,
  status: 'active',
  lookupProblem: 'The id does not exist',
  nextCheckAt: inAMonth,
}))

/** Creates a mandate. @returns its number. */
const makeMandateNumber = async () => {
  const number = newHexNumber()
  await make(slugs.subscriptions, () => ({
    number,
    donorName: 'A',
    amountPaise: 50_000,
    status: 'active',
    paidCount: 1,
    chargeAt: inAMonth,
  }))()
  return number
}

/** Returns the key in the link of a mandate's e-mail. */
const makeMandateKey = async () => manageKey('mandate', await makeMandateNumber())

/** Returns the key in the link of a pledge's e-mail. */
const makePledgeKey = async () => {
  const data = pledge()
  await make(slugs.pledges, () => data)()
  return manageKey('pledge', data.number)
}

/** Returns the key of an unsubscribe link. */
async function makeUnsubscribeKey(): Promise<string> {
  const email = `reader-${nextNumber()}@example.org`
  await startUpdates(email, 'en')
  const [preference] = await findAll({
    collection: slugs.mailPreferences,
    where: { email: { equals: email } },
  })
  return preference?.key ?? ''
}

const makePurposeKey = async () => `program:${(await makeProgram('Reading')).id}`

/** Samples of the calls for monthly gifts, and the donors who manage them. */
export const monthlyGiftsSamples: Samples = {
  'POST /api/pledges': { body: () => monthly.fields, wrong: monthly.wrong },
  'GET /api/monthly-gifts/{id}/status': { makeId: makeMandateNumber },
  'GET /api/my-gift/{id}': { makeId: makeMandateKey },
  'POST /api/my-gift/{id}/stop': { body: () => ({}), makeId: makePledgeKey },
  'POST /api/my-gift/{id}/pledge-amount': {
    body: () => ({ amount: 700 }),
    wrong: { amount: [49, 15_001, 'fifty', null, true, { $gt: 0 }] },
    makeId: makePledgeKey,
  },
  'POST /api/my-gift/{id}/skip': {
    body: () => ({ nextReminderAt: inAMonth }),
    wrong: { nextReminderAt: ['soon', '', null, 5, { $date: 0 }] },
    makeId: makePledgeKey,
  },
  'POST /api/admin/subscriptions/{id}/set-aside': {
    body: () => ({ reason: 'Of another account' }),
    wrong: { reason: NO_TEXT },
    makeId: makeDeniedMandate,
  },
  'POST /api/admin/pledges/{id}/stop': { makeId: makePledge },
  'POST /api/unsubscribe/{id}/stop': { body: () => ({}), makeId: makeUnsubscribeKey },
  'GET /api/admin/updates/{id}/reach': { makeId: makePurposeKey },
  'POST /api/my-giving/ask': {
    body: () => ({ email: 'nobody@example.org' }),
    wrong: { email: [...NO_TEXT, 'a@b', 'a@example.org\nbcc: b@example.org'] },
  },
  'POST /api/my-giving/open': {
    body: async () => ({ token: (await makeDonorMail((await makeDonor()).email)).token }),
    wrong: { token: [...NO_TEXT, 'a'.repeat(43)] },
  },
  'POST /api/my-giving/log-out': { body: () => ({}) },
}
