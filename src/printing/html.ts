/** A piece of HTML that is safe to print: made by `html` alone. */
export type Html = { readonly html: string }

type Value = Html | readonly Html[] | string | number | null | false

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * HTML from a template. Every value is escaped, for text and for quoted attributes alike, unless it
 * is HTML from here; null and false show nothing.
 */
export function html(strings: TemplateStringsArray, ...values: Value[]): Html {
  const parts = strings.map((text, index) => text + (index in values ? show(values[index]) : ''))
  return { html: parts.join('') }
}

function show(value: Value | undefined): string {
  if (value === undefined || value === null || value === false) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  if ('html' in value) return value.html
  return value.map((piece) => piece.html).join('')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
