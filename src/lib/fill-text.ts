import { cloneElement, type ReactElement } from 'react'

/**
 * Puts values into the places of a text that editors write as `{name}`.
 * @param text a text, or one marked with its language.
 */
export function fillText<Text extends string | ReactElement<{ lang: string; children?: string }>>(
  text: Text,
  values: Record<string, string>,
): Text {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  if (typeof text === 'string') return fill(text) as Text
  return cloneElement(text, {}, fill(text.props.children ?? '')) as Text
}

/** A text without its mark of language, for where only letters can stand. */
export function plainText(text: string | ReactElement<{ children?: string }>): string {
  return typeof text === 'string' ? text : (text.props.children ?? '')
}
