'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import type { InBoth } from '@/content/panel/in-both'
import { languageOf } from './language'

type RowTitleProps = {
  /** The field that names a row: a text, or a text in both languages. */
  field: string
  /** The name of a row without a title. */
  kind: InBoth
}

/** The label of a list's row: its own title instead of 'Entry 01'. */
export function RowTitle({ field, kind }: RowTitleProps) {
  const { i18n } = useTranslation()
  const { data, rowNumber = 0 } = useRowLabel<Record<string, unknown> | undefined>()
  const language = languageOf(i18n)
  const number = String(rowNumber + 1).padStart(2, '0')
  const title = titleIn(data?.[field], language)
  return <span>{title || `${kind[language]} ${number}`}</span>
}

function titleIn(value: unknown, language: keyof InBoth): string {
  if (typeof value === 'string') return value.trim()
  const { en, hi } = (value ?? {}) as Partial<InBoth>
  const own = language === 'hi' ? hi : en
  return (own || en || hi || '').trim()
}
