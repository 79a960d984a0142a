import { inflateSync } from 'node:zlib'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { findFirst } from '@/server/documents/records'
import { readPdfText } from '@/server/donation-certificates/read-pdf'
import { queueMail, sendWaitingMails } from '@/server/mail/outbox'
import type { Attachment } from '@/server/mail/transport'
import { getPayloadClient } from '@/server/payload-client'
import { writeToApplicants } from '@/server/volunteers/mails'
import { callApi, callCms, sessionCookie, testAccount } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'
import { uploadPhoto } from '../support/uploads'

type Sent = { to: string; subject: string; text: string; attachments: Attachment[] }
const { sent } = vi.hoisted(() => ({ sent: [] as Sent[] }))
vi.mock('@/server/mail/transport', () => ({
  sendMail: async (letter: Omit<Sent, 'attachments'>, attachments: Attachment[]) => {
    sent.push({ ...letter, attachments })
  },
}))

const cookies = { admin: '', editor: '' }
beforeAll(async () => {
  cookies.admin = await sessionCookie('admin')
  cookies.editor = await sessionCookie('editor')
})
beforeEach(async () => {
  sent.length = 0
  await emptyCollections(slugs.volunteers, slugs.mails)
})

/** Saves the texts as the panel does. */
async function save(
  body: object,
  { role = 'admin', language = 'en' }: { role?: keyof typeof cookies; language?: string } = {},
) {
  const response = await callCms('POST', 'globals/mail-texts', {
    body,
    cookie: `${cookies[role]}; manavta-lng=${language}`,
  })
  return { status: response.status, text: JSON.stringify(await response.json()) }
}

const untouched = { en: { subject: null, body: null }, hi: { subject: null, body: null } }
afterEach(async () => {
  const reset = { applicationReceived: untouched, applicationApproved: untouched }
  expect((await save(reset)).status).toBe(200)
})

/** Approves a volunteer as the panel does, then sends the due e-mails. */
async function approve(data: object = {}) {
  const person = { firstName: 'Asha', lastName: 'Devi', phone: '9876543210' }
  const { id } = await create(slugs.volunteers, {
    ...person,
    email: 'asha@example.org',
    status: 'approved',
    ...data,
  })
  await writeToApplicants()
  await backgroundSettled()
  return id
}

/** Returns the Hindi words in a PDF, each of which carries its text along with the glyphs. */
function wordsOf(pdf: Buffer): string[] {
  const source = pdf.toString('latin1')
  const pages = [...source.matchAll(/\/Length (\d+)\n\/Filter \/FlateDecode\n>>\nstream\n/g)].map(
    ({ 0: head, 1: length, index }) => {
      const start = index + head.length
      return inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1')
    },
  )
  return [...pages.join('\n').matchAll(/ActualText \(þÿ((?:\\[\s\S]|[^\\)])*)\)/g)].map(
    ([, text = '']) => {
      const bytes = Buffer.from(text.replaceAll('\\t', '\t').replace(/\\([()\\])/g, '$1'), 'latin1')
      return bytes.swap16().toString('utf16le').trim()
    },
  )
}

describe('the e-mail texts', () => {
  it('are those of the admin, or the defaults if the admin wrote nothing', async () => {
    const en = { body: 'Namaste {name} of {foundation}\r\n\r\nProof: {card}' }
    expect((await save({ applicationApproved: { en } })).status).toBe(200)
    await approve()
    await approve({ email: 'sita@example.org', language: 'hi' })
    const [english, hindi] = sent
    expect(english?.subject).toMatch(/^Welcome to /)
    expect(english?.text).toMatch(/^Namaste Asha of \S.*\n\nProof: http\S+\/verify\/\w+\n\n/)
    expect(english?.text).not.toContain('Your application is approved')
    expect(hindi?.text).toContain('आदरणीय Asha')
  })

  it('with an unknown placeholder are refused, in the language of the panel', async () => {
    const body = { applicationReceived: { en: { body: 'Dear {nmae}' } } }
    const english = await save(body)
    expect(english.status).toBe(400)
    expect(english.text).toContain('There is nothing to fill in for {nmae}. You may write: {name}')
    const hindi = await save(body, { language: 'hi' })
    expect(hindi.text).toContain('{nmae} की जगह भरने के लिए कुछ नहीं है')
  })

  it('must contain their required link', async () => {
    const { status, text } = await save({ pledgeReminder: { hi: { body: 'नमस्ते {pay}' } } })
    expect(status).toBe(400)
    expect(text).toContain('Please keep {manage} in this text')
  })

  it('are for admins only, and the activity log keeps the old ones', async () => {
    const body = { applicationReceived: { hi: { subject: 'धन्यवाद, {name}' } } }
    expect((await save(body, { role: 'editor' })).status).toBe(403)
    const read = await callCms('GET', 'globals/mail-texts', { cookie: cookies.editor })
    expect(read.status).toBe(403)
    expect((await save(body)).status).toBe(200)
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.auditLog,
      sort: '-createdAt',
      limit: 1,
    })
    expect(docs[0]).toMatchObject({
      action: 'changed',
      subject: 'mail-texts',
      actorRole: 'admin',
      changes: { 'applicationReceived subject hi': { to: 'धन्यवाद, {name}' } },
    })
  })
})

describe('the ID card', () => {
  it('is attached to the approval as a PDF of the right size, with the name', async () => {
    await approve({ language: 'en', address: 'House 4, Sample Village' })
    const [card] = sent[0]?.attachments ?? []
    expect(card).toMatchObject({
      filename: expect.stringMatching(/^id-card-V-\d{4}-\w{8}\.pdf$/),
      contentType: 'application/pdf',
    })
    const source = card?.content.toString('latin1') ?? ''
    expect(source).toMatch(/^%PDF-1\.7/)
    // 86 by 54 mm in points.
    expect(source).toMatch(/\/MediaBox \[0 0 243\.77\d* 153\.07\d*\]/)
    const text = await readPdfText(new Uint8Array(card?.content ?? []))
    for (const part of [
      'Asha Devi',
      '9876543210',
      'asha@example.org',
      'Volunteer',
      'Sample Village',
    ])
      expect(text).toContain(part)
  })

  it('is in Hindi for a person who applied in Hindi, and has their photo', async () => {
    await uploadPhoto()
    const photo = await findFirst(slugs.volunteerPhotos, {}, '-createdAt')
    await approve({ language: 'hi', firstName: 'प्रज्ञा', lastName: 'क्षत्रिय', photo: photo?.id })
    const [card] = sent[0]?.attachments ?? []
    const words = wordsOf(card?.content ?? Buffer.alloc(0))
    expect(words).toEqual(expect.arrayContaining(['प्रज्ञा', 'क्षत्रिय', 'स्वयंसेवक']))
    expect(card?.content.toString('latin1')).toContain('/DCTDecode')
  })

  it('is not sent if the volunteer is no longer approved when the e-mail goes out', async () => {
    const id = await approve({ status: 'pending' })
    sent.length = 0
    const letter = { to: 'asha@example.org', subject: 'Welcome', text: 'Welcome.' }
    await queueMail({ key: 'card-of-nobody', ...letter, idCard: id })
    await sendWaitingMails()
    expect(sent).toMatchObject([{ attachments: [] }])
  })
})

describe('a sample', () => {
  it('goes to the admin’s own address with the saved text, marked as a sample', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1')
    vi.stubEnv('MAIL_FROM', 'thanks@example.org')
    resetEnv()
    const { id } = await testAccount('admin')
    const payload = await getPayloadClient()
    const data = { email: 'office@example.org' }
    await payload.update({ collection: slugs.users, id, data, overrideAccess: true })
    expect((await save({ thankYou: { en: { use: 'It buys books.' } } })).status).toBe(200)
    const response = await callApi('/api/admin/test-mail?mail=thankYou', {
      method: 'POST',
      cookie: cookies.admin,
    })
    expect(await response.json()).toEqual({ result: 'sent' })
    const [sample] = sent
    expect(sample).toMatchObject({ to: 'office@example.org' })
    expect(sample?.subject).toBe('[Sample] Thank you for your donation of ₹1,100')
    expect(sample?.text).toContain('Thank you. It buys books.')
    expect(sample?.text).toContain('Receipt 2026-27/000001 is attached.')
    expect(sample?.text).not.toMatch(/[{}]/)
    expect((await save({ thankYou: { en: { use: null } } })).status).toBe(200)
    vi.unstubAllEnvs()
    resetEnv()
  })
})
