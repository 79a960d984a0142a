import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Documents } from './documents'

const htmlOf = (url: string) =>
  renderToStaticMarkup(
    <Documents
      copy={{ heading: 'Documents', noneYet: 'None' }}
      documents={[{ title: 'Annual report', year: '2025', url }]}
      opensOutside="opens another website"
    />,
  )

it('marks documents elsewhere as opening another website, and our own PDFs not', () => {
  const outside = htmlOf('https://example.org/report.pdf')
  expect(outside).toContain('opens another website')
  expect(outside).toContain('target="_blank"')
  const own = htmlOf('/files/report.pdf')
  expect(own).not.toContain('opens another website')
  expect(own).not.toContain('target')
})
