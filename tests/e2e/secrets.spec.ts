import { readdirSync, readFileSync, statSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import { type AppServer, SAMPLE_DATA, startServer } from '../support/app-server'

/** Secrets that must never leave the server. */
const PLANTED = {
  PAYLOAD_SECRET: 'planted-payload-0d6f5b8a91c24e7fb3a8',
  SETTINGS_KEY: 'planted-settings-7c1e9a04d2b64f58a6d3',
  ADMIN_PASSWORD: 'planted-admin-password-41',
  EDITOR_PASSWORD: 'planted-editor-password-52',
  KEY_SECRET: 'planted-key-secret-63',
  WEBHOOK_SECRET: 'planted-webhook-secret-74',
}
/** Another person's data, which only an admin may see. */
const PERSON = {
  firstName: 'Plantedfirst',
  lastName: 'Plantedlast',
  email: 'planted.person@example.org',
  phone: '9812345670',
  address: 'Planted Lane 5',
}
const ADDRESSES = [
  ...['', 'about', 'what-we-do', 'objectives', 'inspiration', 'impact', 'portfolio', 'activities'],
  ...[
    'get-involved',
    'donate',
    'stories',
    'join',
    'contact',
    'admin-login',
    'admin',
    'nothing-here',
  ],
]
const PANEL = ['', '/collections/users', '/globals/payment-settings', '/account']
const PANEL_CALLS = [
  ...['users', 'users/me', 'globals/payment-settings', 'globals/site-settings', 'access'],
  ...['volunteers', 'volunteer-photos', 'contacts', 'donations', 'transactions', 'media'],
  'payload-locked-documents',
]

const SESSION_ENDS = ['/api/admin/logout', '/api/admin/account/end-sessions']

/** A response with everything that a client sees. */
type Seen = { who: string; what: string; text: string }

test('no response, page, script or log line contains a secret or another person’s data', async () => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'manavta-secrets-'))
  await copySampleWithoutAccounts(dataDir)
  const env = { ...PLANTED, RATE_LIMIT_FACTOR: '100000', SEED: 'none' }
  const server = await startServer({ dataDir, env })
  const seen: Seen[] = []
  const admin = await logIn(server, 'admin', PLANTED.ADMIN_PASSWORD, seen)
  await plant(server, admin, seen)
  const editor = await logIn(server, 'planted-editor', PLANTED.EDITOR_PASSWORD, seen)
  const sessions = [admin, editor].map((cookie) => cookie.split('=')[1] ?? '')

  for (const [who, cookie] of Object.entries({ visitor: '', editor, admin })) {
    await askEverything(server, who, cookie, seen)
  }
  // Failures must not reveal more than successes.
  await logIn(server, 'admin', `${PLANTED.ADMIN_PASSWORD}-wrong`, seen)
  await ask(server, { who: 'visitor', method: 'POST', path: '/api/admin/login', body: '{' }, seen)
  expect(await server.stop()).toBe(0)
  seen.push({ who: 'log', what: 'server output', text: server.output() })
  for (const file of filesUnder('.next/static')) {
    seen.push({ who: 'visitor', what: file, text: readFileSync(file, 'utf8') })
  }

  const stored = await storedSecrets(join(dataDir, 'site.db'))
  expect(stored.length).toBeGreaterThan(5)
  const secrets = [...Object.values(PLANTED), ...stored, ...sessions]
  for (const secret of secrets) {
    expect(secret.length, 'a secret that is too short to look for').toBeGreaterThan(15)
    expect(whereSeen(seen, secret), `seen: ${secret.slice(0, 12)}…`).toEqual([])
  }
  for (const value of Object.values(PERSON)) {
    const strangers = seen.filter(({ who }) => who !== 'admin')
    expect(whereSeen(strangers, value), `seen: ${value}`).toEqual([])
    // Proves that the search works: the admin does see them.
    expect(whereSeen(seen, value), value).not.toEqual([])
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** Copies the sample content without accounts, so that the server creates the first admin from ADMIN_PASSWORD. */
async function copySampleWithoutAccounts(dataDir: string): Promise<void> {
  await cp(process.env[SAMPLE_DATA] ?? '', dataDir, { recursive: true })
  const client = createClient({ url: `file:${join(dataDir, 'site.db')}` })
  await client.execute('DELETE FROM users')
  client.close()
}

/** Enters secrets and a person into the site, as admin and applicant. */
async function plant(server: AppServer, admin: string, seen: Seen[]) {
  const post = (path: string, body: unknown, cookie = admin) =>
    ask(server, { who: 'admin', method: 'POST', path, body, cookie }, seen)
  expect(
    await post('/api/admin/payment-settings', {
      keyId: 'rzp_test_planted',
      keySecret: PLANTED.KEY_SECRET,
      webhookSecret: PLANTED.WEBHOOK_SECRET,
    }),
  ).toBe(200)
  const account = { username: 'planted-editor', password: PLANTED.EDITOR_PASSWORD, role: 'editor' }
  expect(await post('/cms-api/users', account)).toBe(201)
  const { firstName: name, email, phone, address } = PERSON
  const contact = { name, email, phone, subject: 'Support', message: address }
  expect(await post('/api/contact', contact, '')).toBe(201)
  const photo = await uploadPhoto(server)
  expect(await post('/api/volunteers', { ...PERSON, photoUrl: photo }, '')).toBe(201)
  expect((await fetch(`${server.url}${photo}`)).status).toBe(401)
}

async function uploadPhoto(server: AppServer): Promise<string> {
  const picture = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#883311' },
  })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
  const response = await fetch(`${server.url}/api/upload`, {
    method: 'POST',
    headers: { Origin: server.url },
    body: form,
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { url: string }).url
}

/** Requests everything that exists, as visitor, editor or admin. */
async function askEverything(server: AppServer, who: string, cookie: string, seen: Seen[]) {
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as {
    paths: Record<string, Record<string, object>>
  }
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const method of Object.keys(methods)) {
      // These would end the session.
      if (SESSION_ENDS.includes(path)) continue
      const body = method === 'get' || method === 'delete' ? undefined : {}
      const filled = path.replace('{id}', 'no-such-id')
      await ask(server, { who, method: method.toUpperCase(), path: filled, body, cookie }, seen)
    }
  }
  for (const call of PANEL_CALLS) {
    const path = `/cms-api/${call}?depth=3&limit=100&showHiddenFields=true`
    await ask(server, { who, method: 'GET', path, cookie }, seen)
  }
  for (const address of ADDRESSES) {
    for (const locale of ['', '/hi']) {
      await ask(server, { who, method: 'GET', path: `${locale}/${address}`, cookie }, seen)
    }
  }
  for (const page of PANEL) {
    await ask(server, { who, method: 'GET', path: `/cms${page}`, cookie }, seen)
  }
}

type Question = { who: string; method: string; path: string; body?: unknown; cookie?: string }

async function ask(
  server: AppServer,
  { who, method, path, body, cookie = '' }: Question,
  seen: Seen[],
): Promise<number> {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      Origin: server.url,
      ...(cookie ? { Cookie: cookie } : {}),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    },
    body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    redirect: 'manual',
  })
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  const text = `${JSON.stringify(headers)}\n${await response.text()}`
  seen.push({ who, what: `${method} ${path} ${response.status}`, text })
  expect(response.status, `${method} ${path}`).not.toBe(500)
  return response.status
}

/** Logs in. @returns the session cookie, or '' if the login is refused. */
async function logIn(server: AppServer, username: string, password: string, seen: Seen[]) {
  const response = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  seen.push({ who: 'visitor', what: `login of ${username}`, text: await response.text() })
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** Reads hashes, salts, session ids and encrypted secrets from the database of the stopped server. */
async function storedSecrets(file: string): Promise<string[]> {
  const client = createClient({ url: `file:${file}` })
  const queries = [
    'SELECT hash FROM users',
    'SELECT salt FROM users',
    'SELECT key_secret FROM payment_settings',
    'SELECT webhook_secret FROM payment_settings',
    'SELECT secret FROM second_factors',
    'SELECT sid FROM sessions',
  ]
  const values: string[] = []
  for (const query of queries) {
    const { rows } = await client.execute(query)
    values.push(...rows.map((row) => String(row[0])))
  }
  client.close()
  return values
}

function whereSeen(seen: Seen[], value: string): string[] {
  return seen.filter(({ text }) => text.includes(value)).map(({ who, what }) => `${who}: ${what}`)
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => statSync(file).isFile())
}
