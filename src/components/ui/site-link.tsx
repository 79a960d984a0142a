import Link from 'next/link'
import type { ComponentProps } from 'react'

/**
 * A link inside the site. Nothing is fetched before it is tapped: visitors pay for their data.
 */
export function SiteLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} {...props} />
}
