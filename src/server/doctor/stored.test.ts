import { describe, expect, it } from 'vitest'
import { SealedTextError } from '@/cms/database/encryption/secret-box'
import { GatewayError } from '../payments/gateway/gateway'
import { fine, problem, warning } from './finding'
import { checkGateway } from './gateway'
import { reportOn } from './report'
import { checkOutbox, checkWebhook } from './stored'

const settings = {
  keyId: 'rzp_live_1',
  keySecret: 'sealed',
  hasWebhookSecret: true,
  isActive: true,
}

describe('outbox', () => {
  const none = { givenUp: 0, refused: 0, overdue: 0 }

  it.each([
    ['nothing waits', {}, true, 'ok'],
    ['mails are due', { overdue: 2 }, true, 'problem'],
    ['mails are due and the site is stopped', { overdue: 2 }, false, 'warning'],
    ['mails were given up', { givenUp: 1 }, true, 'warning'],
    ['mails were refused', { refused: 3 }, true, 'warning'],
  ])('%s', (_title, more, isRunning, state) => {
    expect(checkOutbox({ ...none, ...more }, { isRunning })).toMatchObject({ state })
  })
})

describe('webhook', () => {
  const facts = {
    gateway: settings,
    lastWebhookAt: '2026-11-23T10:00:00.000Z',
    silentPayments: 0,
    mails: { givenUp: 0, refused: 0, overdue: 0 },
  }

  it.each([
    ['seen', {}, 'ok', '2026-11-23T10:00:00.000Z'],
    ['no gateway', { gateway: null }, 'ok', 'no webhook is needed'],
    ['no secret', { gateway: { ...settings, hasWebhookSecret: false } }, 'warning', 'No webhook'],
    ['never seen', { lastWebhookAt: null }, 'warning', 'ever arrived'],
    ['silent', { silentPayments: 4 }, 'problem', 'no event: 4'],
  ])('%s', (_title, more, state, found) => {
    const finding = checkWebhook({ ...facts, ...more })
    expect(finding).toMatchObject({ state, found: expect.stringContaining(found) })
  })
})

describe('gateway', () => {
  const account = (more: { isTest?: boolean; isActive?: boolean; error?: Error } = {}) => ({
    isTest: more.isTest ?? false,
    isActive: more.isActive ?? true,
    gateway: {
      check: async () => {
        if (more.error) throw more.error
      },
    },
  })

  it.each([
    ['live keys', account(), 'ok', 'live'],
    ['practice keys', account({ isTest: true }), 'warning', 'test mode'],
    ['switched off', account({ isActive: false }), 'warning', 'switched off'],
    ['real keys at a simulator', null, 'problem', 'RAZORPAY_API_URL'],
    [
      'wrong keys',
      account({ error: new GatewayError('keys', 'key x') }),
      'problem',
      'not recognise',
    ],
    ['silence', account({ error: new GatewayError('unreachable', '') }), 'problem', 'not respond'],
    ['refusal', account({ error: new GatewayError('refused', '') }), 'problem', 'refuses'],
  ])('%s', async (_title, opened, state, found) => {
    const finding = await checkGateway(settings, () => opened)
    expect(finding).toMatchObject({ state, found: expect.stringContaining(found) })
  })

  it('is not set up', async () => {
    expect(await checkGateway(null)).toMatchObject({ state: 'warning' })
    expect(await checkGateway({ ...settings, keySecret: null })).toMatchObject({ state: 'warning' })
  })

  it('has a secret that this key does not open', async () => {
    const finding = await checkGateway(settings, () => {
      throw new SealedTextError('another key')
    })
    expect(finding).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('SETTINGS_KEY'),
    })
  })
})

describe('the report', () => {
  const findings = [
    warning('backup', 'There is none.', 'Make one.'),
    fine('versions', 'All fit.'),
    problem('mail', 'It does not answer.', 'Check it.'),
  ]

  it('says what was found and what to do, in a fixed order', () => {
    const { exitCode, text } = reportOn(findings, { isJson: false })
    expect(exitCode).toBe(1)
    expect(text.split('\n').map((line) => line.replace(/ {2,}/g, ' '))).toEqual([
      'ok Versions All fit.',
      'PROBLEM Mail server It does not answer.',
      ' → Check it.',
      'warning Backup There is none.',
      ' → Make one.',
      '',
      '1 problem, 1 warning.',
    ])
  })

  it('ends well with warnings alone, and says so if there is no problem', () => {
    expect(reportOn(findings.slice(0, 2), { isJson: false }).exitCode).toBe(0)
    expect(reportOn([findings[1] ?? fine('disk', '')], { isJson: false }).text).toContain(
      'No problems found.',
    )
  })

  it('is JSON for programs', () => {
    const { text } = reportOn(findings, { isJson: true })
    expect(JSON.parse(text)).toMatchObject({
      state: 'problem',
      findings: [{ check: 'versions', advice: null }, { check: 'mail' }, { check: 'backup' }],
    })
  })
})
