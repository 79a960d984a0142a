import { cidrOf } from '@/lib/cidr'

/**
 * The key that one visitor is counted by: the address that server.ts determined (never one that a client
 * claims), of an IPv6 address its /64 network only, since a single visitor has all of that.
 * @returns a short text; the same one for all requests whose address is not known.
 */
export function clientKey(req: Pick<Request, 'headers'>): string {
  const address = (req.headers.get('x-forwarded-for') ?? '').trim()
  return cidrOf(address, { ipv4: 32, ipv6: 64 }) ?? (address || 'unknown')
}
