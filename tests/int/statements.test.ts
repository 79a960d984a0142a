import { createHash, randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { translateMessage } from '@/content/validation'
import { METHOD_NOT_RECORDED } from '@/domain/donation-methods'
import { HOUR_MS } from '@/domain/durations'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import { messages } from '@/domain/messages'
import type { FindingDto, StatementDto, StatementFileDto } from '@/domain/responses/statement'
import { findingKinds } from '@/domain/statement'
import { indianDayOf } from '@/lib/dates'
import { sendAlerts } from '@/server/alerts/service'
import * as audit from '@/server/audit/record-audit'
import { backgroundSettled } from '@/server/background'
import { changeById, changeWhere, countAll, findAll } from '@/server/documents/records'
import { countWaiting } from '@/server/home/waiting'
import { getPayloadClient } from '@/server/payload-client'
import { followReceipt } from '@/server/receipts/follow'
import { addLateApprovals } from '@/server/receipts/late-approvals'
import * as parts from '@/server/statements/parts'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { noProblems } from '../support/no-problems'
import { emptyBooks } from '../support/payments'
import { makeReceiptedGift } from '../support/receipted-gifts'
import { changeSiteSettings } from '../support/site-settings'

/** From April 2024 to March 2025. */
const YEAR = '2024'
const HEADING =
  'Sl. No.,Pre Acknowledgement Number,ID Code,Unique Identification Number,Section Code,Unique Registration Number (URN),Date of Issuance of Unique Registration Number,Name of donor,Address of donor,Donation Type,Mode of receipt,Amount of donation (Indian rupees)'
const BANK = 'Electronic modes including account payee cheque/draft'
const ROW = (pan: string) => `Permanent Account Number,${pan},Section 80G,URN-1,28/05/2021`

let cookie = ''

beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(async () => {
  await emptyBooks()
  await saveApproval('URN-1')
})

async function saveApproval(
  registration80g: string | null,
  approved80gOn = '2021-05-28T06:30:00.000Z',
  from80g: string | null = null,
): Promise<void> {
  await changeSiteSettings({ registration80g, approved80gOn, from80g })
}

/** Creates a gift of that year, with its receipt. */
const gift = (change: object = {}) =>
  makeReceiptedGift({
    address: '1 Station Road, Pune',
    panNumber: 'ABCPE1234F',
    receivedAt: '2024-06-01T06:00:00.000Z',
    createdAt: '2024-06-01T06:00:00.000Z',
    ...change,
  })

const get = (path: string) => callApi(path, { cookie })
const post = (path: string, body: object) => callApi(path, { method: 'POST', body, cookie })

const statement = async (): Promise<StatementDto> =>
  (await get(`/api/admin/statements/${YEAR}`)).json()
const make = (leavesOutCash = false, more: object = {}) =>
  post(`/api/admin/statements/${YEAR}/files`, { leavesOutCash, ...more })
async function makeFile(leavesOutCash = false, more: object = {}): Promise<StatementFileDto> {
  const response = await make(leavesOutCash, more)
  expect(response.status).toBe(201)
  return response.json()
}
const download = (id: string) => get(`/api/admin/statement-files/${id}`)
const textOf = async (id: string) => (await download(id)).text()
const TODAY = indianDayOf(new Date())
const file = (id: string, acknowledgementNumber = '100200300400', filedOn = TODAY) =>
  post(`/api/admin/statement-files/${id}/filed`, {
    acknowledgementNumber,
    filedOn,
  })
const changes = async (id: string) => (await get(`/api/admin/statement-files/${id}/changes`)).json()
const exportsLogged = () =>
  countAll({ collection: slugs.auditLog, where: { action: { equals: 'exported' } } })

describe('the file of a year', () => {
  it('has a row for each donor, purpose and method, in the order of the PANs', async () => {
    await gift({ panNumber: 'BBBPE1234F', donorName: 'Ravi "Raju" Kumar' })
    await gift()
    await gift({ amountPaise: 12_345 })
    await gift({ paymentMethod: 'Cash', amountPaise: 100_000 })
    await gift({ purpose: 'a-program', purposeName: 'Wells' })
    const made = await makeFile()
    const text = await textOf(made.id)
    const address = '"1 Station Road, Pune"'
    expect(text.split('\r\n')).toEqual([
      HEADING,
      `1,,${ROW('ABCPE1234F')},Asha Devi,${address},Others,Cash,1000`,
      `2,,${ROW('ABCPE1234F')},Asha Devi,${address},Others,${BANK},623.45`,
      `3,,${ROW('ABCPE1234F')},Asha Devi,${address},Specific grant,${BANK},500`,
      `4,,${ROW('BBBPE1234F')},"Ravi ""Raju"" Kumar",${address},Others,${BANK},500`,
      '',
    ])
    expect(made).toMatchObject({
      rows: 4,
      amount: 2623.45,
      form: 'Form 10BD',
      madeBy: 'test-admin',
    })
    expect(made.sha256).toBe(createHash('sha256').update(text).digest('hex'))
  })

  it('uses the Indian calendar, and the remaining amount of each gift', async () => {
    await gift({ receivedAt: '2024-03-31T18:29:59.999Z' })
    await gift({ receivedAt: '2024-03-31T18:30:00.000Z', amountPaise: 10_000 })
    await gift({ receivedAt: '2025-03-31T18:29:59.999Z', amountPaise: 1_000, refundedPaise: 400 })
    await gift({ receivedAt: '2025-03-31T18:30:00.000Z' })
    await gift({ refundedPaise: 50_000 })
    await gift({ testMode: true })
    expect(await makeFile()).toMatchObject({ rows: 1, amount: 106 })
  })

  it('says how much went back, once for a gift that was refunded and also charged back', async () => {
    await gift({ refundedPaise: 50_000, chargedBackPaise: 50_000 })
    await gift({ refundedPaise: 20_000 })
    const { findings } = await statement()
    expect(findings).toContainEqual({ kind: 'refunded', count: 2, amount: 700 })
  })

  it('omits cash above ₹2,000 if the admin says so', async () => {
    await gift()
    await gift({ paymentMethod: 'Cash', amountPaise: 200_001 })
    expect(await makeFile(false)).toMatchObject({ rows: 2, amount: 2500.01 })
    expect(await makeFile(true)).toMatchObject({ rows: 1, amount: 500 })
  })

  it('omits small cash gifts above ₹2,000 together if the admin says so', async () => {
    await gift()
    const cash = { paymentMethod: 'Cash', amountPaise: 150_000 }
    await gift(cash)
    const second = await gift(cash)
    expect(await makeFile(true)).toMatchObject({ amount: 3500, leavesOutSmallCash: false })
    const made = await makeFile(true, { leavesOutSmallCash: true })
    expect(made).toMatchObject({ rows: 1, amount: 500, leavesOutSmallCash: true })
    expect(await textOf(made.id)).not.toContain('Cash')
    // The comparison with today omits the same gifts, so there are no changes.
    expect(await changes(made.id)).toEqual({ total: 0, changes: [] })
    await changeById(slugs.donations, second, { amountPaise: 50_000 })
    expect(await changes(made.id)).toMatchObject({
      changes: [{ kind: 'added', mode: 'Cash', after: 2000 }],
    })
  })

  it('of an older version left out no small cash gifts', async () => {
    await gift({ paymentMethod: 'Cash', amountPaise: 150_000 })
    await gift({ paymentMethod: 'Cash', amountPaise: 150_000 })
    const { id } = await makeFile(true)
    await changeById(slugs.statementFiles, id, { leavesOutSmallCash: null })
    expect((await statement()).files).toMatchObject([{ leavesOutSmallCash: false }])
    expect(await changes(id)).toMatchObject({ total: 0 })
  })

  it('is refused without the 80G approval, without a gift, and of a year without statements', async () => {
    expect((await make()).status).toBe(409)
    expect((await statement()).files).toEqual([])
    await gift()
    await saveApproval(null)
    expect((await make()).status).toBe(409)
    expect((await get('/api/admin/statements/2019')).status).toBe(404)
  })

  it('stays in the audit log with each download; only three drafts stay', async () => {
    await gift()
    const first = await makeFile()
    await download(first.id)
    await download(first.id)
    expect(await exportsLogged()).toBe(2)
    for (const _ of [1, 2, 3]) await makeFile()
    expect((await download(first.id)).status).toBe(404)
    expect((await statement()).files).toHaveLength(3)
    expect(await countAll({ collection: slugs.statementParts })).toBe(3)
  })

  it('keeps its content if it is filed at the moment in which it would be deleted as a draft', async () => {
    await gift()
    const { id } = await makeFile()
    const text = await textOf(id)
    for (const _ of [1, 2]) await makeFile()
    const { db } = await getPayloadClient()
    const { deleteMany } = db
    const deleting = vi.spyOn(db, 'deleteMany').mockImplementationOnce(async (args) => {
      expect((await file(id)).status).toBe(200)
      return deleteMany.call(db, args)
    })
    await makeFile()
    expect(deleting).toHaveBeenCalledOnce()
    deleting.mockRestore()
    expect(await textOf(id)).toBe(text)
  })

  it('that a killed server did not finish takes no place of a draft, and is deleted later', async () => {
    await gift()
    const drafts = [await makeFile(), await makeFile()]
    const payload = await getPayloadClient()
    const ago = (ms: number) => new Date(Date.now() - ms).toISOString()
    const begun = [ago(2 * HOUR_MS), ago(2 * HOUR_MS), ago(0), ago(0)]
    for (const createdAt of begun) {
      const { id } = await payload.db.create({
        collection: slugs.statementFiles,
        data: {
          financialYear: Number(YEAR),
          form: 'Form 10BD',
          madeBy: 'test-admin',
          rowCount: 0,
          amountPaise: 0,
          isWhole: false,
          createdAt,
        },
      })
      const data = { file: id, position: 0, content: '' }
      await payload.db.create({ collection: slugs.statementParts, data })
    }
    const ids = [...drafts, await makeFile()].map(({ id }) => id)
    expect((await statement()).files.map(({ id }) => id).sort()).toEqual(ids.sort())
    // Those begun just now may still be in the making.
    const unfinished = { collection: slugs.statementFiles, where: { isWhole: { equals: false } } }
    expect(await countAll(unfinished)).toBe(2)
    const half = (await findAll(unfinished))[0]?.id ?? ''
    expect((await download(half)).status).toBe(404)
    expect((await file(half)).status).toBe(404)
    expect(await countAll({ collection: slugs.statementParts })).toBe(5)
  })

  it('is only for admins', async () => {
    await gift()
    const { id } = await makeFile()
    const asEditor = await sessionCookie('editor')
    const path = `/api/admin/statement-files/${id}`
    const refused = await callApi(path, { cookie: asEditor })
    expect(refused.status).toBe(403)
    expect((await callApi(path)).status).toBe(401)
  })
})

describe('before it is filed', () => {
  it('lists what is missing in which gift, page by page', async () => {
    const missing = [
      await gift({ panNumber: null, donorName: 'One' }),
      await gift({ panNumber: '', donorName: 'Two' }),
    ]
    await gift({ panNumber: 'abcpe1234f' })
    await gift({ panNumber: 'CCCPE1234F', address: null })
    await gift()
    await gift({ donorName: 'Ravi Kumar' })
    const { findings, leftOut, gifts, included } = await statement()
    expect(findings.filter(({ count }) => count > 0)).toEqual([
      { kind: 'pan-missing', count: 2, amount: 1000 },
      { kind: 'pan-malformed', count: 1, amount: 500 },
      { kind: 'address-missing', count: 1, amount: 500 },
      { kind: 'pan-names', count: 2, amount: 1000 },
    ])
    expect(leftOut.map(({ reason, count }) => [reason, count])).toEqual([
      ['pan-missing', 2],
      ['pan-malformed', 1],
      ['address-missing', 1],
    ])
    expect([gifts.amount, included]).toEqual([3000, { count: 2, amount: 1000, donors: 1, rows: 1 }])
    const page = `/api/admin/statement-findings?year=${YEAR}&kind=pan-missing&limit=1&page=2`
    const response = await get(page)
    expect(response.headers.get('X-Total-Count')).toBe('2')
    const found: FindingDto[] = await response.json()
    expect(found).toHaveLength(1)
    expect(missing).toContain(found[0]?.id)
    expect(found[0]?.gift.receipt?.status).toBe('valid')
  })

  it('lists each kind as the whole list has it', async () => {
    const cash = { paymentMethod: 'Cash', amountPaise: 150_000 }
    for (const panNumber of [null, '', ' ', 'abcpe1234f', 'ABCPE1234F', 'CCCPE1234F', 'CCCPE1234F'])
      for (const change of [{}, cash, { refundedPaise: 50_000 }, { donorName: ' ' }]) {
        await gift({ panNumber, address: panNumber?.startsWith('C') ? null : 'Pune', ...change })
      }
    await gift({ panNumber: null, paymentMethod: METHOD_NOT_RECORDED, isUnclaimed: true })
    const path = `/api/admin/statement-findings?year=${YEAR}&limit=200`
    const all: FindingDto[] = await (await get(path)).json()
    expect(new Set(all.map(({ kind }) => kind)).size).toBeGreaterThan(6)
    for (const kind of findingKinds) {
      const response = await get(`${path}&kind=${kind}`)
      const wanted = all.filter((finding) => finding.kind === kind)
      expect(await response.json()).toEqual(wanted)
      expect(response.headers.get('X-Total-Count')).toBe(String(wanted.length))
    }
  })

  it.each([
    ['2025-03-31T18:29:59.999Z', false],
    ['2025-03-31T18:30:00.000Z', true],
  ])('shows whether the 80G approval came after the year: %s', async (approvedOn, isLater) => {
    await saveApproval('URN-2', approvedOn)
    expect((await statement()).isApprovalLater).toBe(isLater)
  })

  /** Creates a waiting payment or claim. */
  const waits = async (change: object) => {
    await create(slugs.transactions, {
      transactionId: randomUUID(),
      amountPaise: 50_000,
      method: 'UPI',
      status: 'quarantined',
      attention: 'unmatched',
      gateway: 'Razorpay',
      createdAt: '2024-06-01T06:00:00.000Z',
      ...change,
    })
  }
  const claim = { status: 'pending', attention: null, gateway: CLAIM_GATEWAY }

  it('lists receipts that name no approval, until it is added', async () => {
    const approvedFrom = (day: string) =>
      saveApproval('URN-1', '2024-04-15T06:30:00.000Z', `${day}T06:30:00.000Z`)
    await approvedFrom('2024-04-15')
    await gift()
    const early = await gift({ receivedAt: '2024-04-14T18:29:59.999Z' })
    await gift({ receivedAt: '2024-04-01T06:00:00.000Z', panNumber: null })
    await gift({ receivedAt: '2024-03-31T18:29:59.999Z' })
    const gone = await gift({ receivedAt: '2024-04-01T06:00:00.000Z' })
    const ofGone = { id: { equals: gone } }
    await changeWhere({
      collection: slugs.donations,
      where: ofGone,
      data: { refundedPaise: 50_000 },
    })
    await followReceipt(ofGone)
    const unapproved = async () => {
      const path = `/api/admin/statement-findings?year=${YEAR}&kind=receipt-unapproved`
      const found: FindingDto[] = await (await get(path)).json()
      return found.map(({ id }) => id)
    }
    expect(await unapproved()).toEqual([early])
    expect((await statement()).findings).toContainEqual({
      kind: 'receipt-unapproved',
      count: 1,
      amount: 500,
    })
    await approvedFrom('2024-04-01')
    expect(await unapproved()).toEqual([early])
    await addLateApprovals()
    expect(await unapproved()).toEqual([])
    // Without an approval no file could report them under one.
    await saveApproval(null)
    await gift({ receivedAt: '2024-04-02T06:00:00.000Z' })
    expect(await unapproved()).toEqual([])
  })

  it('counts money set aside, and claims that nobody has confirmed', async () => {
    await waits({})
    await waits(claim)
    // Fully refunded: nothing is left to decide.
    await waits({ attention: null, refundedPaise: 50_000 })
    expect((await statement()).waiting).toEqual({ quarantined: 1, claims: 1 })
  })

  it('counts open items in the year in which they would count', async () => {
    // The last minute of the year and the first of the next, in India.
    const [last, next] = ['2025-03-31T18:29:00.000Z', '2025-03-31T18:31:00.000Z']
    await waits({ paidAt: last, createdAt: next })
    await waits({ ...claim, paidAt: last, createdAt: next })
    await waits({ paidAt: next, createdAt: last })
    expect((await statement()).waiting).toEqual({ quarantined: 1, claims: 1 })
  })

  it('matches receipts and settlements, or shows the difference to the paisa', async () => {
    const payload = await getPayloadClient()
    await gift({ paymentId: 'pay_1', amountPaise: 50_001, refundedPaise: 101 })
    await gift({ paymentId: 'pay_2' })
    await gift({ hasReceipt: false, amountPaise: 30_000 })
    await payload.create({
      collection: slugs.settlementRows,
      data: {
        rowKey: 'setl_1 pay_1',
        settlementId: 'setl_1',
        entityId: 'pay_1',
        type: 'payment',
        amountPaise: 50_001,
        creditPaise: 49_000,
        debitPaise: 0,
        feePaise: 1_001,
        taxPaise: 0,
        paymentId: 'pay_1',
        settledAt: '2024-06-03T06:00:00.000Z',
        testMode: false,
      },
      overrideAccess: true,
    })
    const before = await statement()
    expect(before.gifts).toEqual({ count: 3, amount: 1299 })
    expect(before.receipts).toEqual({
      valid: { count: 2, amount: 999 },
      withoutReceipt: { count: 1, amount: 300 },
      difference: 0,
    })
    expect(before.gateway).toEqual({
      paid: { count: 2, amount: 1000.01 },
      settled: { count: 1, amount: 500.01 },
      notSettled: { count: 1, amount: 500 },
      difference: 0,
    })
    // The site itself cannot change these amounts.
    await changeWhere({
      collection: slugs.donations,
      where: { paymentId: { equals: 'pay_1' } },
      data: { amountPaise: 50_002 },
    })
    const after = await statement()
    expect([after.receipts.difference, after.gateway.difference]).toEqual([0.01, 0.01])
  })
})

describe('the filed statement', () => {
  it('is stored with day, number and name, once', async () => {
    await gift()
    const { id } = await makeFile()
    const text = await textOf(id)
    const early = await file(id, '100200300400', '2999-01-01')
    expect(await early.json()).toMatchObject({ errors: { filedOn: messages.dayInFuture } })
    const filed = await file(id, '१००२००३००४००')
    expect(await filed.json()).toMatchObject({
      acknowledgementNumber: '100200300400',
      filedOn: TODAY,
      filedBy: 'test-admin',
    })
    expect((await file(id, '999')).status).toBe(409)
    await gift({ panNumber: 'BBBPE1234F' })
    for (const _ of [1, 2, 3, 4]) await makeFile()
    expect(await textOf(id)).toBe(text)
    const [entry] = await findAll({
      collection: slugs.auditLog,
      where: { action: { equals: 'filed' } },
    })
    expect(entry).toMatchObject({ subject: 'statement', subjectId: id, actor: 'test-admin' })
  })

  it('marked again after an error is in the activity log once', async () => {
    await gift()
    const { id } = await makeFile()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    vi.spyOn(audit, 'recordAudit').mockRejectedValueOnce(new Error('The database is busy'))
    expect((await file(id)).status).toBe(500)
    expect((await file(id)).status).toBe(200)
    expect((await file(id)).status).toBe(200)
    vi.restoreAllMocks()
    const log = await findAll({ collection: slugs.auditLog, where: { subjectId: { equals: id } } })
    expect(log.filter(({ action }) => action === 'filed')).toHaveLength(1)
  })

  describe('whose mark is wrong', () => {
    const filing = (id: string, method: 'PUT' | 'DELETE', more: object = {}) =>
      callApi(`/api/admin/statement-files/${id}/filed`, { method, cookie, ...more })
    const logOf = async (subjectId: string) => {
      const where = { subjectId: { equals: subjectId } }
      const entries = await findAll({ collection: slugs.auditLog, where, sort: 'createdAt' })
      return entries.filter(({ action }) => action !== 'created')
    }

    it('is corrected in number and day, unless somebody else came first', async () => {
      await gift()
      const { id } = await makeFile()
      const right = { acknowledgementNumber: '100200300500', filedOn: TODAY }
      expect((await filing(id, 'PUT', { body: right })).status).toBe(409)
      const { updatedAt } = await (await file(id)).json()
      const headers = { 'If-Match': `"${updatedAt}"` }
      const late = { ...right, filedOn: '2999-01-01' }
      expect((await filing(id, 'PUT', { body: late, headers })).status).toBe(400)
      const corrected = await filing(id, 'PUT', { body: right, headers })
      expect(await corrected.json()).toMatchObject({ ...right, filedBy: 'test-admin' })
      expect((await filing(id, 'PUT', { body: right, headers })).status).toBe(409)
      expect((await filing(id, 'DELETE', { headers })).status).toBe(409)
      // Without a change there is nothing to log.
      expect((await filing(id, 'PUT', { body: right })).status).toBe(200)
      const numbers = { from: '100200300400', to: '100200300500' }
      expect(await logOf(id)).toMatchObject([
        { action: 'filed' },
        { action: 'corrected', changes: { acknowledgementNumber: numbers } },
      ])
      // The day stayed.
      expect((await logOf(id))[1]?.changes).not.toHaveProperty('filedOn')
    })

    it('is taken back, and filed again', async () => {
      await gift()
      const { id } = await makeFile()
      await file(id)
      const taken = await filing(id, 'DELETE')
      expect(taken.status).toBe(200)
      expect(await taken.json()).not.toHaveProperty('filedOn')
      expect((await filing(id, 'DELETE')).status).toBe(409)
      expect((await file(id, '999')).status).toBe(200)
      expect((await statement()).files).toMatchObject([{ id, acknowledgementNumber: '999' }])
      await filing(id, 'DELETE')
      await gift({ panNumber: 'BBBPE1234F' })
      for (const _ of [1, 2, 3]) await makeFile()
      expect((await download(id)).status).toBe(404)
      const actions = (await logOf(id)).map(({ action }) => action)
      expect(actions.filter((action) => action !== 'exported')).toEqual([
        ...['filed', 'undone'],
        ...['filed', 'undone'],
      ])
      // The file stays as it was, so the log does not say that its checksum was removed.
      const undone = (await logOf(id)).find(({ action }) => action === 'undone')
      const sha256 = { to: expect.stringMatching(/^[0-9a-f]{64}$/) }
      expect(undone?.changes).toMatchObject({ sha256 })
      expect(undone?.changes).not.toMatchObject({ sha256: { from: expect.anything() } })
    })

    it('is changed only by an admin', async () => {
      await gift()
      const { id } = await makeFile()
      await file(id)
      const body = { acknowledgementNumber: '1', filedOn: TODAY }
      for (const method of ['PUT', 'DELETE'] as const) {
        expect((await filing(id, method, { body, cookie: undefined })).status).toBe(401)
        const editor = await sessionCookie('editor')
        expect((await filing(id, method, { body, cookie: editor })).status).toBe(403)
      }
    })
  })

  it('was made on that day or before', async () => {
    await gift()
    const { id } = await makeFile()
    await changeById(slugs.statementFiles, id, { createdAt: '2025-05-19T18:30:00.000Z' })
    const early = await file(id, '100200300400', '2025-05-19')
    expect(early.status).toBe(400)
    const message = 'This file was made later, on 20/05/2025. Mark the one that you uploaded.'
    expect(await early.json()).toMatchObject({ errors: { filedOn: message } })
    expect(translateMessage(message, 'hi')).toContain('20/05/2025 को बनी')
    expect((await file(id, '100200300400', '2025-05-20')).status).toBe(200)
    // The same number with another day is no repetition: one of the two is a mistake.
    expect((await file(id, '100200300400', '2025-05-21')).status).toBe(409)
  })

  it('is compared with the gifts of today', async () => {
    const changed = await gift()
    const removed = await gift({ panNumber: 'BBBPE1234F', donorName: 'Gone' })
    const renamed = await gift({ panNumber: 'CCCPE1234F', donorName: 'Old Name' })
    await gift({ panNumber: 'DDDPE1234F', donorName: 'Same' })
    const { id } = await makeFile()
    await file(id)
    expect(await changes(id)).toEqual({ total: 0, changes: [] })
    const set = (gift: string, data: object) => changeById(slugs.donations, gift, data)
    await set(changed, { refundedPaise: 20_000 })
    await set(removed, { refundedPaise: 50_000 })
    await set(renamed, { donorName: 'New Name' })
    await gift({ panNumber: 'EEEPE1234F', donorName: 'New Donor' })
    const found = await changes(id)
    expect(found.total).toBe(4)
    expect(found.changes).toMatchObject([
      { kind: 'changed', donorName: 'Asha Devi', before: 500, after: 300, isDonorChanged: false },
      { kind: 'removed', donorName: 'Gone', before: 500 },
      { kind: 'changed', donorName: 'New Name', before: 500, after: 500, isDonorChanged: true },
      { kind: 'added', donorName: 'New Donor', after: 500 },
    ])
    expect(JSON.stringify(found)).not.toContain('ABCPE1234F')
  })
})

describe('a statement that is not filed', () => {
  const on = (day: string) => new Date(`${day}T06:00:00.000Z`)
  const due = async (day: string) => (await countWaiting(on(day))).dueStatement

  it('is on the home from 1 April, late ones too, until it is filed', async () => {
    await gift()
    expect(await due('2025-03-31')).toBeUndefined()
    const form = { year: 2024, form: 'Form 10BD', dueOn: '2025-05-31' }
    // By the day in India: it is 1 April there.
    expect((await countWaiting(new Date('2025-03-31T19:00:00.000Z'))).dueStatement).toEqual({
      ...form,
      daysLeft: 61,
    })
    expect(await due('2025-05-31')).toEqual({ ...form, daysLeft: 1 })
    expect(await due('2025-06-02')).toEqual({ ...form, daysLeft: -1 })
    expect(await due('2026-04-01')).toBeUndefined()
    const { id } = await makeFile()
    expect(await due('2025-06-02')).toBeDefined()
    expect((await file(id)).status).toBe(200)
    expect(await due('2025-06-02')).toBeUndefined()
  })

  it('is on the home again if what was filed has changed, until that is filed', async () => {
    const changed = async () => (await countWaiting(on('2025-06-02'))).changedStatement
    const donation = await gift()
    const { id } = await makeFile()
    expect(await changed()).toBeUndefined()
    expect((await file(id)).status).toBe(200)
    expect(await changed()).toBeUndefined()
    const where = { id: { equals: donation } }
    await changeWhere({ collection: slugs.donations, where, data: { donorName: 'Asha Kumari' } })
    const expected = { year: 2024, form: 'Form 10BD', filedOn: TODAY, rows: 1 }
    await vi.waitFor(async () => expect(await changed()).toEqual(expected), 15_000)
    // Another year's home leaves it alone.
    expect((await countWaiting(on('2026-04-01'))).changedStatement).toBeUndefined()
    // A new file that is not filed changes nothing.
    const revised = await makeFile()
    expect(await changed()).toEqual(expected)
    expect((await file(revised.id)).status).toBe(200)
    expect(await changed()).toBeUndefined()
  })

  it('is compared again, even if the clock was a year ahead the last time', async () => {
    const changed = async () => (await countWaiting(on('2025-06-02'))).changedStatement
    const donation = await gift()
    const { id } = await makeFile()
    expect((await file(id)).status).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 365 * 24 * HOUR_MS })
    expect(await changed()).toBeUndefined()
    await backgroundSettled()
    vi.useRealTimers()
    const where = { id: { equals: donation } }
    await changeWhere({ collection: slugs.donations, where, data: { donorName: 'Asha Kumari' } })
    await vi.waitFor(async () => expect(await changed()).toMatchObject({ rows: 1 }), 15_000)
  })

  it('is not compared at each look at the home if that failed', async () => {
    await gift()
    const { id } = await makeFile()
    expect((await file(id)).status).toBe(200)
    const readFile = vi.spyOn(parts, 'readFileContent').mockImplementation(() => {
      throw new Error('A part is damaged')
    })
    for (let look = 1; look <= 3; look += 1) {
      expect((await countWaiting(on('2025-06-02'))).changedStatement).toBeUndefined()
      await backgroundSettled()
    }
    expect(readFile).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
  })

  it('stays due if a part of it was filed before the year had ended', async () => {
    await gift()
    const { id } = await makeFile()
    expect((await file(id)).status).toBe(200)
    const data = { createdAt: '2025-03-31T18:29:59.000Z' }
    await changeById(slugs.statementFiles, id, data)
    expect(await due('2025-05-01')).toBeDefined()
    expect((await file((await makeFile()).id)).status).toBe(200)
    expect(await due('2025-05-01')).toBeUndefined()
  })

  it('is not due without an 80G approval, or if this site issued no receipt for that year', async () => {
    await gift({ hasReceipt: false, oldReceiptNumber: '101' })
    expect(await due('2025-05-01')).toBeUndefined()
    await gift()
    expect(await due('2025-05-01')).toBeDefined()
    await saveApproval(null)
    expect(await due('2025-05-01')).toBeUndefined()
  })

  it('is in reminders to the office, each sent once', async () => {
    await gift()
    await changeSiteSettings({ alertEmail: 'office@example.org' })
    const days = [
      '2025-04-30',
      '2025-05-01',
      '2025-05-02',
      '2025-05-20',
      '2025-06-01',
      '2025-07-01',
    ]
    for (const day of days) {
      vi.useFakeTimers({ toFake: ['Date'], now: on(day) })
      await Promise.all([sendAlerts(on(day), noProblems), sendAlerts(on(day), noProblems)])
    }
    vi.useRealTimers()
    await backgroundSettled()
    const mails = await findAll({ collection: slugs.mails, sort: 'createdAt' })
    const reminders = mails.filter(({ key }) => key.startsWith('statement-'))
    expect(reminders.map(({ subject }) => subject.split(' | ')[0]?.replace(/^.*?: /, ''))).toEqual([
      'File Form 10BD for 2024–25 by 31 May 2025',
      'File Form 10BD for 2024–25 by 31 May 2025',
      'Form 10BD for 2024–25 was due by 31 May 2025',
    ])
    expect(reminders[0]?.text).toContain('/admin?tab=payments&section=statement&year=2024')
    expect(reminders[0]?.text).toContain('2024–25 के दान का विवरण 31 मई 2025 तक जमा करना है')
  })
})
