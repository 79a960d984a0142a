import { once } from 'node:events'
import net from 'node:net'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/env'
import { STARTING } from '@/lib/starting'
import { startMailServer } from '../../../tests/support/smtp'
import { checkCertificate, checkDns, checkSite } from './address'
import type { SiteState } from './ask-for-stored'
import { checkClock } from './clock'
import { within } from './finding'
import { checkMail } from './mail'

const env = parseEnv({ SITE_URL: 'https://www.example.org' })
const coded = (code: string) => Object.assign(new Error('with a secret in it'), { code })
const refuse = (code: string) => async () => {
  throw coded(code)
}

describe('mail', () => {
  const withServer = (SMTP_URL: string) => parseEnv({ SMTP_URL, MAIL_FROM: 'office@example.org' })

  it('is not set up: the finding says where the mails are', async () => {
    const mongo = { DATABASE_URI: 'mongodb://127.0.0.1/site', DATA_DIR: '/srv/data' }
    expect(await checkMail(parseEnv(mongo))).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('/srv/data/mails'),
    })
  })

  it('answers, and gets no letter', async () => {
    const server = await startMailServer()
    expect(await checkMail(withServer(server.url))).toMatchObject({ state: 'ok' })
    expect(server.letters).toEqual([])
    await server.stop()
  })

  it('does not respond', async () => {
    expect(await checkMail(withServer('smtp://127.0.0.1:9'))).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('127.0.0.1 does not respond'),
    })
  })

  it('does not take the password, which is not printed', async () => {
    const server = net.createServer((socket) => {
      socket.write('220 practice\r\n')
      socket.setEncoding('utf8').on('data', (text: string) => {
        if (/^EHLO/i.test(text)) socket.write('250-practice\r\n250 AUTH PLAIN\r\n')
        else socket.write(/^AUTH/i.test(text) ? '535 no\r\n' : '221 bye\r\n')
      })
      socket.on('error', () => undefined)
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as net.AddressInfo
    const finding = await checkMail(withServer(`smtp://asha:private-word@127.0.0.1:${port}`))
    expect(finding).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('user and password'),
    })
    expect(JSON.stringify(finding)).not.toContain('private-word')
    server.close()
  })
})

describe('clock', () => {
  const now = () => Date.parse('2026-11-23T12:00:00.500Z')
  const told = (date: string) => async () => new Response(null, { headers: { date } })

  it.each([
    ['Mon, 23 Nov 2026 12:00:00 GMT', 'ok', 'agrees with api.example.org'],
    ['Mon, 23 Nov 2026 12:00:10 GMT', 'ok', '10 seconds behind'],
    ['Mon, 23 Nov 2026 11:59:00 GMT', 'warning', '60 seconds ahead of'],
    ['Mon, 23 Nov 2026 13:00:00 GMT', 'problem', '3600 seconds behind'],
  ])('against %s', async (date, state, found) => {
    const finding = await checkClock(['https://api.example.org'], { ask: told(date), now })
    expect(finding).toMatchObject({ state, found: expect.stringContaining(found) })
  })

  it('asks the next address where the first gives none', async () => {
    const asked: string[] = []
    const ask = async (url: string) => {
      asked.push(url)
      if (asked.length === 1) throw coded('ENOTFOUND')
      return told('Mon, 23 Nov 2026 12:00:00 GMT')()
    }
    const urls = ['https://api.example.org', 'https://www.example.org']
    expect(await checkClock(urls, { ask, now })).toMatchObject({ state: 'ok' })
    expect(asked).toEqual(urls)
  })

  it('is not known where nothing answers', async () => {
    const finding = await checkClock(['https://api.example.org'], { ask: refuse('ENOTFOUND') })
    expect(finding).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('(ENOTFOUND)'),
    })
  })
})

describe('DNS', () => {
  it.each([
    [['203.0.114.7', '2a01:4f8::1'], 'ok'],
    [['127.0.1.1'], 'warning'],
    [['10.0.0.4'], 'warning'],
  ])('resolves to %s', async (addresses, state) => {
    expect(await checkDns(env, async () => addresses)).toMatchObject([{ state }])
  })

  it('leads nowhere', async () => {
    expect(await checkDns(env, refuse('ENOTFOUND'))).toMatchObject([{ state: 'problem' }])
  })

  it('is not asked for this machine itself, nor for a plain address', async () => {
    for (const url of ['http://localhost:3000', 'https://203.0.114.7', 'https://[2a01:4f8::1]']) {
      const findings = await checkDns(parseEnv({ SITE_URL: url }), refuse('ENOTFOUND'))
      expect(findings).toEqual([])
    }
  })
})

describe('the certificate', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const until = (date: string) => async () => new Date(date)

  it.each([
    ['2027-01-20T12:00:00.000Z', 'ok', '58 more days'],
    ['2026-12-01T13:00:00.000Z', 'warning', '8 more days'],
    ['2026-11-24T12:00:00.000Z', 'problem', '1 more day'],
  ])('until %s', async (end, state, found) => {
    const findings = await checkCertificate(env, { readEnd: until(end), now })
    expect(findings).toMatchObject([{ state, found: expect.stringContaining(found) }])
  })

  it.each([
    ['CERT_HAS_EXPIRED', 'has expired'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'another name'],
    ['ECONNREFUSED', 'no encrypted connection (ECONNREFUSED)'],
  ])('with %s', async (code, found) => {
    const findings = await checkCertificate(env, { readEnd: refuse(code) })
    expect(findings).toMatchObject([{ state: 'problem', found: expect.stringContaining(found) }])
  })

  it('is asked of the real port', async () => {
    const local = parseEnv({ SITE_URL: 'https://127.0.0.2:9' })
    expect(await checkCertificate(local)).toMatchObject([
      { state: 'problem', found: expect.stringContaining('ECONNREFUSED') },
    ])
  })

  it('is not needed without https, nor where a site is tried out', async () => {
    for (const SITE_URL of ['http://example.org', 'https://localhost:8443']) {
      const readEnd = refuse('ECONNREFUSED')
      expect(await checkCertificate(parseEnv({ SITE_URL }), { readEnd })).toEqual([])
    }
  })
})

describe('the site', () => {
  const check = (ask: (url: string) => Promise<Response>, state: SiteState = 'running') =>
    checkSite(env, { state: Promise.resolve(state), ask })

  it('answers at its address', async () => {
    const asked: string[] = []
    const finding = await check(async (url) => {
      asked.push(url)
      return Response.json({ status: 'ok' })
    })
    expect(finding).toMatchObject({ state: 'ok' })
    expect(asked).toEqual(['https://www.example.org/api/health'])
  })

  it('redirects to another address, which SITE_URL should be', async () => {
    const headers = { location: 'https://example.org/api/health' }
    const finding = await check(async () => new Response(null, { status: 308, headers }))
    expect(finding).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('redirects to https://example.org.'),
    })
  })

  it('does not respond, and this user may not ask whether it runs', async () => {
    expect(await check(refuse('ECONNREFUSED'), 'unknown')).toMatchObject({
      state: 'problem',
      found: 'https://www.example.org does not respond (ECONNREFUSED).',
      advice: expect.stringContaining('Start the site'),
    })
  })

  it('answers with an error', async () => {
    const finding = await check(async () => new Response(null, { status: 502 }))
    expect(finding).toMatchObject({ state: 'problem', found: expect.stringContaining('502') })
  })

  it('is out of reach while it runs; stopped, that is no surprise', async () => {
    expect(await check(refuse('ECONNREFUSED'))).toMatchObject({ state: 'problem' })
    expect(await check(refuse('ECONNREFUSED'), 'stopped')).toMatchObject({ state: 'warning' })
  })

  it('that is starting is asked again later, whatever is heard of it', async () => {
    const wait = { state: 'warning', found: 'The site is starting.' }
    expect(
      await check(async () => new Response(`${STARTING}\nसाइट…`, { status: 503 })),
    ).toMatchObject(wait)
    expect(await check(async () => new Response('', { status: 502 }), 'starting')).toMatchObject(
      wait,
    )
    expect(await check(refuse('ECONNREFUSED'), 'starting')).toMatchObject(wait)
  })
})

describe('a check', () => {
  it('ends within its time', async () => {
    const findings = await within(1, 'clock', () => new Promise(() => undefined))
    expect(findings).toMatchObject([{ check: 'clock', state: 'problem' }])
  })

  it('that throws is a problem, told without the words of the error', async () => {
    const [finding] = await within(1000, 'disk', refuse('EIO'))
    expect(finding).toMatchObject({ state: 'problem', found: expect.stringContaining('EIO') })
    expect(JSON.stringify(finding)).not.toContain('secret')
  })
})
