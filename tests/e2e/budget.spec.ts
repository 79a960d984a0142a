import budget from '../../bench/budget.json' with { type: 'json' }
import { weighPage } from '../../bench/page-weight'
import { expect, test } from '../support/e2e'
import { routes } from '../support/routes'

const limits: Record<string, number> = budget.javascript

for (const { path, address } of routes) {
  test(`${address} keeps to its budget of bytes`, async ({ site }) => {
    const weight = await weighPage(site.url + address)
    const limit = limits[path] ?? budget.javascript.text
    expect(weight.javascript, 'kB of JavaScript').toBeLessThanOrEqual(limit)
    expect(weight.css, 'kB of CSS').toBeLessThanOrEqual(budget.css)
  })
}
