import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EnvError, resetEnv } from '@/env'
import { knownBrowser } from './accounts/known-browser'
import { hiddenKey } from './http/rate-limits'
import { manageKey, readManageKey } from './monthly-gifts/manage-link'
import { receiptKey } from './receipts/link'
import { sign, signLink } from './signature'

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
  [['receipt', 'ABCD2345EFGH6789'], signLink, '7c538f0d6fc31fd74dd8d3152eb672d5'],
  [['monthly gift', 'mandate', NUMBER], signLink, '2e42d6b11e1ceb3a04743e58c57d9cf7'],
  [['monthly gift', 'pledge', NUMBER], signLink, '04bc04bdd952a7ec84e36e815fdb5b4f'],
  [['updates', 'asha@example.org'], signLink, '5cb0abac08e41b7552be4a95841a8bce'],
  [['known-browser', 'asha', 'sv2k80', 'abc'], sign, '5milnuVO6x7ZuLQoSMeUy0YyvCpEdUXgD_JYEliGbuk'],
  [['one-time-code', 'recovery', 'ABCD-2345'], sign, 'zeMvAkQXeVNMN2eU5YiwtwubduHDlKIgzq_1HyP2Qrw'],
  [['my-giving', 'link', 'secret'], sign, 'Pl11znMl0Lv8LS238E5pHr0orOdzkquXm2Yhzzk6EcQ'],
  [['rate-limit', 'a', 'आशा'], sign, 'p6xMYdoyxj90_zr3G18fZxh7_chYPtS7kDEqucyzS_U'],
] as const)('the signature of %j stays what it was', (parts, signParts, known) => {
  expect(signParts(parts)).toBe(known)
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
  expect(() => signLink(['receipt', 'ABCD2345EFGH6789'])).toThrow(EnvError)
})
