import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, test } from '../support/e2e'
import { routes } from '../support/routes'

declare global {
  interface Window {
    axe: typeof axe
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const WIDTHS = [360, 1280]
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { address } of routes) {
  for (const width of WIDTHS) {
    test(`${address} at ${width} px has nothing that axe finds grave`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await graveFindings(page)).toEqual([])
    })
  }
}

for (const address of ['/', '/hi/impact']) {
  test(`${address} has nothing grave with the menu open`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await page.goto(address)
    await page.locator('[aria-controls=mobile-menu]').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    expect(await graveFindings(page)).toEqual([])
  })
}

test('Page Not Found has nothing grave', async ({ page, complaints }) => {
  await page.goto('/hi/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await graveFindings(page)).toEqual([])
  // The browser itself notes a document that answers 404.
  complaints.splice(0)
})

test('what has the focus is never hidden under the bar on top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/what-we-do')
  const bar = await page.getByRole('banner').boundingBox()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const hidden: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return {
        name: element?.textContent ?? '',
        bottom: element?.getBoundingClientRect().bottom ?? 0,
        isAbove: element?.closest('header, [href="#content"]') !== null,
      }
    })
    if (!focused.isAbove && focused.bottom <= (bar?.height ?? 0)) hidden.push(focused.name)
  }
  expect(hidden).toEqual([])
})

async function graveFindings(page: Page): Promise<string[]> {
  await page.evaluate(AXE)
  return page.evaluate(async (tags) => {
    const { violations } = await window.axe.run(document, {
      runOnly: { type: 'tag', values: tags },
    })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
  }, TAGS)
}
