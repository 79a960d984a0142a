import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { delayScripts, STARTER_HASH } from './late-scripts'

const page = (head: string) => `<html><head>${head}</head><body><p>Namaste</p></body></html>`
const CHUNK = '<script src="/_next/static/chunks/a-1.js" async=""></script>'

test('scripts of the framework wait, and one that the policy knows starts them', () => {
  const html = delayScripts(page(CHUNK))
  expect(html).toContain('<script type="late" src="/_next/static/chunks/a-1.js" async=""></script>')
  const starter = /<script>(.*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  expect(createHash('sha256').update(starter).digest('base64')).toBe(STARTER_HASH)
})

test('the bootstrap script waits as well, and nothing is fetched ahead for it', () => {
  const bootstrap = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'
  const hint =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
  const html = delayScripts(page(hint + bootstrap))
  expect(html).toContain('<script type="late" src="/_next/static/chunks/b.js" id="_R_" async="">')
  expect(html).not.toContain('preload')
})

test.each([
  ['a page without scripts', page('')],
  ['scripts from elsewhere', page('<script src="/brand/a.js" async=""></script>')],
  [
    'scripts for old browsers',
    page('<script src="/_next/static/chunks/a.js" noModule=""></script>'),
  ],
  ['a part of a page', CHUNK],
])('%s is left alone', (_, html) => {
  expect(delayScripts(html)).toBe(html)
})
