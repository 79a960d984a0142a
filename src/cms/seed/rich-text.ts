import type { SerializedEditorState } from 'lexical'

/**
 * Plain text as the rich text that Payload stores.
 * @param text paragraphs, set apart by an empty line.
 */
export function toRichText(text: string): SerializedEditorState {
  return {
    root: {
      type: 'root',
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
      children: text.split(/\n{2,}/).map((paragraph) => ({
        type: 'paragraph',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        textFormat: 0,
        textStyle: '',
        children: [
          {
            type: 'text',
            text: paragraph,
            detail: 0,
            format: 0,
            mode: 'normal',
            style: '',
            version: 1,
          },
        ],
      })),
    },
  } as SerializedEditorState
}
