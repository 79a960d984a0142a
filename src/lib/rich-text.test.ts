import { expect, test } from 'vitest'
import { isFormatted, toRichText } from './rich-text'

const paragraphOf = (...children: object[]) => ({
  root: { type: 'root', format: '', children: [{ type: 'paragraph', format: '', children }] },
})
const plain = { type: 'text', text: 'Come', format: 0 }

test('an empty line separates paragraphs, and a single line break stays', () => {
  const line = (text: string) => expect.objectContaining({ type: 'text', text })
  const lineBreak = expect.objectContaining({ type: 'linebreak' })
  const { children } = toRichText('Come\r\nand see\n\n\nus').root as unknown as {
    children: { children: object[] }[]
  }
  expect(children.map((paragraph) => paragraph.children)).toEqual([
    [line('Come'), lineBreak, line('and see')],
    [line('us')],
  ])
})

test('plain text is not formatted', () => {
  expect(isFormatted(toRichText('Come\n\nand see\nus'))).toBe(false)
  expect(isFormatted(paragraphOf(plain, { type: 'linebreak' }, plain))).toBe(false)
  expect(isFormatted(undefined)).toBe(false)
  expect(isFormatted(null)).toBe(false)
})

test.each([
  ['a bold word', paragraphOf(plain, { ...plain, format: 1 })],
  ['a link', paragraphOf({ type: 'link', children: [plain] })],
  ['a heading', { root: { type: 'root', children: [{ type: 'heading', children: [plain] }] } }],
  ['a list', { root: { type: 'root', children: [{ type: 'list', children: [] }] } }],
  [
    'a paragraph in the middle',
    { root: { type: 'root', children: [{ type: 'paragraph', format: 'center', children: [] }] } },
  ],
])('%s is formatted', (_what, content) => {
  expect(isFormatted(content)).toBe(true)
})
