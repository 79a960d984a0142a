import type { SerializedEditorState } from 'lexical'

/**
 * Plain text as the rich text that Payload stores.
 * @param text paragraphs, set apart by empty lines; a single line break stays one.
 */
export function toRichText(text: string): SerializedEditorState {
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
  } as SerializedEditorState
}

const BLOCK = { direction: 'ltr', format: '', indent: 0, version: 1 }

function toTextNode(text: string) {
  return { type: 'text', text, detail: 0, format: 0, mode: 'normal', style: '', version: 1 }
}

const PLAIN_TYPES = ['root', 'paragraph', 'text', 'linebreak']

type RichTextNode = { type?: string; format?: unknown; children?: unknown[] }

/** Whether a stored rich text says more than `toRichText` can: headings, lists, links, bold words. */
export function isFormatted(content: unknown): boolean {
  return typeof content === 'object' && content !== null && 'root' in content
    ? isFormattedNode(content.root as RichTextNode)
    : false
}

function isFormattedNode({ type = '', format, children = [] }: RichTextNode): boolean {
  // The format of a paragraph is where it is aligned, as a text; empty or 0 for none.
  if (!PLAIN_TYPES.includes(type) || format) return true
  return children.some((child) => isFormattedNode(child as RichTextNode))
}
