import type { ReactElement } from 'react'

/** A text without its mark of language, for where only letters can stand. */
export function plainText(text: string | ReactElement<{ children?: string }>): string {
  return typeof text === 'string' ? text : (text.props.children ?? '')
}
