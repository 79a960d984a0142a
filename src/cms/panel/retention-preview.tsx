'use client'

import { useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { RetentionPreviewDto } from '@/domain/responses/personal-data'
import { retainedKinds } from '@/domain/retention'
import { apiRequest } from '@/lib/api-client'
import { textsFor } from './language'

const DEBOUNCE_MS = 400

/** Shows below the retention periods how much the values in the form would delete now. */
export function RetentionPreview() {
  const { i18n } = useTranslation()
  const query = useFormFields(([fields]) =>
    retainedKinds.map((kind) => `${kind}=${fields[kind]?.value ?? ''}`).join('&'),
  )
  const preview = usePreview(query)
  const { retention: texts, retentionKinds: kinds } = textsFor(i18n)
  return (
    <section className="panel-note below-fields" aria-labelledby="retention-preview">
      <h2 id="retention-preview">{texts.heading}</h2>
      <p role="status">{preview === null ? texts.counting : texts[preview.state]}</p>
      {preview?.state === 'counted' && (
        <>
          <ul>
            {preview.items.map(({ kind, count }) => (
              <li key={kind}>{fillPlaceholders(kinds[kind], { count })}</li>
            ))}
          </ul>
          {!preview.isOn && <p>{texts.off}</p>}
        </>
      )}
    </section>
  )
}

type Preview = ({ state: 'counted' } & RetentionPreviewDto) | { state: 'failed' }

/** @returns null until counted. */
function usePreview(query: string): Preview | null {
  const [latest, setLatest] = useState<{ query: string; preview: Preview } | null>(null)
  useEffect(() => {
    let isCurrent = true
    const show = (preview: Preview) => {
      if (isCurrent) setLatest({ query, preview })
    }
    const timer = setTimeout(() => {
      apiRequest('GET', `/api/admin/personal-data/retention?${query}`).then(
        (counted) => show({ state: 'counted', ...counted }),
        () => show({ state: 'failed' }),
      )
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query])
  // A count for other periods would be misleading.
  return latest?.query === query ? latest.preview : null
}
