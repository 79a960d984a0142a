import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import type { FlattenedField } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getEnv } from '@/env'
import { toRichText } from '@/lib/rich-text'
import { runStopHooks } from '@/lib/stop-hooks'
import { askServer, listenForCommands } from '@/server/command-socket'
import { makeExport } from '@/server/export/make-export'
import { LEFT_OUT, privateFields } from '@/server/export/private-fields'
import { getPayloadClient } from '@/server/payload-client'
import { auditEntries } from '../support/accounts'
import { sessionCookie } from '../support/api'
import { create } from '../support/create'

const PAN = 'ABCPE1234F'
const MASK = '••••••234F'
const SECRET = 'rzp-secret-that-nobody-sees'

let place = ''
let folder = ''

beforeAll(async () => {
  await listenForCommands()
  await sessionCookie('admin')
  fs.mkdirSync(path.join(getEnv().MEDIA_DIR, 'public'), { recursive: true })
  fs.writeFileSync(path.join(getEnv().MEDIA_DIR, 'public/lamp.jpg'), 'a picture')
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.donations,
    data: {
      donorName: '=1+1',
      amountPaise: 501_00,
      paymentMethod: 'Cash',
      panNumber: PAN,
      message: `Her PAN is ${PAN.toLowerCase()}, her payment pay_QABCPE1234FXYZ`,
    },
    overrideAccess: true,
  })
  const post = await create(slugs.posts, {
    title: 'A lamp',
    type: 'text',
    content: toRichText('It burns'),
    _status: 'published',
  })
  await payload.update({
    collection: slugs.posts,
    id: post.id,
    locale: 'hi',
    data: { title: 'एक दीया' },
    overrideAccess: true,
  })
  await payload.updateGlobal({
    slug: slugs.paymentSettings,
    data: { bankBranch: 'Kothrud', keySecret: SECRET } as object,
    overrideAccess: true,
  })
})
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-export-'))
  folder = path.join(place, 'everything')
  return () => fs.rmSync(place, { recursive: true, force: true })
})
afterAll(runStopHooks)

async function exportAll(options: { withPan?: boolean } = {}) {
  return makeExport(getEnv(), await getPayloadClient(), { folder, ...options })
}

const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
const rowsOf = (name: string): Record<string, unknown>[] =>
  read(`json/${name}.jsonl`)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
const filesIn = (root: string) =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
const mode = (entry: string) => fs.statSync(entry).mode & 0o777

describe('an export of everything', () => {
  it('contains each list as JSON and CSV in both languages, versions, settings, pictures and a README', async () => {
    await exportAll()
    const [post] = rowsOf('posts')
    expect(post).toMatchObject({ title: { en: 'A lamp', hi: 'एक दीया' } })
    const [inCsv] = parse(read('csv/posts.csv'), { columns: true, bom: true })
    expect(inCsv).toMatchObject({ id: post?.id, 'title.en': 'A lamp', 'title.hi': 'एक दीया' })
    expect(read('versions/posts.jsonl')).toContain('एक दीया')
    expect(JSON.parse(read('globals/payment-settings.json'))).toMatchObject({
      bankBranch: 'Kothrud',
    })
    expect(read('media/public/lamp.jpg')).toBe('a picture')
    expect(read('README.txt')).toMatch(/donations +1\n/)
  })

  it('contains every document of lists that are longer than one read', async () => {
    const payload = await getPayloadClient()
    for (let number = 1; number <= 120; number++) {
      await payload.db.create({
        collection: slugs.contacts,
        data: {
          name: `Asha ${number}`,
          email: 'a@example.org',
          message: 'Namaste',
          subject: 'Donation',
        },
      })
    }
    await exportAll()
    expect(new Set(rowsOf('contacts').map(({ name }) => name)).size).toBe(120)
    expect(parse(read('csv/contacts.csv'), { columns: true, bom: true })).toHaveLength(120)
  })

  it('masks PANs everywhere, unless they are requested', async () => {
    await exportAll()
    const [gift] = rowsOf('donations')
    expect(gift).toMatchObject({
      panNumber: MASK,
      message: `Her PAN is ${MASK.replace('F', 'f')}, her payment pay_QABCPE1234FXYZ`,
    })
    fs.rmSync(folder, { recursive: true })
    await exportAll({ withPan: true })
    expect(rowsOf('donations')).toMatchObject([{ panNumber: PAN }])
    const [entry] = await auditEntries('export')
    expect(entry).toMatchObject({ action: 'exported', label: 'database' })
    expect(entry?.changes).toMatchObject({ panNumber: { to: true } })
  })

  it('contains no password, session or secret', async () => {
    await exportAll({ withPan: true })
    const payload = await getPayloadClient()
    const { docs: users } = await payload.db.find<{ hash: string; salt: string }>({
      collection: slugs.users,
    })
    const { docs: sessions } = await payload.db.find<{ sid: string }>({
      collection: slugs.sessions,
    })
    const secrets = [
      SECRET,
      ...users.flatMap(({ hash, salt }) => [hash, salt]),
      ...sessions.map(({ sid }) => sid),
    ]
    expect(secrets.length).toBeGreaterThan(3)
    for (const file of filesIn(folder)) {
      const content = fs.readFileSync(file, 'utf8')
      expect(
        secrets.filter((secret) => content.includes(secret)),
        file,
      ).toEqual([])
    }
    expect(rowsOf('users').map(({ username }) => username)).toContain('admin')
  })

  it('is safe to open in a spreadsheet', async () => {
    await exportAll()
    const [gift] = parse<Record<string, string>>(read('csv/donations.csv'), {
      columns: true,
      bom: true,
    })
    expect(gift).toMatchObject({ donorName: "'=1+1", amountPaise: '50100' })
  })

  it('is only for its owner', async () => {
    await exportAll()
    expect([mode(folder), mode(path.join(folder, 'json'))]).toEqual([0o700, 0o700])
    expect(new Set(filesIn(folder).map(mode))).toEqual(new Set([0o600]))
  })

  it('needs an empty, private folder, and leaves nothing behind if it fails', async () => {
    fs.mkdirSync(folder)
    fs.writeFileSync(path.join(folder, 'letter.txt'), 'mine')
    await expect(exportAll()).rejects.toThrow('is not empty')
    expect(fs.readdirSync(folder)).toEqual(['letter.txt'])
    fs.rmSync(path.join(folder, 'letter.txt'))
    const broken = vi.spyOn(fs.promises, 'writeFile').mockRejectedValueOnce(new Error('disk full'))
    await expect(exportAll()).rejects.toThrow('disk full')
    broken.mockRestore()
    expect(fs.readdirSync(folder)).toEqual([])

    folder = path.join(place, 'link/everything')
    fs.symlinkSync(path.join(path.resolve(getEnv().MEDIA_DIR), 'public'), path.join(place, 'link'))
    await expect(exportAll()).rejects.toThrow('served to visitors')
  })

  it('is made by npm run export, which says where it is', async () => {
    const result = await askServer(getEnv(), 'export', [folder])
    const wrote = path.join(folder, 'README.txt')
    expect(result).toMatchObject({ exitCode: 0, text: expect.stringContaining(folder), wrote })
    expect(read('README.txt')).toContain('PANs are masked')
    expect(await askServer(getEnv(), 'export', [folder])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('choose an empty or new folder'),
    })
    expect(await askServer(getEnv(), 'export', ['--everything'])).toMatchObject({ exitCode: 2 })
  })
})

describe('fields that are named like secrets', () => {
  const NAMED_LIKE_SECRET =
    /secret|token|passw|hash|salt|sid$|session|otp|pin$|key|code|credential/i
  /** Named like secrets, but harmless: numbers that make a row unique, and printed ones. */
  const HARMLESS = [
    ...['key', 'rowKey', 'importKey', 'decisionKey', 'tokenPaymentId', 'keyId'],
    ...['qrCode', 'qrCodeId', 'qrCodeExternalUrl', 'bankIfscCode', '_objectKey'],
    // On documents, for /verify.
    ...['receipts.code', 'volunteers.verifyCode'],
  ]

  it('are private, or known to be harmless', async () => {
    const { config } = await getPayloadClient()
    const suspects = [...config.collections, ...config.globals]
      .filter(({ slug }) => !(slug in LEFT_OUT))
      .flatMap(({ slug, flattenedFields }) =>
        namesOf(flattenedFields)
          .filter((name) => NAMED_LIKE_SECRET.test(name))
          .filter((name) => !privateFields(slug, { withPan: true }).includes(name))
          .filter((name) => !HARMLESS.includes(name) && !HARMLESS.includes(`${slug}.${name}`))
          .map((name) => `${slug}.${name}`),
      )
    expect(suspects).toEqual([])
  })

  function namesOf(fields: FlattenedField[]): string[] {
    return fields.flatMap((field) => {
      const inner = 'flattenedFields' in field ? namesOf(field.flattenedFields) : []
      const blocks =
        'blocks' in field ? field.blocks.flatMap((block) => namesOf(block.flattenedFields)) : []
      return [field.name, ...inner, ...blocks]
    })
  }
})
