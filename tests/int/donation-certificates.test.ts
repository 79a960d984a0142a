import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import type { CertificateDto } from '@/domain/responses/donation-certificate'
import { backgroundSettled } from '@/server/background'
import { changeById, changeWhere, findAll } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import * as outbox from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import * as receipts from '@/server/receipts/service'
import { callApi, sessionCookie } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { pdfWith } from '../support/make-pdf'
import { emptyBooks } from '../support/payments'

const BASE = '/api/admin/donation-certificates'
const oneRoute = `${BASE}/{id}`
const donorRoute = `${BASE}/{id}/donor`

const ASHA = 'ABCPE1234F'
const RAVI = 'ABCPR4321K'
const MEERA = 'ABCPM5678L'
const FOUNDATION = 'AAATM1234C'

let cookie = ''

beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(async () => {
  await emptyBooks()
  await emptyCollections(slugs.donationCertificates)
  await gift({ panNumber: ASHA, donorName: 'Asha Devi', email: 'asha@example.org' })
  await gift({ panNumber: RAVI, donorName: 'Ravi Kumar' })
})
afterEach(() => {
  vi.restoreAllMocks()
})

async function gift(change: object): Promise<void> {
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'A',
      address: 'Pune',
      amountPaise: 50_000,
      paymentMethod: 'UPI',
      receivedAt: '2024-06-01T06:00:00.000Z',
      ...change,
    },
    overrideAccess: true,
  })
}

const certificateWith = (text: string) =>
  pdfWith(`FORM NO. 10BE. PAN of the reporting person ${FOUNDATION}. ${text}`)

async function takeIn(content: Buffer | string, name = 'certificate.pdf', year = '2024') {
  const body = new FormData()
  body.set(
    'file',
    new File([typeof content === 'string' ? content : new Uint8Array(content)], name),
  )
  return callApi(`${BASE}?year=${year}`, { method: 'POST', body, cookie })
}
async function takenIn(text: string, name?: string): Promise<CertificateDto> {
  const response = await takeIn(await certificateWith(text), name)
  expect(response.status).toBe(201)
  return response.json()
}
const on = (route: string, method: 'GET' | 'POST' | 'DELETE', id: string, body?: object) =>
  callApi(route, { method, body, cookie, id })
const list = async (): Promise<CertificateDto[]> =>
  (await callApi(`${BASE}?year=2024`, { cookie })).json()
const send = async (year = 2024) =>
  callApi('/api/admin/certificate-mailings', { method: 'POST', body: { year }, cookie })

it('a certificate finds its donor by the PAN in it, and its name gives none away', async () => {
  const certificate = await takenIn(`PAN of the donor ${ASHA}`, `10BE_${ASHA}.pdf`)
  expect(certificate).toMatchObject({
    year: 2024,
    state: 'ready',
    mayChange: true,
    donorName: 'Asha Devi',
    email: 'asha@example.org',
    maskedPan: '••••••234F',
    filename: '10BE_••••••234F.pdf',
  })
  expect(await takenIn(`Donor ${RAVI}`)).toMatchObject({ state: 'no-email' })
  expect(await takenIn(`Donors ${RAVI} and ${ASHA}`)).toMatchObject({ state: 'unmatched' })
  expect(await takenIn('A donor of another year ABCPZ9999Z')).toMatchObject({
    state: 'unmatched',
  })
  expect(await list()).toHaveLength(4)
})

it('a voided gift entered with someone else’s PAN identifies nobody', async () => {
  await gift({
    panNumber: RAVI,
    donorName: 'Asha Devi',
    email: 'asha@example.org',
    receivedAt: '2024-07-01T06:00:00.000Z',
    refundedPaise: 50_000,
  })
  const certificate = await takenIn(`PAN of the donor ${RAVI}`)
  expect(certificate).toMatchObject({ donorName: 'Ravi Kumar' })
  expect(certificate.email).toBeUndefined()
})

it('is returned exactly as uploaded, and the activity log records the download', async () => {
  const bytes = await certificateWith(ASHA)
  const { id }: CertificateDto = await (await takeIn(bytes)).json()
  const response = await on(oneRoute, 'GET', id)
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="Form-10BE-2024-25.pdf"',
  )
  expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  const log = await findAll({ collection: slugs.auditLog, where: { subjectId: { equals: id } } })
  expect(log.map(({ action }) => action).sort()).toEqual(['created', 'exported'])
})

it('says how large a file may be', async () => {
  const refused = await takeIn('x'.repeat(3_000_000))
  expect(refused.status).toBe(413)
  expect(await refused.json()).toMatchObject({
    message: 'This file is too large. It may have 2 MB at most.',
  })
})

it('refuses a file that is not a PDF, a duplicate, and a year without a statement', async () => {
  const refused = await takeIn('PK not a PDF')
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({ message: 'This file cannot be read as a PDF' })
  expect((await takeIn('%PDF-1.7 broken off')).status).toBe(400)
  const bytes = await certificateWith(ASHA)
  expect((await takeIn(bytes)).status).toBe(201)
  expect((await takeIn(bytes)).status).toBe(409)
  expect((await takeIn(bytes, 'a.pdf', '1999')).status).toBe(404)
  expect(await list()).toHaveLength(1)
})

it('an admin assigns a file without a PAN, by a PAN with gifts in that year', async () => {
  const { id } = await takenIn('A picture of a page')
  const wrong = await on(donorRoute, 'POST', id, { panNumber: 'ABCPZ9999Z' })
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({
    errors: { panNumber: 'No gift of this year has this PAN' },
  })
  const right = await on(donorRoute, 'POST', id, { panNumber: 'abcpe 1234 f' })
  expect(await right.json()).toMatchObject({ state: 'ready', donorName: 'Asha Devi' })
})

const changeGiftOf = (email: string, data: object) =>
  changeWhere({ collection: slugs.donations, where: { email: { equals: email } }, data })

const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString()

/** Returns recipient and file of each e-mail with a certificate. */
async function mailsWritten(): Promise<unknown[]> {
  await backgroundSettled()
  const mails = await findAll({
    collection: slugs.mails,
    where: { key: { contains: 'donation-certificate' } },
  })
  return mails.map(({ to, certificate }) => [to, certificate])
}
async function recipientsInLog(): Promise<unknown[]> {
  const log = await findAll({ collection: slugs.auditLog, where: { action: { equals: 'mailed' } } })
  return log.map(({ changes }) => changes)
}

it('sends each to its own donor, once, however often it is requested', async () => {
  const bytes = await certificateWith(ASHA)
  const { id }: CertificateDto = await (await takeIn(bytes)).json()
  await takenIn(RAVI)
  await takenIn('nobody')
  const responses = await Promise.all([send(), send()])
  for (const { status } of responses) expect(status).toBe(200)
  const counts = await Promise.all(responses.map(async (response) => (await response.json()).mails))
  expect(counts.sort()).toEqual([0, 1])
  expect(await (await send()).json()).toEqual({ mails: 0 })
  expect(await recipientsInLog()).toEqual([{ recipients: { to: 1 } }])
  await backgroundSettled()
  const mails = await findAll({
    collection: slugs.mails,
    where: { key: { contains: 'donation-certificate' } },
  })
  expect(mails.map(({ to, certificate }) => [to, certificate])).toEqual([['asha@example.org', id]])
  expect(mails[0]?.subject).toBe('Your certificate (Form 10BE) for your donations in 2024–25')
  const states = (await list()).map(({ state }) => state).sort()
  expect(states.filter((state) => state !== 'waiting' && state !== 'sent')).toEqual([
    'no-email',
    'unmatched',
  ])

  // A sent certificate can be neither deleted nor reassigned.
  expect((await on(oneRoute, 'DELETE', id)).status).toBe(409)
  expect((await on(donorRoute, 'POST', id, { panNumber: RAVI })).status).toBe(409)
})

it('is not sent while it is reassigned to another donor, who gets it with the next sending', async () => {
  await gift({ panNumber: RAVI, donorName: 'Ravi Kumar', email: 'ravi@example.org' })
  const { id } = await takenIn(ASHA)
  // The admin reassigns it after the sending has read its donor.
  const readMails = vi.spyOn(receipts, 'receiptsOfDonations').mockImplementationOnce(async () => {
    expect((await on(donorRoute, 'POST', id, { panNumber: RAVI })).status).toBe(200)
    return new Map()
  })
  expect(await (await send()).json()).toEqual({ mails: 0 })
  expect(readMails).toHaveBeenCalled()
  expect(await mailsWritten()).toEqual([])
  expect(await (await send()).json()).toEqual({ mails: 1 })
  expect(await mailsWritten()).toEqual([['ravi@example.org', id]])
})

it('goes by what is known of its donor when it is sent, though others were sent before it', async () => {
  await gift({ panNumber: RAVI, donorName: 'Ravi Kumar', email: 'ravi@example.org' })
  await gift({ panNumber: MEERA, donorName: 'Meera', email: 'meera@example.org' })
  const ids: string[] = []
  for (const pan of [ASHA, RAVI, MEERA]) ids.push((await takenIn(pan)).id)
  // While the first one is sent, one gift is corrected and one is voided.
  const { queueMail } = outbox
  vi.spyOn(outbox, 'queueMail').mockImplementationOnce(async (mail) => {
    await changeGiftOf('ravi@example.org', { email: 'ravi.kumar@example.org' })
    await changeGiftOf('meera@example.org', { refundedPaise: 50_000 })
    return queueMail(mail)
  })
  expect(await (await send()).json()).toEqual({ mails: 2 })
  expect(new Set(await mailsWritten())).toEqual(
    new Set([
      ['asha@example.org', ids[0]],
      ['ravi.kumar@example.org', ids[1]],
    ]),
  )
  const ofMeera = (await list()).find(({ id }) => id === ids[2])
  expect(ofMeera).toMatchObject({ state: 'unmatched', mayChange: true })
})

it('the next sending completes one that failed before its mail was written', async () => {
  const { id } = await takenIn(ASHA)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.spyOn(outbox, 'queueMail').mockRejectedValueOnce(new Error('Killed'))
  expect((await send()).status).toBe(500)
  // It is claimed: its e-mail may be written at any moment.
  expect((await on(donorRoute, 'POST', id, { panNumber: RAVI })).status).toBe(409)
  expect(await list()).toMatchObject([{ state: 'ready' }])
  expect(await (await send()).json()).toEqual({ mails: 1 })
  expect(await mailsWritten()).toEqual([['asha@example.org', id]])
})

it('the activity log says how many were sent before one failed', async () => {
  await gift({ panNumber: RAVI, donorName: 'Ravi Kumar', email: 'ravi@example.org' })
  await takenIn(ASHA)
  await takenIn(RAVI)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { queueMail } = outbox
  let calls = 0
  vi.spyOn(outbox, 'queueMail').mockImplementation((mail) => {
    calls += 1
    return calls === 2 ? Promise.reject(new Error('Killed')) : queueMail(mail)
  })
  expect((await send()).status).toBe(500)
  expect(await mailsWritten()).toHaveLength(1)
  expect(await recipientsInLog()).toEqual([{ recipients: { to: 1 } }])
  expect(await (await send()).json()).toEqual({ mails: 1 })
  expect(await mailsWritten()).toHaveLength(2)
})

it('is not sent again after its mail was deleted by retention', async () => {
  const { id } = await takenIn(ASHA)
  await changeById(slugs.donationCertificates, id, { queuedAt: '2024-01-01T06:00:00.000Z' })
  expect(await (await send()).json()).toEqual({ mails: 0 })
  expect(await mailsWritten()).toEqual([])
  expect(await list()).toMatchObject([{ state: 'sent' }])
})

it('a certificate that was not sent is deleted', async () => {
  const { id } = await takenIn(ASHA)
  expect((await on(oneRoute, 'DELETE', id)).status).toBe(200)
  expect((await on(oneRoute, 'DELETE', id)).status).toBe(404)
  expect(await list()).toEqual([])
})

it.each([
  ['given-up', 'failed'],
  ['waiting', 'waiting'],
] as const)(
  'goes to the corrected address of its donor if its mail is %s',
  async (status, state) => {
    const { id } = await takenIn(ASHA)
    await send()
    await backgroundSettled()
    const key = { key: { equals: `donation-certificate-${id}` } }
    await changeWhere({
      collection: slugs.mails,
      where: key,
      data: { status, failure: 'No such mailbox', tries: 3, nextTryAt: inAnHour() },
    })
    expect(await list()).toMatchObject([{ state, email: 'asha@example.org' }])
    expect(await (await send()).json()).toEqual({ mails: 0 })
    await changeWhere({
      collection: slugs.donations,
      where: { donorName: { equals: 'Asha Devi' } },
      data: { donorName: 'Asha Devi Rao', email: 'asha.rao@example.org' },
    })
    const known = { state: 'ready', mayChange: false, email: 'asha.rao@example.org' }
    expect(await list()).toMatchObject([known])
    expect((await on(oneRoute, 'DELETE', id)).status).toBe(409)
    const counts = await Promise.all(
      [await send(), await send()].map(async (response) => (await response.json()).mails),
    )
    expect(counts).toEqual([1, 0])
    expect(await mailsWritten()).toEqual([['asha.rao@example.org', id]])
    const [mail] = await findAll({ collection: slugs.mails, where: key })
    expect(mail?.text).toContain('Asha Devi Rao')
    expect(mail).toMatchObject({ status: 'sent', failure: null })
  },
)

it('of imported gifts, which have no receipt, is mailed in the language of its donor', async () => {
  const { id } = await takenIn(ASHA)
  await placeGifts()
  await changeWhere({
    collection: slugs.donors,
    where: { email: { equals: 'asha@example.org' } },
    data: { language: 'hi' },
  })
  await send()
  await backgroundSettled()
  const key = { key: { equals: `donation-certificate-${id}` } }
  const [mail] = await findAll({ collection: slugs.mails, where: key })
  expect(mail?.subject).toMatch(/\p{Script=Devanagari}/u)
})
