import type { SerializedEditorState } from 'lexical'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActivityText } from './activity-text'

type Node = { type: string; [field: string]: unknown }

const text = (value: string, format = 0): Node => ({
  type: 'text',
  text: value,
  format,
  version: 1,
})
const block = (type: string, children: Node[], rest: object = {}): Node => ({
  type,
  children,
  version: 1,
  ...rest,
})
const link = (url: string): Node =>
  block('link', [text('here')], { fields: { url, linkType: 'custom', newTab: false } })

function htmlOf(...children: Node[]): string {
  const content = { root: block('root', children) } as unknown as SerializedEditorState
  return renderToStaticMarkup(<ActivityText content={content} />)
}

describe('ActivityText', () => {
  it('writes paragraphs, emphasis, headings and lists', () => {
    const html = htmlOf(
      block('heading', [text('Plan')], { tag: 'h1' }),
      block('paragraph', [text('a '), text('bold', 1), text('both', 3)]),
      block('list', [block('listitem', [text('one')])], { tag: 'ol', listType: 'number' }),
    )
    expect(html).toContain('<h3>Plan</h3>')
    expect(html).toContain('a <strong>bold</strong><strong><em>both</em></strong>')
    expect(html).toContain('<ol><li>one</li></ol>')
  })

  it('shows HTML that an editor typed as text', () => {
    expect(htmlOf(block('paragraph', [text('<script>alert(1)</script>')]))).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;',
    )
  })

  it.each(['https://example.org', 'mailto:a@example.org', 'tel:+91', '/about', '#top'])(
    'links to %s',
    (url) => expect(htmlOf(block('paragraph', [link(url)]))).toContain(`href="${url}"`),
  )

  it('links an address that was only typed into the text', () => {
    const node = block('autolink', [text('https://example.org')], {
      fields: { url: 'https://example.org', linkType: 'custom' },
    })
    expect(htmlOf(block('paragraph', [node]))).toContain('href="https://example.org"')
  })

  // Payload stores most of them encoded.
  it.each([
    ['www.example.org', 'https://www.example.org'],
    ['example.org%2Fa%3Fb%3D1', 'https://example.org/a?b=1'],
    [
      '%E0%A4%AE%E0%A4%BE%E0%A4%A8%E0%A4%B5.%E0%A4%AD%E0%A4%BE%E0%A4%B0%E0%A4%A4',
      'https://मानव.भारत',
    ],
    ['office%40example.org', 'mailto:office@example.org'],
    ['%2Fdonate%3Fa%3Db%2Cc', '/donate?a=b,c'],
  ])('completes the address %s', (url, href) =>
    expect(htmlOf(block('paragraph', [link(url)]))).toContain(`href="${href}"`),
  )

  it.each([
    'javascript:alert(1)',
    'javascript%3Aalert(1)%2Fa.b',
    '%2F%2Fevil.example',
    '%2F%5Cevil.example',
    '%09javascript%3Ax.example',
    'our-school',
    '100%',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    'vbscript:x',
  ])('never links to %s, and keeps the words', (url) => {
    const html = htmlOf(block('paragraph', [link(url)]))
    expect(html).not.toContain('href')
    expect(html).toContain('here')
  })

  it('writes no style attribute, which the policy of the page would refuse', () => {
    const nested = block('list', [block('listitem', [block('list', [], { tag: 'ul' })])], {
      tag: 'ul',
    })
    const html = htmlOf(
      block('paragraph', [text('struck', 4), text('under', 8)], { format: 'center', indent: 2 }),
      nested,
      block('something-new', [text('kept')]),
    )
    expect(html).not.toContain('style=')
    expect(html).toContain('struckunder')
    expect(html).toContain('kept')
  })
})
