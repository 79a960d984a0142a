import type { Page } from '@playwright/test'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { expect, logIn, test } from '../support/e2e'
import { type Extreme, fillSite } from '../support/extremes'
import { routes } from '../support/routes'

test.use({ siteOf: 'extremes', contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [360, 768, 1280, 1440]
/** Beside the designed pages: a program, and a page of the foundation's own. */
const OWN = ['/what-we-do/child-education', '/our-school']

for (const extreme of ['longest', 'shortest'] as const satisfies Extreme[]) {
  test(`no page breaks with every field at its ${extreme}`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await logIn(page)
    await fillSite(page.request, site.url, extreme)
    const own = locales.flatMap((locale) => OWN.map((path) => localePath(locale, path)))
    const addresses = [...routes.map(({ address }) => address), ...own]
    const broken: string[] = []
    for (const address of addresses) {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(address)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const found = await breaks(page)
        broken.push(...found.map((what) => `${address} at ${width} px: ${what}`))
      }
    }
    expect(broken).toEqual([])
  })
}

/** What is cut off, or reaches beyond the screen. */
export function breaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) {
      found.push(`${root.scrollWidth - root.clientWidth} px too wide`)
    }
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim()
      const parent = walker.currentNode.parentElement
      if (!text || !parent || parent.closest('script, style, noscript, .sr-only, [inert]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      range.selectNodeContents(walker.currentNode)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const name = `${parent.tagName.toLowerCase()} "${text.slice(0, 40)}"`
      if (box.left < -1 || box.right > root.clientWidth + 1)
        found.push(`beyond the screen: ${name}`)
      // A box that hides what does not fit, other than one that is folded up on purpose.
      for (let at: HTMLElement | null = parent; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(at)
        if (webkitLineClamp !== 'none') break
        const edge = at.getBoundingClientRect()
        const isCut =
          (overflowX === 'hidden' && (box.right > edge.right + 1 || box.left < edge.left - 1)) ||
          (overflowY === 'hidden' && (box.bottom > edge.bottom + 1 || box.top < edge.top - 1))
        if (isCut) found.push(`cut off: ${name}`)
      }
    }
    return [...new Set(found)]
  })
}
