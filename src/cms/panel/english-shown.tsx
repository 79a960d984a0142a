'use client'

import { useFormFields, useLocale, useTranslation } from '@payloadcms/ui'
import { hasText } from '@/lib/has-text'
import { textsFor } from './language'

/** A note below an empty Hindi text: visitors of the Hindi page see the English. */
export function EnglishShown({ path }: { path: string }) {
  const { i18n } = useTranslation()
  const { code } = useLocale()
  const isOfPair = path.endsWith('.hi')
  const isEmpty = useFormFields(([fields]) => {
    if (hasText(fields[path]?.value)) return false
    return isOfPair ? hasText(fields[path.replace(/hi$/, 'en')]?.value) : code === 'hi'
  })
  if (!isEmpty) return null
  return <p className="panel-badge">{textsFor(i18n).hindi.englishShown}</p>
}
