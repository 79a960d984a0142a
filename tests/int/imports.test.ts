import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import * as bulk from '@/cms/database/bulk-writes'
import { releaseLease, takeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import type { ImportDetailDto, ImportRowDto } from '@/domain/responses/import'
import { onTagsRenewed } from '@/lib/content-time'
import { backgroundSettled } from '@/server/background'
import { changeWhere, findAll, requireById } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import { runImport } from '@/server/imports/run-import'
import { finishImports } from '@/server/imports/timer'
import { newsWithin } from '@/server/notices/news'
import { getPayloadClient } from '@/server/payload-client'
import { deleteExpired } from '@/server/personal-data/retention'
import { issueMissingReceipts } from '@/server/receipts/service'
import { writeToApplicants } from '@/server/volunteers/mails'
import { deleteVolunteer } from '@/server/volunteers/service'
import { callApi, sessionCookie } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { inLongTests } from '../support/long'
import { makeMessyGifts } from '../support/messy-gifts'
import { donationOf } from '../support/payments'
import { makeCampaign, makeProgram } from '../support/purposes'

const importRoute = '/api/admin/imports/{id}'
const columnsRoute = '/api/admin/imports/{id}/columns'
const confirmRoute = '/api/admin/imports/{id}/confirm'
const undoRoute = '/api/admin/imports/{id}/undo'
const giftRoute = '/api/admin/donations'
const claimRoute = '/api/payment-claims'
const voidRoute = '/api/admin/donations/{id}/void'
const correctRoute = '/api/admin/donations/{id}/correct'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() =>
  emptyCollections(
    ...[slugs.donations, slugs.volunteers, slugs.imports, slugs.countedTransfers],
    ...[slugs.mails, slugs.receipts, slugs.moneyRequests, slugs.campaigns, slugs.programs],
    slugs.volunteerHours,
  ),
)

type Subject = 'gifts' | 'volunteers'

async function upload(file: Buffer | string, subject: Subject = 'gifts', name = 'gifts.csv') {
  const body = new FormData()
  body.set('file', new File([typeof file === 'string' ? file : new Uint8Array(file)], name))
  const path = `/api/admin/imports?subject=${subject}`
  return callApi(path, { method: 'POST', body, cookie })
}

const post = (route: string, id: string, body?: object, headers = {}) =>
  callApi(route, { method: 'POST', body, cookie, headers, id })

/** Uploads a file and checks its rows with the guessed columns. */
async function check(file: Buffer | string, subject: Subject = 'gifts') {
  const response = await upload(file, subject)
  expect(response.status).toBe(201)
  const { id, columns }: ImportDetailDto = await response.json()
  const checked = await post(columnsRoute, id, { columns })
  expect(checked.status).toBe(200)
  return (await checked.json()) as ImportDetailDto
}

async function confirm(id: string, also: number[] = []) {
  const response = await post(confirmRoute, id, { also })
  expect(response.status).toBe(200)
  await backgroundSettled()
  return read(id)
}

async function read(id: string): Promise<ImportDetailDto> {
  return (await callApi(importRoute, { cookie, id })).json()
}

async function rowsOf(id: string, query = ''): Promise<ImportRowDto[]> {
  const all: ImportRowDto[] = []
  for (let page = 1; ; page += 1) {
    const path = `/api/admin/import-rows?import=${id}&limit=200&page=${page}${query}`
    const response = await callApi(path, { cookie })
    all.push(...(await response.json()))
    if (all.length >= Number(response.headers.get('X-Total-Count'))) return all
  }
}

const gifts = () => findAll({ collection: slugs.donations, sort: 'transactionId' })
const raised = async () => (await callApi('/api/admin/donations/stats', { cookie })).json()
const byHand = (gift: object) =>
  callApi(giftRoute, {
    method: 'POST',
    cookie,
    body: { amount: 500, paymentMethod: 'cash', receivedOn: '2025-04-03', ...gift },
  })

/** Returns everything that an import could change, exactly as stored. */
async function everything() {
  const collections = [
    ...[slugs.donations, slugs.volunteers, slugs.countedTransfers, slugs.receipts, slugs.mails],
    ...[slugs.transactions, slugs.moneyRequests, slugs.mailPreferences],
  ]
  return Promise.all(collections.map((collection) => findAll({ collection, sort: 'id' })))
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)

const CSV = `Date,Name,Amount,Mode,Receipt No,Email
03/04/2025,Asha Devi,"₹1,25,000.50",Cash,7,asha@example.org
04/04/2025,सीता देवी,५००,UPI,8,
`

describe('gifts of a messy Excel file', () => {
  /** In every 20 rows, 13 are new, 2 known, 1 doubtful and 4 refused. */
  const ROWS = inLongTests(5000, 1000)

  it('are reported row by row, imported, and undone without a trace', async () => {
    expect((await byHand({ donorName: 'Known Before' })).status).toBe(201)
    const before = await everything()
    const { file, expected } = await makeMessyGifts(ROWS)
    const { id, counts } = await check(file)
    const rows = await rowsOf(id)
    expect(rows).toHaveLength(ROWS)
    for (const { row, outcome, reason = '' } of rows) {
      const should = expected.get(row)
      expect([row, outcome], reason).toEqual([row, should?.outcome])
      if (should?.reason) expect(reason).toMatch(should.reason)
    }
    const count = (of20: number) => (ROWS / 20) * of20
    const good = count(13)
    expect(counts).toEqual({ new: good, same: count(2), doubtful: count(1), refused: count(4) })

    const done = await confirm(id)
    const wanted = [...expected.values()].filter(({ outcome }) => outcome === 'new')
    const paise = wanted.reduce((sum, each) => sum + each.paise, 0)
    expect(done).toMatchObject({ state: 'done', imported: good, amount: paise / 100 })
    expect(await raised()).toMatchObject({
      totalDonations: good + 1,
      totalRaised: 500 + paise / 100,
    })
    const made = (await gifts()).filter(({ importBatch }) => importBatch === id)
    expect(made).toHaveLength(good)
    for (const gift of made) expect(gift.phone).toMatch(/^\+919\d{9}$/)

    const undone = await post(undoRoute, id)
    expect(undone.status).toBe(200)
    expect(await undone.json()).toMatchObject({ state: 'undone' })
    expect(await everything()).toEqual(before)
  }, 240_000)
})

describe('an import of gifts', () => {
  it('counts by the day received and keeps the old number, and nothing else follows', async () => {
    const { id, columns, counts } = await check(CSV)
    expect(columns).toEqual({
      receivedOn: 0,
      donorName: 1,
      amount: 2,
      method: 3,
      oldReceiptNumber: 4,
      email: 5,
    })
    expect(counts).toEqual({ new: 2, same: 0, doubtful: 0, refused: 0 })
    expect(await gifts()).toEqual([])
    const from = new Date(Date.now() - 1000)
    await confirm(id)
    expect(await gifts()).toMatchObject([
      {
        donorName: 'Asha Devi',
        amountPaise: 12_500_050,
        paymentMethod: 'Cash',
        oldReceiptNumber: '7',
        receivedAt: '2025-04-03T06:30:00.000Z',
        importBatch: id,
        email: 'asha@example.org',
        recordedBy: 'test-admin',
      },
      { donorName: 'सीता देवी', amountPaise: 50_000, oldReceiptNumber: '8' },
    ])
    await issueMissingReceipts()
    expect(await findAll({ collection: slugs.receipts })).toEqual([])
    expect(await findAll({ collection: slugs.mails })).toEqual([])
    const window = { from, until: new Date(Date.now() + 1000) }
    expect(await newsWithin(window, { kinds: ['gift'], giftsFromRupees: 0 })).toEqual([])
    const found = await callApi(`${giftRoute}?search=asha`, { cookie })
    expect(await found.json()).toMatchObject([{ oldReceiptNumber: '7', isImported: true }])
  })

  it('is for the program or campaign that the column names, and for no other', async () => {
    const { id: program } = await makeProgram('Neem Plantation')
    const { id: campaign } = await makeCampaign('Winter 2024', program)
    const { id, columns, counts } = await check(`Date,Name,Amount,Purpose
03/04/2025,Asha Devi,100,neem plantation
04/04/2025,सीता देवी,200,Neem Plantation (हिन्दी)
05/04/2025,Ravi Kumar,300,Winter 2024
06/04/2025,Meena Kumari,400,
07/04/2025,Gopal Das,500,Dr. Rao Fund
08/04/2025,Lata Rao,600,General
`)
    expect(columns).toMatchObject({ purpose: 3 })
    expect(counts).toEqual({ new: 5, same: 0, doubtful: 1, refused: 0 })
    const shown = ['Neem Plantation', 'Neem Plantation', 'Winter 2024']
    const rows = await rowsOf(id)
    expect(rows.map(({ purpose }) => purpose)).toEqual([...shown, undefined, undefined, undefined])
    expect(rows[4]?.reason).toContain('“Dr. Rao Fund” is not one of the purposes')
    await confirm(id, [6])
    const byDay = await findAll({ collection: slugs.donations, sort: 'receivedAt' })
    const none = { purpose: null, purposeName: null, campaign: null, campaignName: null }
    const forNeem = { ...none, purpose: program, purposeName: 'Neem Plantation' }
    expect(
      byDay.map(({ purpose, purposeName, campaign, campaignName }) => ({
        purpose: purpose ?? null,
        purposeName: purposeName ?? null,
        campaign: campaign ?? null,
        campaignName: campaignName ?? null,
      })),
    ).toEqual([
      ...[forNeem, forNeem, { ...forNeem, campaign, campaignName: 'Winter 2024' }],
      ...[none, none, none],
    ])
    expect((await rowsOf(id)).map(({ purpose }) => purpose).slice(0, 3)).toEqual(shown)
    const again = await check('Date,Name,Amount,Purpose\n07/04/2025,Gopal Das,500,Dr. Rao Fund\n')
    expect((await rowsOf(again.id))[0]).toMatchObject({
      outcome: 'same',
      reason: expect.stringMatching(/in the list.*“Dr. Rao Fund” is not one of the purposes/),
    })

    // Restricted money is listed separately in lists and in the day book.
    const listed = await callApi(`${giftRoute}?search=Ravi`, { cookie })
    expect(await listed.json()).toMatchObject([{ isRestricted: true, campaignName: 'Winter 2024' }])
    const dayBook = await callApi('/api/admin/day-book?from=2025-04-01&to=2025-04-30', { cookie })
    expect(await dayBook.text()).toContain('Winter 2024')

    expect((await post(undoRoute, id)).status).toBe(200)
    expect(await gifts()).toEqual([])
  })

  it('is for the campaign that our own export names beside its program, and as anonymous as there', async () => {
    const { id: program } = await makeProgram('Neem Plantation')
    const { id: campaign } = await makeCampaign('Winter 2024', program)
    const { id, columns } = await check(`Received,Donor,Amount (INR),Given for,Campaign,Anonymous
2025-04-03 10:30,Asha Devi,100,Neem Plantation,Winter 2024,Anonymous
2025-04-04 10:30,Ravi Kumar,200,Where it is needed most,Winter 2024,Public
2025-04-05 10:30,Meena Kumari,300,Neem Plantation,,Public
`)
    expect(columns).toMatchObject({ purpose: 3, campaign: 4 })
    await confirm(id)
    const stored = await findAll({ collection: slugs.donations, sort: 'receivedAt' })
    expect(stored.map(({ isAnonymous }) => isAnonymous ?? false)).toEqual([true, false, false])
    expect(stored.map(({ purpose, campaign }) => [purpose, campaign ?? null])).toEqual([
      [program, campaign],
      [program, campaign],
      [program, null],
    ])
  })

  it('recognises gifts imported or entered before, and lets the admin import them anyway', async () => {
    await byHand({ donorName: 'Asha Devi', amount: 125000.5 })
    const { id, counts } = await check(CSV)
    expect(counts).toEqual({ new: 1, same: 1, doubtful: 0, refused: 0 })
    await confirm(id, [2])
    expect(await gifts()).toHaveLength(3)
    const again = await check(CSV)
    expect(again.counts).toEqual({ new: 0, same: 2, doubtful: 0, refused: 0 })
    expect(await rowsOf(again.id, '&outcome=same')).toMatchObject([
      { row: 2, reason: 'Receipt 7 is in the list already' },
      { row: 3, reason: 'Receipt 8 is in the list already' },
    ])
    expect(await rowsOf(id)).toMatchObject([{ isImported: true }, { isImported: true }])
  })

  it('does not take a practice payment for one of its gifts', async () => {
    const payload = await getPayloadClient()
    const data = {
      donorName: 'Asha Devi',
      amountPaise: 125_000_50,
      paymentMethod: 'Cash',
      receivedAt: '2025-04-03T06:30:00.000Z',
      testMode: true,
    }
    await payload.create({ collection: slugs.donations, data, overrideAccess: true })
    expect((await check(CSV)).counts).toMatchObject({ new: 2 })
  })

  it('recognises a gift by its receipt number on this site, and doubts a voided one', async () => {
    const made = await byHand({ donorName: 'Sunita Kumri', amount: 4321, paymentMethod: 'cheque' })
    const { id: gift } = await made.json()
    await issueMissingReceipts()
    const [receipt] = await findAll({ collection: slugs.receipts })
    const rows = (day: string, mark = '') =>
      `Date,Name,Amount,Mode,Receipt\n${day},Sunita Kumari,4321,Cheque,${receipt?.number}${mark}\n`
    expect((await check(rows('03/04/2025'))).counts).toMatchObject({ same: 1 })
    const moved = await check(rows('05/06/2024'))
    expect(moved.counts).toMatchObject({ doubtful: 1 })
    expect((await rowsOf(moved.id))[0]?.reason).toMatch('with another day or amount')

    expect((await post(voidRoute, gift, { reason: 'Returned by the bank' })).status).toBe(200)
    const voided = await check(rows('03/04/2025', ' (Void)'))
    expect(voided.counts).toMatchObject({ doubtful: 1 })
    expect((await rowsOf(voided.id))[0]?.reason).toMatch('was voided or paid back')
  })

  it('counts a gift whose receipt is void in the file of another site only if the admin ticks it', async () => {
    const file =
      'Date,Name,Amount,Mode,Receipt\n03/04/2025,Asha Devi,100000,Cheque,2025-26/000028 (Void)\n'
    const { id, counts } = await check(file)
    expect(counts).toEqual({ new: 0, same: 0, doubtful: 1, refused: 0 })
    expect((await rowsOf(id))[0]?.reason).toMatch('marks the receipt as void')
    await confirm(id, [2])
    expect(await gifts()).toMatchObject([{ oldReceiptNumber: '2025-26/000028' }])
  })

  it('is carried out once, however often it is confirmed', async () => {
    const { id, columns } = await check(CSV)
    const both = await Promise.all([1, 2, 3].map(() => post(confirmRoute, id, { also: [] })))
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([backgroundSettled(), finishImports()])
    expect(await gifts()).toHaveLength(2)
    expect((await post(confirmRoute, id, { also: [] })).status).toBe(200)
    expect((await post(columnsRoute, id, { columns })).status).toBe(409)
    await backgroundSettled()
    expect(await gifts()).toHaveLength(2)
    const log = await findAll({
      collection: slugs.auditLog,
      where: { and: [{ subject: { equals: 'import' } }, { subjectId: { equals: id } }] },
    })
    expect(log).toMatchObject([{ action: 'imported', actor: 'test-admin', label: 'gifts.csv' }])
  })

  it('recognises what another import creates at the same time', async () => {
    const [one, other] = [await check(CSV), await check(CSV)]
    const both = await Promise.all(
      [one, other].map(({ id }) => post(confirmRoute, id, { also: [] })),
    )
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await backgroundSettled()
    await finishImports()
    expect(await gifts()).toHaveLength(2)
    const imports = await Promise.all([read(one.id), read(other.id)])
    expect(imports.map(({ state }) => state)).toEqual(['done', 'done'])
    expect(imports.map(({ imported }) => imported).sort()).toEqual([0, 2])
  })

  it('continues after a crash where it stopped, on any server', async () => {
    const { id } = await check(CSV)
    await confirm(id)
    const before = await gifts()
    const payload = await getPayloadClient()
    const [first] = before
    await payload.db.deleteOne({
      collection: slugs.donations,
      where: { id: { equals: first?.id } },
    })
    const table = [
      { row: 2, cells: ['03/04/2025', 'Asha Devi', '₹1,25,000.50', 'Cash', '7', ''] },
      { row: 3, cells: ['04/04/2025', 'सीता देवी', '५००', 'UPI', '8'] },
    ]
    const isIt = { id: { equals: id } }
    await changeWhere({
      collection: slugs.imports,
      where: isIt,
      data: { state: 'importing', table },
    })
    const lease = 'import of gifts'
    const holder = await takeLease(payload, lease)
    await runImport({ id, subject: 'gifts' })
    expect(await gifts()).toHaveLength(1)
    await releaseLease(payload, lease, holder)
    await finishImports()
    expect((await gifts()).map(({ transactionId }) => transactionId)).toEqual(
      before.map(({ transactionId }) => transactionId),
    )
    expect(await read(id)).toMatchObject({ state: 'done', imported: 2 })
  })

  it('counts as done, or undone, only once the pages show it', async () => {
    const cut = { isOff: true }
    onTagsRenewed(() => {
      if (cut.isOff) return
      cut.isOff = true
      throw new Error('cut off')
    })
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const { id } = await check(CSV)
    cut.isOff = false
    expect(await confirm(id)).toMatchObject({ state: 'importing' })
    await finishImports()
    expect(await read(id)).toMatchObject({ state: 'done', imported: 2 })

    cut.isOff = false
    expect((await post(undoRoute, id)).status).toBe(500)
    expect(await read(id)).toMatchObject({ state: 'undoing' })
    await finishImports()
    expect(await read(id)).toMatchObject({ state: 'undone' })
    log.mockRestore()
  })

  it('is not confirmed by a report that is out of date, nor before its rows are checked', async () => {
    const { id, updatedAt, columns } = await check(CSV)
    await post(columnsRoute, id, { columns })
    const late = await post(confirmRoute, id, { also: [] }, { 'If-Match': `"${updatedAt}"` })
    expect(late.status).toBe(409)
    const { id: unread } = await (await upload(CSV)).json()
    expect((await post(confirmRoute, unread, { also: [] })).status).toBe(409)
    expect(await gifts()).toEqual([])
  })

  it('knows the cheque that an older version stored in Hindi digits', async () => {
    await byHand({ donorName: 'B', amount: 900, paymentMethod: 'cheque', reference: '004512' })
    const payload = await getPayloadClient()
    const data = { reference: '००४५१२', receivedAt: '2025-04-03T06:30:00.000Z' }
    await payload.db.updateMany({ collection: slugs.donations, where: {}, data })
    const { id } = await check(
      'Date,Name,Amount,Mode,Cheque no\n03/04/2025,Asha,900,Cheque,004512\n',
    )
    expect((await rowsOf(id))[0]).toMatchObject({ reason: expect.stringContaining('reference') })
  })

  it('refuses a transfer that was counted since the report', async () => {
    const csv = 'Date,Name,Amount,Mode,UTR\n03/04/2025,Asha,500,UPI,412356789012\n'
    const { id } = await check(csv)
    await byHand({ donorName: 'B', paymentMethod: 'upi', reference: '412356789012' })
    expect(await confirm(id, [2])).toMatchObject({ imported: 0, counts: { refused: 1 } })
    expect((await rowsOf(id))[0]?.reason).toMatch('counted already')
  })

  it('leaves a transfer that its donor has reported to the claim, which sends them a receipt', async () => {
    const claimed = { ...donationOf(500), method: 'upi', reference: '412356780001' }
    expect((await callApi(claimRoute, { method: 'POST', body: claimed })).status).toBe(201)
    const { id } = await check(`Date,Name,Amount,Mode,UTR
03/04/2025,Asha,500,UPI,412356780001
03/04/2025,Ravi,500,UPI,412356780002
`)
    expect(await rowsOf(id)).toMatchObject([
      {
        outcome: 'doubtful',
        reason: expect.stringContaining('A donor has reported this transfer'),
      },
      { outcome: 'new' },
    ])
    expect(await confirm(id)).toMatchObject({ imported: 1 })
  })

  it('is not undone if someone has corrected one of its gifts', async () => {
    const { id } = await check(CSV)
    await confirm(id)
    const [gift] = await gifts()
    const corrected = await post(correctRoute, gift?.id ?? '', {
      donorName: 'Asha Rani',
      receivedOn: '2025-04-03',
      reason: 'As she said',
      corrections: 0,
    })
    expect(corrected.status).toBe(200)
    const refused = await post(undoRoute, id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch('Asha Rani')
    expect(await gifts()).toHaveLength(2)
    expect(await read(id)).toMatchObject({ state: 'done', note: expect.stringMatching('Asha') })
  })

  it('names five whom somebody has changed since, and counts the others', async () => {
    const names = Array.from({ length: 7 }, (_, number) => `Donor ${'ABCDEFG'[number]}`)
    const rows = names.map((name) => `03/04/2025,${name},500`)
    const { id } = await check(`Date,Name,Amount\n${rows.join('\n')}\n`)
    await confirm(id)
    for (const { id } of await gifts()) {
      await changeWhere({ collection: slugs.donations, where: { id: { equals: id } }, data: {} })
    }
    const { message } = await (await post(undoRoute, id)).json()
    expect(names.filter((name) => message.includes(name))).toHaveLength(5)
    expect(message).toContain('and 2 more')
  })

  it('leaves no donor, even if it is undone while donors are matched to its gifts', async () => {
    await emptyCollections(slugs.donors)
    const { id } = await check(CSV)
    await confirm(id)
    let undoing: Promise<Response> | undefined
    const { changeEach } = bulk
    const spy = vi.spyOn(bulk, 'changeEach').mockImplementation(async (payload, slug, changes) => {
      // The sums of the donors: their gifts have just been read.
      if (!undoing && changes.some(({ data }) => 'giftCount' in data)) {
        undoing = post(undoRoute, id)
        // Longer than it takes without waiting for its turn.
        await Promise.race([undoing, sleep(500)])
      }
      return changeEach(payload, slug, changes)
    })
    await placeGifts()
    spy.mockRestore()
    expect((await undoing)?.status).toBe(200)
    await placeGifts()
    expect(await gifts()).toEqual([])
    expect(await findAll({ collection: slugs.donors })).toEqual([])
  })

  it('that nobody confirms is deleted after a day, or at once if an admin wants that', async () => {
    const { id } = await check(CSV)
    await finishImports()
    await read(id)
    await finishImports(new Date(Date.now() + 25 * HOUR_MS))
    expect(await findAll({ collection: slugs.imports })).toEqual([])
    const other = await check(CSV)
    const remove = (each: string) => callApi(importRoute, { method: 'DELETE', cookie, id: each })
    expect((await remove(other.id)).status).toBe(200)
    const { id: done } = await check(CSV)
    await confirm(done)
    expect((await remove(done)).status).toBe(409)
  })
})

describe('the report of an import', () => {
  const FILE = `${CSV}05/04/2025,Ravi Kumar,many,Cash,9,ravi@example.org
`
  const report = async (id: string) => JSON.stringify((await requireById(slugs.imports, id)).report)

  it('deletes names and reasons after 90 days, but keeps the outcome of each row', async () => {
    const { id } = await check(FILE)
    await confirm(id)
    const [gift] = await gifts()
    const corrected = { donorName: 'Asha Rani', receivedOn: '2025-04-03', reason: 'As she said' }
    await post(correctRoute, gift?.id ?? '', { ...corrected, corrections: 0 })
    expect((await post(undoRoute, id)).status).toBe(409)
    await deleteExpired(inDays(89))
    expect(await report(id)).toMatch('Asha Devi')
    expect(await report(id)).toMatch('many')

    await deleteExpired(inDays(91))
    expect(await rowsOf(id)).toEqual([
      { row: 2, outcome: 'new', name: '', isImported: true, day: '2025-04-03', amount: 125000.5 },
      { row: 3, outcome: 'new', name: '', isImported: true, day: '2025-04-04', amount: 500 },
      { row: 4, outcome: 'refused', name: '', isImported: false },
    ])
    expect(JSON.stringify(await requireById(slugs.imports, id))).not.toMatch(/Asha|सीता|Ravi|many/)
    expect(await read(id)).toMatchObject({ state: 'done', imported: 2, counts: { refused: 1 } })
  })

  it('forgets an erased person: the rows of their records, and those that have their name', async () => {
    const { id } = await check(FILE)
    await confirm(id)
    const again = await check(`Date,Name,Amount,Phone,Email
05/04/2025,Ravi Kumar,400,,ravi@example.org
05/04/2025,Devi Asha ji,300,9876543210,
05/04/2025,Meena Devi,300,9876543210,
`)
    expect(again.counts).toMatchObject({ new: 2, doubtful: 1 })
    await confirm(again.id)
    await changeWhere({
      collection: slugs.imports,
      where: { id: { equals: again.id } },
      data: { note: 'Somebody has changed what it made since (Devi Asha).' },
    })
    const { updatedAt } = await read(id)
    const [gift] = await gifts()
    const body = { of: 'donation', id: gift?.id }
    const erased = await callApi('/api/admin/personal-data/erase', { method: 'POST', cookie, body })
    expect(erased.status).toBe(200)

    const names = async (each: string) => (await rowsOf(each)).map(({ name }) => name)
    expect(await names(id)).toEqual(['', 'सीता देवी', 'Ravi Kumar'])
    expect(await names(again.id)).toEqual(['Ravi Kumar', '', 'Meena Devi'])
    expect(await report(again.id)).not.toMatch('Asha')
    expect(await read(again.id)).not.toHaveProperty('note')
    // The rest of the report is not kept any longer.
    expect(await read(id)).toMatchObject({ updatedAt })
  })

  it('forgets an erased person also where a reason goes on after the name', async () => {
    const transfer = { reference: '412356789012', paymentMethod: 'upi', phone: '9876543210' }
    const made = await byHand({ donorName: 'Asha Devi', amount: 300, ...transfer })
    const { id: gift } = await made.json()
    const { id, counts } = await check(`Date,Name,Amount,Mode,UTR,Phone,PAN
03/04/2025,Meena Devi,300,UPI,,9876543210,••••••234F
03/04/2025,Ravi Kumar,300,UPI,412356789012,,
`)
    expect(counts).toMatchObject({ doubtful: 1, same: 1 })
    await confirm(id, [3])
    expect((await report(id)).match(/Asha Devi/g)).toHaveLength(2)
    // As earlier versions wrote it.
    const reason = 'The phone number is in the list with another name: Asha Devi. And more'
    const old = { row: 9, outcome: 'doubtful', name: 'Lata', reason }
    const rows = JSON.parse(await report(id))
    const where = { id: { equals: id } }
    await changeWhere({ collection: slugs.imports, where, data: { report: [...rows, old] } })
    const body = { of: 'donation', id: gift }
    const erased = await callApi('/api/admin/personal-data/erase', { method: 'POST', cookie, body })
    expect(erased.status).toBe(200)
    expect(await report(id)).not.toMatch('Asha')
    const names = (await rowsOf(id)).map(({ name }) => name)
    expect(names).toEqual(['Meena Devi', 'Ravi Kumar', 'Lata'])
  })
})

describe('a file', () => {
  const utf16 = (text: string, mark: number[]) =>
    Buffer.concat([Buffer.from(mark), Buffer.from(text, 'utf16le')])

  it.each([
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${CSV}`)],
    ['UTF-16 with its mark', utf16(CSV, [0xff, 0xfe])],
    ['UTF-16 without it', utf16(CSV, [])],
    ['UTF-16, big end first, with its mark', utf16(CSV, [0xff, 0xfe]).swap16()],
    ['UTF-16, big end first, without it', utf16(CSV, []).swap16()],
    ['semicolons', Buffer.from(CSV.replaceAll(',', ';').replace('1;25;000', '1,25,000'))],
    ['tabs', Buffer.from(CSV.replaceAll(',', '\t').replace('1\t25\t000', '1,25,000'))],
    ['a title above', Buffer.from(`Gifts of 2025\n\n${CSV}`)],
    ['a whole letterhead above', Buffer.from(`${'Ashram Road\n'.repeat(14)}${CSV}`)],
  ])('with %s is read', async (_, file) => {
    const { id, counts } = await check(file)
    expect(counts).toMatchObject({ new: 2 })
    expect((await rowsOf(id)).map(({ name }) => name)).toEqual(['Asha Devi', 'सीता देवी'])
  })

  it.each([
    [
      'in an unknown encoding',
      Buffer.from(CSV.replace('सीता', 'S\u00e9'), 'latin1'),
      400,
      /letters/,
    ],
    ['with zero bytes', 'Date,Name,Amount\n03/04/2025,A\0sha,5\n', 400, /letters/],
    ['with an open quotation mark', 'Date,Name,Amount\n03/04/2025,"Asha,5\n', 400, /line/],
    ['with a very long cell', `Date,Name\n03/04/2025,${'x'.repeat(2_001)}\n`, 400, /in row 2/],
    ['with too many columns', `${'A,'.repeat(60)}Name\n1,2,3\n`, 400, /more than 60 columns/],
    ['with a heading twice', 'Date,Name,Amount, date.\n1,2,3,4', 400, /Two columns.*date/],
    ['of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2]), 400, /old Excel file/],
    ['that is no workbook', Buffer.from('PK\u0003\u0004nothing'), 400, /cannot be read/],
    ['without rows', 'Date,Name,Amount\n', 400, /no rows/],
    ['without a table', 'hello', 400, /no table/],
    ['with too many rows', `Date,Name,Amount\n${'1,2,3\n'.repeat(10_020)}`, 413, /10,000 rows/],
    ['that is too large', 'x'.repeat(6_000_000), 413, /too large.*5 MB at most/],
    ['that is empty', '', 400, /file/],
  ])('%s is refused with a reason', async (_, file, status, message) => {
    const response = await upload(file)
    expect(response.status).toBe(status)
    expect((await response.json()).message).toMatch(message)
  })

  it('with more cells in a row than columns has that row refused', async () => {
    const { id } = await check('Date,Name,Amount\n03/04/2025,Asha,500\n03/04/2025,Ravi,1,500\n')
    expect(await rowsOf(id)).toMatchObject([
      { name: 'Asha', outcome: 'new' },
      { name: 'Ravi', outcome: 'refused', reason: expect.stringContaining('more cells') },
    ])
  })

  it('with one long text in very many cells is refused before the texts are cleaned', async () => {
    const rows = Array.from({ length: 2_000 }, () => Array(20).fill('x'.repeat(20_000)))
    const response = await upload(await writeExcelFile(rows).toBuffer())
    expect(response.status).toBe(413)
    expect((await response.json()).message).toMatch('too much text')
  })

  it('with Hindi in an old font is refused', async () => {
    const rows = [
      ['Date', 'Name', 'Amount'],
      ['03/04/2025', { value: 'jke', fontFamily: 'Kruti Dev 010' }, 5],
    ]
    const response = await upload(await writeExcelFile(rows).toBuffer())
    expect(response.status).toBe(400)
    expect((await response.json()).message).toMatch('Kruti Dev')
  })

  it('can have its columns assigned by hand', async () => {
    const response = await upload('A,B,C\n03/04/2025,Asha,500\n')
    const { id, columns } = await response.json()
    expect(columns).toEqual({})
    const lacking = await post(columnsRoute, id, { columns: { receivedOn: 0 } })
    expect(lacking.status).toBe(400)
    const all = { receivedOn: 0, donorName: 1, amount: 2 }
    const checked = await post(columnsRoute, id, { columns: all })
    expect(await checked.json()).toMatchObject({ state: 'checked', counts: { new: 1 } })
  })
})

describe('an import of volunteers', () => {
  const LIST = `Name,Mobile,Email,Status
Asha Devi,09876543210,asha@example.org,Active
Ravi Kumar,9812345678,ravi@example.org,
Asha Devi,+91 98765 43210,other@example.org,
Ravi,12,,
`

  const recordHours = (volunteer?: string) => {
    const entry = { entry: randomUUID(), day: '2026-03-05', hours: '2', activity: 'Camp' }
    const body = { ...entry, ids: [volunteer] }
    return callApi('/api/admin/volunteer-hours', { method: 'POST', cookie, body })
  }

  it('does not know an application that is in the trash', async () => {
    const { id } = await check(LIST, 'volunteers')
    await confirm(id)
    const [asha] = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    await deleteVolunteer(asha?.id ?? '')
    expect((await check(LIST, 'volunteers')).counts).toMatchObject({ new: 1, same: 2 })
  })

  it('makes them without a mail, and is undone without a trace', async () => {
    const before = await everything()
    const { id, counts } = await check(LIST, 'volunteers')
    expect(counts).toEqual({ new: 2, same: 1, doubtful: 0, refused: 1 })
    await confirm(id)
    const volunteers = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    expect(volunteers).toMatchObject([
      { firstName: 'Asha', phone: '+919876543210', status: 'approved', mailDue: null },
      { firstName: 'Ravi', lastName: 'Kumar', status: 'pending', mailDue: null },
    ])
    await writeToApplicants()
    expect(await findAll({ collection: slugs.mails })).toEqual([])
    expect((await post(undoRoute, id)).status).toBe(200)
    expect(await everything()).toEqual(before)
  })

  it('is finished after a crash, even if one of them was deleted meanwhile', async () => {
    const { id } = await check(LIST, 'volunteers')
    await confirm(id)
    const [asha] = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    await deleteVolunteer(asha?.id ?? '')
    const table = [
      { row: 2, cells: ['Asha Devi', '09876543210', 'asha@example.org', 'Active'] },
      { row: 3, cells: ['Ravi Kumar', '9812345678', 'ravi@example.org', ''] },
    ]
    const where = { id: { equals: id } }
    await changeWhere({ collection: slugs.imports, where, data: { state: 'importing', table } })
    await runImport({ id, subject: 'volunteers' })
    expect(await read(id)).toMatchObject({ state: 'done', imported: 2 })
  })

  it('is not undone if hours of one of them were recorded', async () => {
    const { id } = await check(LIST, 'volunteers')
    await confirm(id)
    const [asha] = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    expect((await recordHours(asha?.id)).status).toBe(200)
    const refused = await post(undoRoute, id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch('Asha Devi')
    expect(await findAll({ collection: slugs.volunteers })).toHaveLength(2)
  })

  it('is undone completely if hours of one of them are recorded at the same moment', async () => {
    const { id } = await check(LIST, 'volunteers')
    await confirm(id)
    const [asha] = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    const { db } = await getPayloadClient()
    const deleteMany = db.deleteMany.bind(db)
    let recording: Promise<Response> | undefined
    const spy = vi.spyOn(db, 'deleteMany').mockImplementation(async (args) => {
      if (args.collection === slugs.volunteers) {
        recording = recordHours(asha?.id)
        // Longer than it takes without waiting for the lease.
        await Promise.race([recording, sleep(500)])
      }
      return deleteMany(args)
    })
    const undone = await post(undoRoute, id)
    spy.mockRestore()
    expect(undone.status).toBe(200)
    expect((await recording)?.status).toBe(404)
    expect(await findAll({ collection: slugs.volunteers })).toEqual([])
    expect(await findAll({ collection: slugs.volunteerHours })).toEqual([])
  })

  it('is not undone if someone has decided about one of them', async () => {
    const { id } = await check(LIST, 'volunteers')
    await confirm(id)
    const [, ravi] = await findAll({ collection: slugs.volunteers, sort: 'importKey' })
    await callApi('/api/admin/volunteers/{id}', {
      method: 'PATCH',
      cookie,
      id: ravi?.id ?? '',
      body: { status: 'approved' },
    })
    const refused = await post(undoRoute, id)
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toMatch('Ravi Kumar')
    expect(await findAll({ collection: slugs.volunteers })).toHaveLength(2)
  })
})
