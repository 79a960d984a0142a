import { compareTexts } from './compare-texts'

/** The attribute of `<html>` that lists, separated by spaces, the hosts whose pictures a page may show. */
export const IMAGE_HOSTS_ATTRIBUTE = 'data-image-hosts'
/** Renewed when the address of any picture changes, since every page lists all hosts. */
export const IMAGE_HOSTS_TAG = 'image-hosts'
/** More than a foundation needs, and few enough for a header. */
const MAX_IMAGE_HOSTS = 20

/**
 * Returns the hosts of pictures on other sites.
 * @param addresses of pictures; any that is not an https address is skipped.
 * @returns each host once, as `https://host`, most used first, 20 at most.
 */
export function imageHostsOf(addresses: (string | null | undefined)[]): string[] {
  const counts = new Map<string, number>()
  for (const address of addresses) {
    const host = hostOf(address ?? '')
    if (host) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts]
    .sort(([a, countA], [b, countB]) => countB - countA || compareTexts(a, b))
    .slice(0, MAX_IMAGE_HOSTS)
    .map(([host]) => host)
}

/** Returns the hosts that a page lists on its first tag. @param html as Next wrote it. */
export function namedImageHosts(html: string): string[] {
  // Only the first tag: no content from outside can come before it.
  const [, attributes = ''] = FIRST_TAG.exec(html) ?? []
  const [, names = ''] = NAMED.exec(attributes) ?? []
  return imageHostsOf(names.split(' '))
}

/** Whether the open page may show a picture: our own, or from a host that it lists. */
export function mayShowPicture(address: string): boolean {
  const host = hostOf(address)
  if (!host) return true
  const names = document.documentElement.getAttribute(IMAGE_HOSTS_ATTRIBUTE) ?? ''
  return names.split(' ').includes(host)
}

/** Returns `https://host`, with the port unless it is the default; null for what no policy can express. */
function hostOf(address: string): string | null {
  if (!address.startsWith('https://') || !URL.canParse(address)) return null
  const { origin } = new URL(address)
  return PLAIN_HOST.test(origin) ? origin : null
}

const FIRST_TAG = /^<!DOCTYPE html>(?:<!--[^>]*-->)?<html\b([^>]*)>/
const NAMED = / data-image-hosts="([^"]*)"/
const PLAIN_HOST = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/
