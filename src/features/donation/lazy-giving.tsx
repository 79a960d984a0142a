'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { GivingProps } from './giving-props'

/** All ways to give; their script comes after the page's own. */
export function LazyGiving(props: GivingProps) {
  return (
    <LazyForm
      id="donation-place"
      html={typeof window === 'undefined' ? renderNow(props) : null}
      load={async () => {
        const { Giving } = await import('./giving')
        return <Giving {...props} />
      }}
    />
  )
}

/** On the server alone. Not an import: the browser's bundle leaves out this branch, not that. */
function renderNow(props: GivingProps) {
  if (typeof window !== 'undefined') return null
  const { Giving }: typeof import('./giving') = require('./giving')
  return <Giving {...props} />
}
