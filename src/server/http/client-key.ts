import { cidrOf } from '@/lib/cidr'

/**
 * Returns the key that a visitor is counted by: the address that server.ts determined (never one
 * claimed by the client). Of an IPv6 address only the /64 network, since one visitor has all of it.
 * @returns a short text; the same for all requests whose address is unknown.
 */
export function clientKey(req: Pick<Request, 'headers'>): string {
  const address = (req.headers.get('x-forwarded-for') ?? '').trim()
  return cidrOf(address, { ipv4: 32, ipv6: 64 }) ?? (address || 'unknown')
}
