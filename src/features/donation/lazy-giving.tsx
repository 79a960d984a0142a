'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { GivingProps } from './giving-props'

/** All ways to give; their script is loaded after the page's own. */
export function LazyGiving(props: GivingProps) {
  return (
    <LazyForm
      id="donation-place"
      html={renderNow(props)}
      load={async () => {
        const { Giving } = await import('./giving')
        return <Giving {...props} />
      }}
    />
  )
}

/**
 * Renders on the server only. `require` in a branch, not an import, so that the browser's bundle
 * leaves it out.
 */
function renderNow(props: GivingProps) {
  if (typeof window !== 'undefined') return null
  const { Giving }: typeof import('./giving') = require('./giving')
  return <Giving {...props} />
}
