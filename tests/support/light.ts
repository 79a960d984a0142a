import { expect } from '@playwright/test'
import budget from '../../bench/budget.json' with { type: 'json' }
import { weighPage } from '../../bench/page-weight'

const limits: Record<string, number> = budget.javascript

/**
 * Checks a page against the size limits in bench/budget.json.
 * @param url its full address.
 * @param kind the key of its JavaScript limit; without one, the limit of text pages applies.
 */
export async function expectLight(url: string, kind = 'text'): Promise<void> {
  const weight = await weighPage(url)
  const limit = limits[kind] ?? budget.javascript.text
  expect(weight.javascript, `kB of JavaScript of ${url}`).toBeLessThanOrEqual(limit)
  expect(weight.css, `kB of CSS of ${url}`).toBeLessThanOrEqual(budget.css)
}
