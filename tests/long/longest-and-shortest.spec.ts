import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { expect, logIn, test } from '../support/e2e'
import { type Extreme, extremes, fillSite } from '../support/extremes'
import { layoutFaults } from '../support/layout-faults'
import { publicPages } from '../support/public-pages'

test.use({ hasOwnSite: true, contextOptions: { reducedMotion: 'reduce' } })

const WIDTHS = [360, 768, 1280, 1440]
/** In addition to the designed pages: a program, and an editors' own page. */
const OWN = ['/what-we-do/child-education', '/our-school']

for (const extreme of ['longest', 'shortest'] as const satisfies Extreme[]) {
  test(`no page breaks with every field at its ${extreme}`, async ({ page, site }) => {
    test.setTimeout(240_000)
    await logIn(page)
    await fillSite(page.request, site.url, extremes[extreme])
    const own = locales.flatMap((locale) => OWN.map((path) => localePath(locale, path)))
    const addresses = [...publicPages.map(({ address }) => address), ...own]
    const broken: string[] = []
    for (const address of addresses) {
      await page.setViewportSize({ width: 360, height: 800 })
      await page.goto(address)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const found = await layoutFaults(page)
        broken.push(...found.map((what) => `${address} at ${width} px: ${what}`))
      }
    }
    expect(broken).toEqual([])
  })
}
