import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { panelOnly } from '@/app/(payload)/cms-api/panel-only'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { getPayloadClient } from '@/server/payload-client'
import { callCms, findAccount as findUser, requestOf, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { uploadPicture } from '../support/uploads'

type Method = Parameters<typeof callCms>[0]

const EVERY_COLLECTION = [
  ...[slugs.portfolio, slugs.sliderImages, slugs.inspirations, slugs.posts, slugs.media],
  ...[slugs.volunteers, slugs.volunteerPhotos, slugs.contacts],
  ...[slugs.donations, slugs.transactions, slugs.users],
  ...[slugs.settlements, slugs.settlementRows, slugs.gatewayMarks, slugs.disputes],
  ...[slugs.moneyRequests, slugs.countedTransfers],
  ...[slugs.sessions, slugs.secondFactors, slugs.oneTimeCodes, slugs.leases, slugs.auditLog],
  ...[slugs.donorLogins, slugs.tributeCards],
  ...['payload-preferences', 'payload-locked-documents', 'payload-migrations', 'payload-kv'],
]
const MONEY_AND_PEOPLE = [
  ...[slugs.volunteers, slugs.volunteerPhotos, slugs.contacts],
  ...[slugs.donations, slugs.transactions, slugs.settlements, slugs.settlementRows],
  slugs.auditLog,
]

let admin = ''
let editor = ''
beforeAll(async () => {
  admin = await sessionCookie('admin')
  editor = await sessionCookie('editor')
})

describe('Payload features that this site switches off', () => {
  const CLOSED: [Method, string][] = [
    ['POST', 'users/login'],
    ['POST', 'users/LOGIN'],
    ['POST', 'users/first-register'],
    ['POST', 'users/forgot-password'],
    ['POST', 'users/reset-password'],
    ['POST', 'users/unlock'],
    ['POST', 'users/verify/abc'],
    ['GET', 'users/init'],
    ['GET', 'payload-jobs/run'],
    ['POST', 'payload-jobs/run'],
    ['GET', 'payload-jobs/handle-schedules'],
    ['GET', 'payload-jobs'],
    ['POST', 'graphql'],
    ['GET', 'graphql'],
    ['GET', 'graphql-playground'],
  ]
  it.each(CLOSED)('%s %s is closed to everyone', async (method, path) => {
    const body =
      method === 'POST' ? { username: 'admin', password: 'correct horse battery' } : undefined
    for (const cookie of [undefined, editor, admin]) {
      const response = await callCms(method, path, { body, cookie })
      expect(response.status).toBe(404)
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })
})

describe('without a session', () => {
  it.each(EVERY_COLLECTION)('%s can neither be read nor written', async (slug) => {
    const asks: [Method, string][] = [
      ['GET', slug],
      ['GET', `${slug}?where[id][exists]=true&sort=password&depth=5`],
      ['GET', `${slug}/count`],
      ['GET', `${slug}/versions`],
      ['GET', `${slug}/access/1`],
      ['GET', `${slug}/1`],
      ['POST', slug],
      ['POST', `${slug}/1/duplicate`],
      ['PATCH', slug],
      ['PATCH', `${slug}/1`],
      ['PUT', `${slug}/1`],
      ['DELETE', slug],
      ['DELETE', `${slug}/1`],
    ]
    for (const [method, path] of asks) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : {}
      expect((await callCms(method, path, { body })).status, `${method} ${path}`).toBe(401)
    }
  })

  it.each([
    ['GET', 'access'],
    ['GET', 'users/me'],
    ['POST', 'users/refresh-token'],
    ['POST', 'users/logout'],
    ['GET', 'globals/payment-settings'],
    ['POST', 'globals/payment-settings'],
    ['GET', 'globals/site-settings'],
    ['POST', 'globals/site-settings'],
    ['GET', 'payload-preferences/nav'],
    ['GET', 'volunteer-photos/file/someone.webp'],
    ['GET', 'media/paste-url?src=http://127.0.0.1:9'],
    ['GET', 'og'],
    ['GET', 'nothing-of-this-name'],
  ] as [Method, string][])('%s %s is refused', async (method, path) => {
    expect((await callCms(method, path)).status).toBe(401)
  })

  it('a read disguised as a write is refused, too', async () => {
    const response = await callCms('POST', 'users', {
      body: {},
      headers: { 'X-Payload-HTTP-Method-Override': 'GET' },
    })
    expect(response.status).toBe(401)
  })

  it('nobody is told to log in while the database does not respond', async () => {
    const { db } = await getPayloadClient()
    const gone = Object.assign(new Error('The disk does not answer'), { code: 'SQLITE_IOERR' })
    for (const read of ['find', 'findOne'] as const) vi.spyOn(db, read).mockRejectedValue(gone)
    const response = await callCms('GET', 'volunteers', { cookie: admin })
    expect(response.status).toBe(503)
    vi.restoreAllMocks()
    expect((await callCms('GET', 'volunteers', { cookie: admin })).status).toBe(200)
  })

  it('a cookie from another site opens nothing', async () => {
    const headers = { Origin: 'https://evil.example' }
    expect((await callCms('GET', 'volunteers', { cookie: admin, headers })).status).toBe(401)
  })

  it('pictures of the public library are served; what is not there is a 404', async () => {
    expect((await callCms('GET', 'media/file/nothing.webp')).status).toBe(404)
    expect((await callCms('GET', 'media/file/..%2f..%2fsite.db')).status).toBe(404)
  })

  it('an existing picture that cannot be read gets a response to retry later', async () => {
    // Payload's response while the picture bucket is down.
    const unread = panelOnly(async () => new Response('Internal Server Error', { status: 500 }))
    const ask = (path: string, cookie?: string) =>
      unread(requestOf(`/cms-api/${path}`, { cookie }), {
        params: Promise.resolve({ slug: path.split('/') }),
      })
    for (const response of [
      await ask('media/file/a.webp'),
      await ask('volunteer-photos/file/a.webp', admin),
    ]) {
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('10')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await response.json()).toEqual({ message: messages.storageFault })
    }
    // Other errors stay errors.
    expect((await ask('media', admin)).status).toBe(500)
  })

  it('HEAD of a picture has the headers of GET, and reveals no more', async () => {
    const name = path.basename(await uploadPicture())
    const got = await callCms('GET', `media/file/${name}`)
    const headOf = (file: string, cookie?: string) => callCms('HEAD', file, { cookie })
    const head = await headOf(`media/file/${name}`)
    expect(head.status).toBe(200)
    expect([...head.headers]).toEqual([...got.headers])
    expect(head.body).toBeNull()
    expect((await got.arrayBuffer()).byteLength).toBe(Number(head.headers.get('content-length')))
    expect((await headOf('media/file/nothing.webp')).status).toBe(404)
    expect((await headOf('media')).status).toBe(401)
    expect((await headOf('volunteers', editor)).status).toBe(403)
  })

  it('a picture requested under a folder of the bucket is a 404 if there is no bucket', async () => {
    const name = path.basename(await uploadPicture())
    expect((await callCms('GET', `media/file/${name}`)).status).toBe(200)
    for (const query of ['prefix=a', 'prefix=', 'prefix=public']) {
      expect((await callCms('GET', `media/file/${name}?${query}`)).status).toBe(404)
    }
    const photo = `volunteer-photos/file/${name}?prefix=a`
    expect((await callCms('GET', photo, { cookie: admin })).status).toBe(404)
  })
})

describe('an admin', () => {
  it.each([slugs.donations, slugs.transactions, slugs.auditLog])(
    'reads %s and writes none',
    async (slug) => {
      expect((await callCms('GET', slug, { cookie: admin })).status).toBe(200)
      expect((await callCms('POST', slug, { cookie: admin, body: {} })).status).toBe(403)
      expect(
        (await callCms('DELETE', `${slug}?where[id][exists]=true`, { cookie: admin })).status,
      ).toBe(403)
    },
  )

  it.each([slugs.volunteers, slugs.contacts])('makes no copy of one of %s', async (slug) => {
    const payload = await getPayloadClient()
    const person = { firstName: 'Asha', lastName: 'Devi', name: 'Asha', subject: 'General Inquiry' }
    const data = { ...person, email: 'asha@example.org', phone: '9812345678', message: 'Namaste' }
    const { id } = await create(slug, data)
    const response = await callCms('POST', `${slug}/${id}/duplicate`, { cookie: admin, body: {} })
    expect(response.status).toBe(404)
    await payload.delete({ collection: slug, id, overrideAccess: true })
  })

  it('never sees the secrets of the gateway or of an account', async () => {
    for (const path of ['globals/payment-settings?showHiddenFields=true', 'users?depth=2']) {
      const response = await callCms('GET', path, { cookie: admin })
      expect(response.status).toBe(200)
      expect(await response.text()).not.toMatch(/"(keySecret|webhookSecret|hash|salt|password)"/)
    }
  })

  it.each([
    slugs.sessions,
    slugs.secondFactors,
    slugs.oneTimeCodes,
    slugs.leases,
    slugs.donorLogins,
  ])('neither reads nor writes %s, which belong to the accounts', async (slug) => {
    for (const [method, path] of [
      ['GET', slug],
      ['POST', slug],
      ['DELETE', `${slug}?where[id][exists]=true`],
    ] as [Method, string][]) {
      const body = method === 'POST' ? {} : undefined
      const response = await callCms(method, path, { cookie: admin, body })
      expect(response.status, `${method} ${path}`).toBe(403)
    }
  })
})

describe('an editor', () => {
  it.each(MONEY_AND_PEOPLE)('reads and writes nothing of %s', async (slug) => {
    for (const [method, path] of [
      ['GET', slug],
      ['GET', `${slug}/count`],
      ['POST', slug],
      ['DELETE', `${slug}?where[id][exists]=true`],
    ] as [Method, string][]) {
      const body = method === 'POST' ? {} : undefined
      const response = await callCms(method, path, { cookie: editor, body })
      expect(response.status, `${method} ${path}`).toBe(403)
    }
  })

  it('neither reads nor changes the payment settings, nor changes the site settings', async () => {
    const settings = 'globals/payment-settings'
    expect((await callCms('GET', settings, { cookie: editor })).status).toBe(403)
    for (const path of [settings, 'globals/site-settings']) {
      expect((await callCms('POST', path, { cookie: editor, body: {} })).status, path).toBe(403)
    }
  })

  it('sees no account but its own, and no hash, salt or session of it', async () => {
    const response = await callCms('GET', 'users?depth=3', { cookie: editor })
    const { docs } = (await response.json()) as { docs: { username: string }[] }
    expect(docs.map((doc) => doc.username)).toEqual(['test-editor'])
    for (const query of ['depth=3', 'select[hash]=true&select[salt]=true&showHiddenFields=true']) {
      const own = await (await callCms('GET', `users?${query}`, { cookie: editor })).text()
      expect(own).toContain('"totalDocs":1')
      expect(own).not.toMatch(/"(hash|salt|password)"/)
    }
  })

  it('cannot raise its own role, by REST or through the Local API', async () => {
    const payload = await getPayloadClient()
    const user = await findAccount('test-editor')
    await callCms('PATCH', `users/${user.id}`, { cookie: editor, body: { role: 'admin' } })
    await expect(
      payload.update({
        collection: slugs.users,
        id: user.id,
        data: { role: 'admin' },
        user,
        overrideAccess: false,
      }),
    ).rejects.toThrow()
    expect((await findAccount('test-editor')).role).toBe('editor')
  })

  it('can neither change, delete nor create another account', async () => {
    const other = await findAccount('admin')
    const options = { cookie: editor, body: { username: 'mine', password: 'a new long password' } }
    expect((await callCms('PATCH', `users/${other.id}`, options)).status).toBeGreaterThanOrEqual(
      403,
    )
    await callCms('PATCH', 'users?where[username][equals]=admin', options)
    expect((await callCms('DELETE', `users/${other.id}`, { cookie: editor })).status).toBe(403)
    const role = { role: 'admin' as const }
    expect(
      (await callCms('POST', 'users', { ...options, body: { ...options.body, ...role } })).status,
    ).toBe(403)
    const payload = await getPayloadClient()
    const user = await findAccount('test-editor')
    await expect(
      payload.update({
        collection: slugs.users,
        id: other.id,
        data: { username: 'mine' },
        user,
        overrideAccess: false,
      }),
    ).rejects.toThrow()
    expect((await findAccount('admin')).username).toBe('admin')
  })

  it('works on content', async () => {
    const item = {
      title: 'A well',
      description: 'Dug',
      externalImageUrl: 'https://example.org/a.jpg',
    }
    const made = await callCms('POST', 'portfolio', { cookie: editor, body: item })
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    const trash = { deletedAt: new Date().toISOString() }
    const trashed = await callCms('PATCH', `portfolio/${doc.id}`, { cookie: editor, body: trash })
    expect(trashed.status).toBe(200)
  })
})

async function findAccount(username: string) {
  const account = await findUser(username)
  if (!account) throw new Error(`There is no account ${username}`)
  return { ...account, collection: slugs.users }
}

it.each(['admin', 'editor'])(
  'what has no versions is a 404 to an %s who asks for them',
  async (role) => {
    const { collections, globals } = await getPayloadClient()
    const bare = [
      ...Object.values(collections).flatMap(({ config }) => (config.versions ? [] : [config.slug])),
      ...globals.config.flatMap(({ slug, versions }) => (versions ? [] : [`globals/${slug}`])),
    ]
    expect(bare.length).toBeGreaterThan(0)
    const cookie = role === 'admin' ? admin : editor
    for (const list of bare) {
      for (const [method, end] of [
        ['GET', ''],
        ['GET', '/x'],
        ['POST', '/x'],
      ] as const) {
        const response = await callCms(method, `${list}/versions${end}`, { cookie })
        expect(response.status, `${method} ${list}/versions${end}`).toBe(404)
      }
    }
  },
)

describe('the search of a list', () => {
  it.each([
    ['apart', 'प\u0922\u093cाई का कमरा', 'प\u095dाई'],
    ['as one character', 'स\u095cक की सफाई', 'स\u0921\u093cक'],
  ])('finds a letter and its dot that were stored %s', async (_case, name, typed) => {
    const payload = await getPayloadClient()
    const data = { title: { hi: name }, part: 'neem', _status: 'draft' } as never
    const { id } = await payload.create({ collection: slugs.stories, draft: true, data })
    const query = new URLSearchParams({
      'where[or][0][name][like]': typed,
      'where[or][1][id][equals]': 'none',
      draft: 'true',
    })
    const { docs } = await (await callCms('GET', `stories?${query}`, { cookie: editor })).json()
    expect(docs.map((doc: { id: string }) => doc.id)).toEqual([id])
  })
})
