import type { Page } from '@playwright/test'

/** Makes a page keep what it prints, for `printedBy`. */
export async function keepPrinted(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => {
      parent.document.documentElement.dataset.printed = document.documentElement.outerHTML
    }
  })
}

/** Opens the document that the page has just printed in a new page. */
export async function printedBy(page: Page): Promise<Page> {
  const html = await page.waitForFunction(() => document.documentElement.dataset.printed)
  await page.evaluate(() => delete document.documentElement.dataset.printed)
  const printed = await page.context().newPage()
  const address = new URL('/printed', page.url()).href
  const body = `<!DOCTYPE html>${await html.jsonValue()}`
  await printed.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body }),
  )
  await printed.goto(address)
  await printed.evaluate(() => document.fonts.ready)
  return printed
}
