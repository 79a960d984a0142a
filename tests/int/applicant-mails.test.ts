import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { writeToApplicants } from '@/server/volunteers/mails'
import { callApi, sessionCookie } from '../support/api'
import { emptyCollections } from '../support/empty-collections'

vi.mock('@/server/mail/transport', () => ({ sendMail: async () => undefined }))

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
beforeEach(() => emptyCollections(slugs.volunteers, slugs.mails))

async function apply(more: object = {}, locale = 'en'): Promise<string> {
  const person = {
    firstName: 'Asha',
    lastName: 'Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    ...more,
  }
  const address = `/api/volunteers?locale=${locale}`
  const response = await callApi(address, { method: 'POST', body: person })
  expect(response.status).toBe(201)
  await backgroundSettled()
  return (await response.json()).id
}

async function change(id: string, body: object): Promise<void> {
  const response = await callApi('/api/admin/volunteers/{id}', {
    method: 'PATCH',
    body,
    cookie,
    id,
  })
  expect(response.status).toBe(200)
  await backgroundSettled()
}

async function mails() {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({ collection: slugs.mails, sort: 'createdAt' })
  return docs.map(({ to, subject, text, status, idCard = null }) => {
    return { to, subject, text, status, idCard }
  })
}

describe('e-mails to applicants', () => {
  it('say that the application has arrived, and what the code on the card opens', async () => {
    const id = await apply()
    await change(id, { status: 'approved', writesToApplicant: true })
    await change(id, { notes: 'Called' })
    const [received, approved, ...others] = await mails()
    expect(received).toMatchObject({ to: 'asha@example.org', status: 'sent', idCard: null })
    expect(received?.text).toContain('Dear Asha,')
    expect(approved?.idCard).toBe(id)
    expect(approved?.subject).toMatch(/^Welcome to /)
    expect(approved?.text).toMatch(/\/verify\/[\w-]{8,}/)
    expect(others).toEqual([])
  })

  it('are written in the language of the page', async () => {
    const id = await apply({ email: 'sita@example.org' }, 'hi')
    await change(id, { status: 'approved' })
    for (const { subject, text } of await mails()) {
      expect(subject).toMatch(/[ऀ-ॿ]/)
      expect(text).toContain('आदरणीय Asha')
    }
    expect((await mails())[1]?.text).toContain('/hi/verify/')
  })

  it('report a rejection if the admin wants it, without the reason', async () => {
    const rejection = { status: 'rejected', rejectionReason: 'Could not be reached' }
    await change(await apply(), rejection)
    expect(await mails()).toHaveLength(1)
    const other = await apply({ email: 'ravi@example.org' })
    await change(other, { ...rejection, writesToApplicant: true })
    const last = (await mails()).at(-1)
    expect(last?.to).toBe('ravi@example.org')
    expect(last?.text).toContain('at the moment')
    expect(last?.text).not.toContain('reached us')
    expect(last?.text).not.toContain(rejection.rejectionReason)
  })

  it('tell somebody who was turned away and comes back, each time, and nobody twice in a row', async () => {
    const id = await apply()
    const leave = { status: 'rejected', rejectionReason: 'Moved away', writesToApplicant: true }
    await change(id, { status: 'approved' })
    // By mistake, and back.
    await change(id, { status: 'pending' })
    await change(id, { status: 'approved' })
    await change(id, leave)
    await change(id, { status: 'approved' })
    await change(id, leave)
    const [, ...told] = await mails()
    const [welcome, refusal] = [/^Welcome to /, /^Your application to /]
    expect(told.map(({ subject }) => subject)).toEqual(
      [welcome, refusal, welcome, refusal].map((each) => expect.stringMatching(each)),
    )
  })

  it('go again to an address that was corrected, if the decision is made again', async () => {
    const id = await apply({ email: 'aasha@example.org' })
    await change(id, { status: 'approved' })
    await change(id, { status: 'pending', email: 'asha@example.org' })
    await change(id, { status: 'approved' })
    expect((await mails()).map(({ to }) => to)).toEqual([
      'aasha@example.org',
      'aasha@example.org',
      'asha@example.org',
    ])
  })

  it('are one a day if many applications name one address, and none for spam', async () => {
    await apply()
    await apply({ email: 'ASHA@example.org' })
    await apply({ email: 'robot@example.org', anythingElse: 'https://spam.example' })
    expect((await mails()).map(({ to }) => to)).toEqual(['asha@example.org'])
    const { db } = await getPayloadClient()
    const nextDay = { createdAt: new Date(Date.now() + DAY_MS).toISOString() }
    const where = { email: { equals: 'ASHA@example.org' } }
    const data = { ...nextDay, mailDue: 'received' as const }
    await db.updateOne({ collection: slugs.volunteers, where, data })
    await writeToApplicants()
    expect(await mails()).toHaveLength(2)
  })

  it('follow a decision that is made while others are written to', async () => {
    const first = await apply()
    const second = await apply({ email: 'ravi@example.org' })
    const payload = await getPayloadClient()
    // The oldest decision is mailed first, so the two times must differ.
    for (const [minute, id] of [first, second].entries()) {
      const updatedAt = new Date(Date.UTC(2026, 2, 1, 6, minute)).toISOString()
      const data = { mailDue: 'approved', status: 'approved', updatedAt } as const
      await payload.db.updateOne({ collection: slugs.volunteers, id, data })
    }
    const { create } = payload
    vi.spyOn(payload, 'create').mockImplementationOnce(async (args) => {
      const data = { status: 'rejected', rejectionReason: 'Could not be reached' } as const
      await payload.update({ collection: slugs.volunteers, id: second, data, overrideAccess: true })
      return create.call(payload, args)
    })
    await writeToApplicants()
    vi.restoreAllMocks()
    const welcomed = (await mails()).filter(({ subject }) => subject.startsWith('Welcome to '))
    expect(welcomed.map(({ to }) => to)).toEqual(['asha@example.org'])
  })

  it('follow a decision that is made while this applicant is written to', async () => {
    const payload = await getPayloadClient()
    const person = { firstName: 'Asha', lastName: 'Devi', phone: '9876543210' }
    const { id } = await payload.create({
      collection: slugs.volunteers,
      data: { ...person, email: 'asha@example.org', status: 'pending' },
    })
    const { create } = payload
    vi.spyOn(payload, 'create').mockImplementationOnce(async (args) => {
      const data = { status: 'approved' as const }
      await payload.update({ collection: slugs.volunteers, id, data, overrideAccess: true })
      return create.call(payload, args)
    })
    await writeToApplicants()
    vi.restoreAllMocks()
    await writeToApplicants()
    expect((await mails()).map(({ idCard }) => idCard)).toEqual([null, id])
  })

  it('are written once, even by several servers at once and after a crash', async () => {
    const payload = await getPayloadClient()
    const person = { firstName: 'Asha', lastName: 'Devi', phone: '9876543210' }
    const data = { ...person, email: 'asha@example.org', status: 'approved' as const }
    // Saved in the panel by a server that died right after it.
    const { id } = await payload.create({ collection: slugs.volunteers, data })
    expect(await mails()).toEqual([])
    await Promise.all([writeToApplicants(), writeToApplicants()])
    // As if it had died after storing the e-mail, but before recording that.
    await payload.db.updateOne({
      collection: slugs.volunteers,
      id,
      data: { mailDue: 'approved' },
    })
    await writeToApplicants()
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Welcome to /),
    ])
  })
})
