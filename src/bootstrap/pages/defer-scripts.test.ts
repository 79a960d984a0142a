import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { deferScripts, STARTER_HASH } from './defer-scripts'

const page = (head: string) => `<html><head>${head}</head><body><p>Namaste</p></body></html>`
const CHUNK = '<script src="/_next/static/chunks/a-1.js" async=""></script>'

test("the framework's scripts are listed, and a script that the policy allows adds them", () => {
  const html = deferScripts(page(CHUNK + CHUNK.replace('a-1', 'b')))
  expect(html).toContain('<head></head>')
  expect(html).toContain(
    '<script type="application/json" id="deferred-scripts">["/_next/static/chunks/a-1.js","/_next/static/chunks/b.js"]</script>',
  )
  const starter = /<script>(.*)<\/script><\/body>/.exec(html)?.[1] ?? ''
  expect(createHash('sha256').update(starter).digest('base64')).toBe(STARTER_HASH)
})

test('the first script is deferred, too, without a preload', () => {
  const first = '<script src="/_next/static/chunks/b.js" id="_R_" async=""></script>'
  const hint =
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>'
  const html = deferScripts(page(hint + first))
  expect(html).toContain('["/_next/static/chunks/b.js"]')
  expect(html).toContain('<head></head>')
})

test.each([
  ['a page without scripts', page('')],
  ['scripts from elsewhere', page('<script src="/brand/a.js" async=""></script>')],
  [
    'scripts for old browsers',
    page('<script src="/_next/static/chunks/a.js" noModule=""></script>'),
  ],
  ['a script with more in its tag', page(CHUNK.replace(' async', ' onload="x()" async'))],
  ['a part of a page', CHUNK],
])('%s is left alone', (_, html) => {
  expect(deferScripts(html)).toBe(html)
})
