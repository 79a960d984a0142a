import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EnvError, resetEnv } from '@/env'
import { knownBrowser } from './accounts/known-browser'
import { hiddenKey } from './http/rate-limits'
import { manageKey, readManageKey } from './monthly-gifts/manage-link'
import { receiptKey } from './receipts/link'
import { sign } from './signature'

const NUMBER = '00112233445566778899aabbccddeeff'

beforeEach(() => {
  vi.stubEnv('PAYLOAD_SECRET', 'k3Yq9TzW0bV7mNs2XcR8dLf5HgJ1pAuE')
  resetEnv()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  resetEnv()
})

// Links in sent mails and stored values have these signatures, computed before `sign` existed.
test.each([
  [
    ['receipt', 'ABCD2345EFGH6789'],
    'hex',
    '7c538f0d6fc31fd74dd8d3152eb672d59ccdad9fef24d363d17cea7edb581da5',
  ],
  [
    ['monthly gift', 'mandate', NUMBER],
    'hex',
    '2e42d6b11e1ceb3a04743e58c57d9cf7dbf8b66c23138dfbf67eb137a955ed6c',
  ],
  [
    ['monthly gift', 'pledge', NUMBER],
    'hex',
    '04bc04bdd952a7ec84e36e815fdb5b4ffb34a5ebed0b4d2cba450dc5cd8d45f2',
  ],
  [
    ['updates', 'asha@example.org'],
    'hex',
    '5cb0abac08e41b7552be4a95841a8bceb00dc41e62c398188d1a1be58f50abf6',
  ],
  [
    ['known-browser', 'asha', 'sv2k80', 'abc'],
    'base64url',
    '5milnuVO6x7ZuLQoSMeUy0YyvCpEdUXgD_JYEliGbuk',
  ],
  [
    ['one-time-code', 'recovery', 'ABCD-2345'],
    'base64url',
    'zeMvAkQXeVNMN2eU5YiwtwubduHDlKIgzq_1HyP2Qrw',
  ],
  [['my-giving', 'link', 'secret'], 'base64url', 'Pl11znMl0Lv8LS238E5pHr0orOdzkquXm2Yhzzk6EcQ'],
  [['rate-limit', 'a', 'आशा'], 'base64url', 'p6xMYdoyxj90_zr3G18fZxh7_chYPtS7kDEqucyzS_U'],
] as const)('the signature of %j stays what it was', (parts, encoding, known) => {
  expect(sign(parts, encoding)).toBe(known)
})

test('links and cookies that were given away before still work', () => {
  expect(receiptKey('ABCD2345EFGH6789')).toBe('ABCD2345EFGH6789-7c538f0d6fc31fd74dd8d3152eb672d5')
  expect(manageKey('mandate', NUMBER)).toBe(`m${NUMBER}-2e42d6b11e1ceb3a04743e58c57d9cf7`)
  expect(readManageKey(`p${NUMBER}-04bc04bdd952a7ec84e36e815fdb5b4f`)).toEqual({
    kind: 'pledge',
    number: NUMBER,
  })
  expect(hiddenKey('a', 'आशा')).toBe('p6xMYdoyxj90_zr3G18fZxh7_chYPtS7kDEqucyzS_U')
  vi.useFakeTimers({ now: Number.parseInt('sv2k80', 36) * 1000 })
  const headers = {
    Cookie: 'manavta-browser=sv2k80.abc.5milnuVO6x7ZuLQoSMeUy0YyvCpEdUXgD_JYEliGbuk',
  }
  expect(knownBrowser(new Request('https://example.org', { headers }), 'asha')).toBe('abc')
})

test('without a secret nothing is signed', () => {
  vi.stubEnv('PAYLOAD_SECRET', '')
  resetEnv()
  expect(() => sign(['receipt', 'ABCD2345EFGH6789'], 'hex')).toThrow(EnvError)
})
