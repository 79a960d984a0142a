import { expect, it } from 'vitest'
import { cidrOf } from './cidr'

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['0:0:0:0:0:FFFF:cb00:7107', '203.0.113.0/24'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1::/48'],
  ['::1', '::/48'],
  ['fe80::1%br-lan.1', 'fe80::/48'],
  ['', undefined],
  ['1', undefined],
  ['010.1.1.1', undefined],
  ['203.0.113.7:443', undefined],
  ['2001:db8::1::2', undefined],
  ['_hidden', undefined],
])('%s is in %s', (address, network) => {
  expect(cidrOf(address, { ipv4: 24, ipv6: 48 })).toBe(network)
})
