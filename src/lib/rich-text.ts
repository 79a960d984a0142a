/**
 * Converts plain text to the rich text that Payload stores.
 * @param text paragraphs separated by empty lines; a single line break is kept.
 */
export function toRichText(text: string) {
  return {
    root: {
      ...BLOCK,
      type: 'root',
      children: text.split(/(?:\r?\n){2,}/).map((paragraph) => ({
        ...BLOCK,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: paragraph
          .split(/\r?\n/)
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
            ...(line ? [toTextNode(line)] : []),
          ]),
      })),
    },
  }
}

const BLOCK = { direction: 'ltr', format: '', indent: 0, version: 1 } as const

function toTextNode(text: string) {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
}

const PLAIN_TYPES = ['root', 'paragraph', 'text', 'linebreak']

type RichTextNode = { type?: string; format?: unknown; children?: unknown[] }

/** Whether rich text holds more than `toRichText` produces: headings, lists, links, bold text. */
export function isFormatted(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'root' in content
    ? isFormattedNode(content.root as RichTextNode)
    : false
}

function isFormattedNode({ type = '', format, children = [] }: RichTextNode): boolean {
  // A paragraph's format is its alignment, as text; '' or 0 for none.
  if (!PLAIN_TYPES.includes(type) || format) return true
  return children.some((child) => isFormattedNode(child as RichTextNode))
}
