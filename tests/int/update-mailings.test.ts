import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Campaign, Program } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { backgroundSettled } from '@/server/background'
import { findAll } from '@/server/documents/records'
import { sendWaitingMails } from '@/server/mail/outbox'
import { getPayloadClient } from '@/server/payload-client'
import { mailUpdates } from '@/server/updates/mailings'
import { stopUpdates } from '@/server/updates/preferences'
import { callApi, sessionCookie } from '../support/api'
import { emptyBooks } from '../support/payments'
import { makeCampaign, makeProgram } from '../support/purposes'
import { gave, gaveAndAgreed, newsOnFile, updateOf } from '../support/updates'

beforeEach(async () => {
  vi.useRealTimers()
  await emptyBooks()
  const payload = await getPayloadClient()
  for (const collection of [slugs.campaigns, slugs.programs] as const) {
    await payload.delete({ collection, where: {}, overrideAccess: true })
  }
})

const ASHA = 'asha@example.org'
const RAVI = 'ravi@example.org'
const addresses = async () => (await newsOnFile()).map(({ to }) => to)
const news = (...updates: object[]) => ({ updates })

async function save(
  { id }: Program | Campaign,
  collection: 'programs' | 'campaigns',
  data: object,
  isDraft = false,
) {
  const payload = await getPayloadClient()
  return payload.update({ collection, id, data, draft: isDraft, overrideAccess: true })
}

/** Marks the outbox as sent, so that there is room for more. */
async function deliverAll() {
  const payload = await getPayloadClient()
  await payload.db.updateMany({ collection: slugs.mails, where: {}, data: { status: 'sent' } })
}

/** Runs it twice at the same time, as on two servers: the second does not share the first one's lock. */
async function runTwice() {
  const first = mailUpdates()
  Reflect.deleteProperty(globalThis, Symbol.for('manavta.one-at-a-time'))
  await Promise.all([first, mailUpdates()])
}

describe('recipients of an update', () => {
  it('are those who agreed and gave for it, each once, in the language of their gift', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    const purpose = { purpose: program.id }
    await gaveAndAgreed('Asha@Example.org', purpose)
    await gave(ASHA, purpose)
    await gaveAndAgreed(RAVI, purpose, 'hi')
    await gave('quiet@example.org', purpose)
    await gaveAndAgreed('other@example.org', { purpose: 'another' })
    await gaveAndAgreed('anywhere@example.org', {})
    await mailUpdates()
    const [asha, ravi, ...others] = await newsOnFile()
    expect(others).toEqual([])
    expect(asha).toMatchObject({ to: ASHA, subject: expect.stringContaining(': They can read') })
    expect(asha?.text).toContain('Twelve children read aloud.')
    expect(asha?.text).toContain('http://localhost:3000/what-we-do/reading')
    expect(asha?.text).toMatch(/http:\/\/localhost:3000\/unsubscribe\/[0-9a-f]{32}\n/)
    expect(asha?.text).not.toMatch(/[{}]/)
    expect(ravi).toMatchObject({ to: RAVI, subject: expect.stringContaining('(हिन्दी)') })
    expect(ravi?.text).toContain('/hi/unsubscribe/')
    expect(ravi?.text).toContain('बारह बच्चों')
  })

  it('include those who gave where it is needed most, if the editor says so', async () => {
    const program = await makeProgram('Reading')
    await gaveAndAgreed(ASHA, {})
    await gaveAndAgreed(RAVI, { purpose: 'another' })
    await gaveAndAgreed('kits@example.org', { purpose: 'x', campaign: 'y' })
    await save(program, 'programs', news(updateOf('One')))
    await mailUpdates()
    expect(await addresses()).toEqual([])
    await save(program, 'programs', news(updateOf('Two', { mailToUnrestricted: true })))
    await mailUpdates()
    expect(await addresses()).toEqual([ASHA])
  })

  it('of a campaign are those who gave for the campaign; of its program both', async () => {
    const program = await makeProgram('Winter')
    const campaign = await makeCampaign('Kits', program.id, news(updateOf('Kits are out')))
    await gaveAndAgreed(ASHA, { purpose: program.id, campaign: campaign.id })
    await gaveAndAgreed(RAVI, { purpose: program.id })
    await mailUpdates()
    const [mail, ...others] = await newsOnFile()
    expect(others).toEqual([])
    expect(mail?.text).toContain('http://localhost:3000/campaigns/kits')
    await emptyBooks()
    await gaveAndAgreed(ASHA, { purpose: program.id, campaign: campaign.id })
    await gaveAndAgreed(RAVI, { purpose: program.id })
    await save(campaign, 'campaigns', news())
    await save(program, 'programs', news(updateOf('A warm winter')))
    await mailUpdates()
    expect(await addresses()).toEqual([ASHA, RAVI])
  })

  it('exclude practice and returned gifts, and those who have unsubscribed', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    const purpose = { purpose: program.id }
    await gaveAndAgreed('practice@example.org', { ...purpose, testMode: true })
    await gaveAndAgreed('refunded@example.org', { ...purpose, refundedPaise: 50_000 })
    await gaveAndAgreed('back@example.org', {
      ...purpose,
      refundedPaise: 20_000,
      chargedBackPaise: 30_000,
    })
    await gaveAndAgreed('partly@example.org', { ...purpose, refundedPaise: 20_000 })
    await gaveAndAgreed(RAVI, purpose)
    await stopUpdates('RAVI@example.org')
    await mailUpdates()
    expect(await addresses()).toEqual(['partly@example.org'])
  })

  it('leave out somebody who unsubscribes while others are being mailed', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await gaveAndAgreed(RAVI, { purpose: program.id })
    const payload = await getPayloadClient()
    const { create } = payload
    let mailed: string | undefined
    vi.spyOn(payload, 'create').mockImplementation(async (args) => {
      const to = args.collection === slugs.mails ? String(Object(args.data).to) : undefined
      if (to && !mailed) {
        mailed = to
        await stopUpdates(to === ASHA ? RAVI : ASHA)
      }
      return create.call(payload, args)
    })
    await mailUpdates()
    vi.restoreAllMocks()
    expect(await addresses()).toEqual([mailed])
  })
})

describe('somebody who unsubscribes', () => {
  it('while their mail is being written does not get it', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await gaveAndAgreed(RAVI, { purpose: program.id })
    const payload = await getPayloadClient()
    const { create } = payload
    vi.spyOn(payload, 'create').mockImplementation(async (args) => {
      if (args.collection === slugs.mails && Object(args.data).to === ASHA) await stopUpdates(ASHA)
      return create.call(payload, args)
    })
    await mailUpdates()
    vi.restoreAllMocks()
    expect(await addresses()).toEqual([RAVI])
  })
})

describe('when an update is mailed', () => {
  it('once it is published and ticked, never by accident', async () => {
    const program = await makeProgram('Reading', {
      ...news(updateOf('Quiet', { mailToDonors: false })),
    })
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await mailUpdates()
    await save(program, 'programs', { ...news(updateOf('Draft')), _status: 'draft' }, true)
    await mailUpdates()
    const hidden = await makeProgram('Hidden', { ...news(updateOf('Hidden')), _status: 'draft' })
    await gaveAndAgreed(RAVI, { purpose: hidden.id })
    await mailUpdates()
    expect(await addresses()).toEqual([])
    await save(hidden, 'programs', { _status: 'published' })
    await mailUpdates()
    expect(await addresses()).toEqual([RAVI])
  })

  it('does not bring along another update of its program that is not ticked', async () => {
    const quiet = updateOf('Quiet', { mailToDonors: false })
    const program = await makeProgram('Reading', news(quiet, updateOf('They can read')))
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await mailUpdates()
    const subjects = (await newsOnFile()).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringContaining(': They can read')])
  })

  it('never for sample content, until someone has edited it', async () => {
    const program = await makeProgram('Sample', { ...news(updateOf('Sample')), isSample: true })
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await mailUpdates()
    expect(await addresses()).toEqual([])
    expect(await findAll({ collection: slugs.updateMailings })).toEqual([])
  })

  it('once, whatever is saved later, even in another month', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await mailUpdates()
    const [row] = program.updates ?? []
    await save(program, 'programs', news({ ...row, title: { en: 'They all can read' } }))
    await mailUpdates()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
    await mailUpdates()
    vi.useRealTimers()
    expect(await addresses()).toEqual([ASHA])
  })

  it('once, not again from a copy of the program', async () => {
    const program = await makeProgram(
      'Reading',
      news(updateOf('They can read', { mailToUnrestricted: true })),
    )
    await gaveAndAgreed(ASHA, {})
    await mailUpdates()
    await deliverAll()
    const payload = await getPayloadClient()
    const copy = await payload.duplicate({
      collection: slugs.programs,
      id: program.id,
      data: { _status: 'published' },
      overrideAccess: true,
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
    await mailUpdates()
    vi.useRealTimers()
    expect(await addresses()).toEqual([ASHA])
    expect(copy.updates).toMatchObject([{ title: { en: 'They can read' }, mailToDonors: false }])
  })

  it('at most once a month for each address', async () => {
    const program = await makeProgram('Reading', news(updateOf('One'), updateOf('Two')))
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await mailUpdates()
    await gaveAndAgreed(RAVI, { purpose: program.id })
    await save(program, 'programs', news(...(program.updates ?? []), updateOf('Three')))
    await mailUpdates()
    expect((await newsOnFile()).map(({ to, subject }) => [to, subject.slice(-3)])).toEqual([
      [ASHA, 'One'],
      [RAVI, 'ree'],
    ])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 40 * DAY_MS })
    await save(program, 'programs', news(updateOf('Four')))
    await mailUpdates()
    expect(await addresses()).toEqual([ASHA, ASHA, RAVI, RAVI])
  })
})

describe('many donors', () => {
  const count = 130

  it('are mailed in batches, each once, even by two runs at a time', async () => {
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    for (let number = 0; number < count; number += 1) {
      await gaveAndAgreed(`donor${number}@example.org`, { purpose: program.id })
    }
    await runTwice()
    const first = await addresses()
    // Each run leaves room for a thank-you.
    expect(first.length).toBeGreaterThanOrEqual(50)
    expect(first.length).toBeLessThanOrEqual(100)
    await mailUpdates()
    expect(await addresses()).toHaveLength(first.length)
    // An e-mail that the mail server refuses for hours does not block the others.
    const payload = await getPayloadClient()
    const later = new Date(Date.now() + 2 * HOUR_MS).toISOString()
    await payload.db.updateMany({
      collection: slugs.mails,
      where: {},
      data: { status: 'waiting', nextTryAt: later },
    })
    await mailUpdates()
    expect((await addresses()).length).toBeGreaterThan(first.length)
    for (let turn = 0; turn < 4; turn += 1) {
      await deliverAll()
      await runTwice()
    }
    const all = await addresses()
    expect(all).toHaveLength(count)
    expect(new Set(all).size).toBe(count)
    expect((await findAll({ collection: slugs.updateMailings }))[0]?.doneAt).toBeTruthy()
  })
})

describe('the panel', () => {
  it('shows how many donors an update would reach, and has reached', async () => {
    const cookie = await sessionCookie('editor')
    const program = await makeProgram('Reading', news(updateOf('They can read')))
    const look = async () =>
      (await callApi(`/api/admin/updates/program:${program.id}/reach`, { cookie })).json()
    await gaveAndAgreed(ASHA, { purpose: program.id })
    await gaveAndAgreed(RAVI, {})
    expect(await look()).toEqual({ givers: 1, withUnrestricted: 2, mailings: [] })
    await mailUpdates()
    const rowId = program.updates?.[0]?.id
    expect((await look()).mailings).toMatchObject([{ rowId, reached: 1, isDone: true }])
    const strange = await callApi('/api/admin/updates/anything/reach', { cookie })
    expect(strange.status).toBe(404)
  })
})

it('a piece of news carries the headers by which mail programs end it', async () => {
  const { startMailServer } = await import('../support/smtp')
  const { resetEnv } = await import('@/env')
  const server = await startMailServer()
  Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: 'office@example.org' })
  resetEnv()
  const program = await makeProgram('Reading', news(updateOf('They can read')))
  await gaveAndAgreed(ASHA, { purpose: program.id })
  await mailUpdates()
  await sendWaitingMails()
  await backgroundSettled()
  const letter = server.letters[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  const [, address = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(letter) ?? []
  expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  const path = address.replace('http://localhost:3000', '')
  expect((await callApi(path, { method: 'POST', body: '', origin: null })).status).toBe(200)
  const [preference] = await findAll({ collection: slugs.mailPreferences })
  expect(preference).toMatchObject({ email: ASHA, wantsUpdates: false })
  await server.stop()
  delete process.env.SMTP_URL
  delete process.env.MAIL_FROM
  resetEnv()
})
