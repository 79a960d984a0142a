import type { ComponentProps } from 'react'

/**
 * A link inside the site: a plain one, which the chrome follows without loading a whole page. Next's
 * own link costs 7 kB on every page, mostly for fetching ahead, and visitors pay for their data.
 */
export function SiteLink({ href, ...props }: ComponentProps<'a'> & { href: string }) {
  return <a href={href} data-soft="" {...props} />
}
