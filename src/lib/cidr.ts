import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an address, such as `203.0.113.0/24` or `2001:db8:1::/48`. IPv4-mapped IPv6
 * addresses count as IPv4; the zone of an address (`%eth0`) is ignored.
 * @param bits the prefix length for each family.
 * @returns undefined for anything but an address.
 */
export function cidrOf(address: string, bits: { ipv4: number; ipv6: number }): string | undefined {
  const [plain = ''] = address.split('%')
  // ipaddr.js would also accept `1` and octal numbers.
  if (isIP(plain) === 0) return undefined
  const parsed = ipaddr.process(plain)
  const prefix = bits[parsed.kind()]
  const family = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(`${parsed}/${prefix}`)}/${prefix}`
}
