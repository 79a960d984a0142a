import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { DemoError, enterPracticeKeys, practiceEnv } from './practice-site'

const ADMIN = { username: 'admin', password: 'a long enough password' }
let site: http.Server | undefined

afterEach(() => {
  site?.closeAllConnections()
  site?.close()
})

/** Starts a fake site that already has these keys; `saved` is what it received. */
async function startSite(keyId: string | null) {
  const saved: { body: Record<string, unknown>; cookie: string | undefined }[] = []
  site = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString('utf8')
    if (req.url === '/api/admin/login') {
      const isRight = JSON.parse(text).password === ADMIN.password
      res.setHeader('Set-Cookie', 'session=abc; HttpOnly; Path=/')
      res.statusCode = isRight ? 200 : 401
    } else if (req.method === 'POST') {
      saved.push({ body: JSON.parse(text), cookie: req.headers.cookie })
    }
    res.end(JSON.stringify({ keyId }))
  })
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  const address = site.address()
  return { url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, saved }
}

it.each([null, 'rzp_test_another'])('enters the practice keys over %s', async (keyId) => {
  const { url, saved } = await startSite(keyId)
  await enterPracticeKeys(url, ADMIN)

  expect(saved).toEqual([
    {
      body: {
        keyId: expect.stringMatching(/^rzp_test_/),
        keySecret: expect.any(String),
        webhookSecret: expect.any(String),
        testMode: true,
        isActive: true,
      },
      cookie: 'session=abc',
    },
  ])
})

it('leaves a site with live keys alone', async () => {
  const { url, saved } = await startSite('rzp_live_1')

  await expect(enterPracticeKeys(url, ADMIN)).rejects.toThrow('keys of real payments')
  expect(saved).toEqual([])
})

it('reports a refusal by the site', async () => {
  const { url } = await startSite(null)

  await expect(enterPracticeKeys(url, { ...ADMIN, password: 'wrong' })).rejects.toThrow(DemoError)
})

it('takes no setting from the .env file of a real site', () => {
  const names = readFileSync('.env.example', 'utf8').match(/(?<=^#)[A-Z][A-Z0-9_]+(?==)/gm) ?? []
  const env = practiceEnv({
    port: 3000,
    dataDir: 'data',
    admin: ADMIN,
    gatewayUrl: 'http://[::1]:1',
  })

  expect(names).toContain('BACKUP_DAILY')
  expect(names.filter((name) => env[name] === undefined)).toEqual([])
})
