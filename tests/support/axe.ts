import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

declare global {
  interface Window {
    /** The impact that a rule gives to all its findings is in no public list. */
    axe: typeof axe & { _audit: { rules: { id: string; impact: axe.ImpactValue }[] } }
  }
}

const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')
const NOTICES = '[data-tone]'
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Returns axe's serious and critical findings on the page's current state, once its lists have loaded. */
export async function seriousFindings(page: Page): Promise<string[]> {
  // A list dims its old rows while it loads new ones.
  await page.waitForFunction(() => !document.querySelector('[aria-busy=true]'))
  // Half a megabyte, loaded once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // No animations while axe runs: a half-faded element has half its contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
  })
  // axe ignores the top layer, so it computes the contrast of a notice with what is behind it.
  const findings = await run(page, NOTICES, ['color-contrast'])
  await page.evaluate(setDisplay, { selector: NOTICES, display: 'none' })
  // At the top, where the header covers nothing.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  findings.push(...(await run(page, 'html')))
  await page.evaluate(setDisplay, { selector: NOTICES, display: '' })
  await page.emulateMedia({ reducedMotion: null })
  return findings
}

function setDisplay({ selector, display }: { selector: string; display: string }): void {
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    element.style.display = display
  }
}

/**
 * Returns axe's serious findings in the elements of a selector; none if nothing matches. To save time, rules
 * whose findings are always minor or moderate do not run, and what passes is not described.
 */
function run(page: Page, selector: string, without: string[] = []): Promise<string[]> {
  return page.evaluate(
    async ({ selector, tags, without }) => {
      const elements = [...document.querySelectorAll(selector)]
      if (elements.length === 0) return []
      const isSerious = ({ impact }: { impact?: axe.ImpactValue }) =>
        impact === 'serious' || impact === 'critical'
      const minor = window.axe._audit.rules.filter((rule) => !isSerious(rule)).map(({ id }) => id)
      const { violations } = await window.axe.run(elements, {
        runOnly: { type: 'tag', values: tags },
        rules: Object.fromEntries([...minor, ...without].map((rule) => [rule, { enabled: false }])),
        resultTypes: ['violations'],
      })
      return violations
        .filter(isSerious)
        .flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
        )
    },
    { selector, tags: TAGS, without },
  )
}
