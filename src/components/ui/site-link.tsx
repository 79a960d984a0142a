import type { ComponentProps } from 'react'

/**
 * A link within the site: a plain `<a>`, which the chrome follows without a full page load. Next's
 * Link costs 7 kB on every page, mostly for prefetching, and visitors pay for their data.
 */
export function SiteLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} data-soft="" {...props} />
}
