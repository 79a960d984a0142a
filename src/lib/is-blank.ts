import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { SerializedEditorState } from 'lexical'

/** Whether a text, plain or rich, has no words: an editor that was emptied leaves a paragraph without any. */
export function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (!isRichText(value)) return !value
  return convertLexicalToPlaintext({ data: value }).trim() === ''
}

function isRichText(value: unknown): value is SerializedEditorState {
  return typeof value === 'object' && value !== null && 'root' in value
}
