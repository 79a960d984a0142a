import { cloneElement } from 'react'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { Text } from '@/domain/pages/fields'

/** Like `fillPlaceholders`, for a text that may be marked with its language. */
export function fillText(text: Text, values: Record<string, string>): Text {
  if (typeof text === 'string') return fillPlaceholders(text, values)
  return cloneElement(text, {}, fillPlaceholders(text.props.children ?? '', values))
}
