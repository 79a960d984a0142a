import { describe, expect, it } from 'vitest'
import { clientKey } from './client-key'

const keyOf = (address: string) =>
  clientKey(new Request('http://localhost', { headers: { 'X-Forwarded-For': address } }))

describe('what a visitor is counted by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7/32'],
    ['::ffff:203.0.113.7', '203.0.113.7/32'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['_hidden', '_hidden'],
    ['', 'unknown'],
  ])('%s is counted as %s', (address, key) => {
    expect(keyOf(address)).toBe(key)
  })

  it('counts a whole /64 as one, and its neighbour as another', () => {
    expect(keyOf('2001:db8:1:2::1')).toBe(keyOf('2001:db8:1:2:ffff:ffff:ffff:ffff'))
    expect(keyOf('2001:db8:1:2::1')).not.toBe(keyOf('2001:db8:1:3::1'))
  })
})
