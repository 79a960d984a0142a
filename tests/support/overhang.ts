import type { Page } from '@playwright/test'

/** How far the page extends beyond the screen horizontally, in px. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}
