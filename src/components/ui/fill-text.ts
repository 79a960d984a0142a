import { cloneElement } from 'react'
import { fillPlaces } from '@/domain/fill-places'
import type { Text } from '@/domain/pages/fields'

/** Like `fillPlaces`, for a text that may be marked with its language. */
export function fillText(text: Text, values: Record<string, string>): Text {
  if (typeof text === 'string') return fillPlaces(text, values)
  return cloneElement(text, {}, fillPlaces(text.props.children ?? '', values))
}
