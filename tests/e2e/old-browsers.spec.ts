import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/e2e'

const SCRIPTS = join(import.meta.dirname, '../../.next/static/chunks')

// `npm test -- long` makes a gift in a real old browser.

test('no script has a static block, at which Chrome before 94 gives up the whole file', () => {
  const scripts = readdirSync(SCRIPTS).filter((name) => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(10)
  const withBlock = scripts.filter((name) =>
    /\bstatic\s*\{/.test(readFileSync(join(SCRIPTS, name), 'utf8')),
  )
  expect(withBlock).toEqual([])
})

for (const address of ['/', '/donate', '/admin-login']) {
  test(`no style of ${address} is in a layer, which Chrome before 99 ignores`, async ({
    request,
  }) => {
    const html = await (await request.get(address)).text()
    const styles = [...html.matchAll(/href="([^"]+\.css)"/g)].map(([, href = '']) => href)
    expect(styles.length).toBeGreaterThan(0)
    for (const style of styles) {
      const css = await (await request.get(style)).text()
      const layers = [...css.matchAll(/@layer ([\w-]+)/g)].map(([, name]) => name)
      // Tailwind's initial values for browsers without `@property`; Chrome has it since 85.
      expect(layers.filter((name) => name !== 'properties')).toEqual([])
    }
  })
}
