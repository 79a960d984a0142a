/** The attribute of `<html>` that names, apart by spaces, from which hosts a page may show pictures. */
export const IMAGE_HOSTS_ATTRIBUTE = 'data-image-hosts'
/** Renewed when a picture moves to another address: every page names the hosts of all. */
export const IMAGE_HOSTS_TAG = 'image-hosts'
/** More than a foundation uses, and few enough for a header. */
const MAX_IMAGE_HOSTS = 20

/**
 * The hosts of pictures that lie elsewhere.
 * @param addresses of pictures; those that are no https address are passed over.
 * @returns each host once, as `https://host`, those of most pictures first, 20 at most.
 */
export function imageHostsOf(addresses: (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const host = hostOf(address ?? '')
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
    .slice(0, MAX_IMAGE_HOSTS)
    .map(([host]) => host)
}

/** The hosts that a page names in its first tag. @param html as Next wrote it. */
export function namedImageHosts(html: string): string[] {
  // The first tag of all: nothing that came in with content lies before it.
  const [, attributes = ''] = FIRST_TAG.exec(html) ?? []
  const [, names = ''] = NAMED.exec(attributes) ?? []
  return imageHostsOf(names.split(' '))
}

/** Whether the page that is open may show a picture: one of our own, or of a host that it names. */
export function mayShowPicture(address: string): boolean {
  const host = hostOf(address)
  if (!host) return true
  const names = document.documentElement.getAttribute(IMAGE_HOSTS_ATTRIBUTE) ?? ''
  return names.split(' ').includes(host)
}

/** `https://host`, with its port where it is not the usual one; null for what no policy can name. */
function hostOf(address: string): string | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return PLAIN_HOST.test(origin) ? origin : null
}

const FIRST_TAG = /^<!DOCTYPE html>(?:<!--[^>]*-->)?<html\b([^>]*)>/
const NAMED = / data-image-hosts="([^"]*)"/
const PLAIN_HOST = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/
