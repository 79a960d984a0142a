import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name the network; the rest a visitor chooses freely. */
const NETWORK_GROUPS = 4
const ALL_GROUPS = 8

/**
 * What one visitor is counted by: the address that server.ts found out (never one that a client
 * claims), of an IPv6 address its /64 network only, since a single visitor has all of that.
 * @returns a short text; the same one for all requests whose address is not known.
 */
export function clientKey(req: Pick<Request, 'headers'>): string {
  const address = (req.headers.get('x-forwarded-for') ?? '').trim()
  if (address === '') return 'unknown'
  return isIPv6(address) ? `${networkOf(address)}/64` : address
}

function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const headGroups = head.split(':').filter(Boolean)
  const tailGroups = (tail ?? '').split(':').filter(Boolean)
  // `::` stands for as many zeros as are missing of eight groups.
  const missing = tail === undefined ? 0 : ALL_GROUPS - headGroups.length - tailGroups.length
  return [...headGroups, ...Array(Math.max(0, missing)).fill('0'), ...tailGroups]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
