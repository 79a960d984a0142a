import type { ReactElement } from 'react'

/** Returns a text without its `lang` markup, for places that take no markup. */
export function plainText(text: string | ReactElement<{ children?: string }>): string {
  return typeof text === 'string' ? text : (text.props.children ?? '')
}
