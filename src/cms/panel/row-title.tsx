'use client'

import { useRowLabel, useTranslation } from '@payloadcms/ui'
import { languageOf } from './language'

type InBoth = { en: string; hi: string }

type RowTitleProps = {
  /** The field that names a row: a text, or one in both languages. */
  field: string
  /** What a row is called that has no name yet. */
  kind: InBoth
}

/** The head of a list's row: its own title, in place of 'Entry 01'. */
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
