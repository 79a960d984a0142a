'use client'

import { LazyForm } from '@/components/form/lazy-form'
import type { VolunteerFormProps } from './volunteer-form'

/** The volunteer application; its script is loaded once it is near the viewport. */
export function LazyVolunteerForm(props: VolunteerFormProps) {
  return (
    <LazyForm
      id="application-form"
      html={renderNow(props)}
      load={async () => {
        const { VolunteerForm } = await import('./volunteer-form')
        return <VolunteerForm {...props} />
      }}
    />
  )
}

/**
 * Renders on the server only. `require` in a branch, not an import, so that the browser's bundle
 * leaves it out.
 */
function renderNow(props: VolunteerFormProps) {
  if (typeof window !== 'undefined') return null
  const { VolunteerForm }: typeof import('./volunteer-form') = require('./volunteer-form')
  return <VolunteerForm {...props} />
}
