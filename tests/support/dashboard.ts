import type { Page } from '@playwright/test'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { seriousFindings } from './axe'
import { expect } from './e2e'

/** A picture of one red pixel. */
export const PICTURE = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Opens one of the six tabs. */
export async function openTab(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click()
  await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
}

/** Makes the next call of this method fail with a server error. */
export async function failNext(page: Page, path: string, method: string): Promise<void> {
  let hasFailed = false
  // Not Playwright's `times`: it also counts calls of other methods.
  await page.route(`**${path}**`, (route) => {
    if (hasFailed || route.request().method() !== method) return route.fallback()
    hasFailed = true
    return route.fulfill({ status: 500, json: { message: 'Something went wrong.' } })
  })
}

/** Removes expected error responses from the complaints, which the browser itself logs. */
export function forgetFailures(complaints: string[]): void {
  const kept = complaints.filter((text) => !text.includes('Failed to load resource'))
  complaints.splice(0, complaints.length, ...kept)
}

/**
 * Presses the button that asks the gateway, and waits until the page shows the outcome. It is compared with
 * the response, because the site also asks by itself 20 s after its start and may have found everything first.
 */
export async function askGateway(page: Page): Promise<void> {
  const { reconcile, reconciled } = dashboardAttentionContent.en
  const [response] = await Promise.all([
    page.waitForResponse('**/api/admin/reconcile'),
    page.getByRole('button', { name: reconcile }).first().click(),
  ])
  expect(response.status()).toBe(200)
  await expect(page.getByText(reconciled(await response.json()))).toBeVisible()
}

/**
 * Waits for a notice, and until its animation has ended. A click on an element that it will cover would leave
 * the mouse on the notice, and a notice under the mouse stays.
 */
export async function expectToast(page: Page, text: string): Promise<void> {
  const notice = page.locator('[data-tone]').filter({ hasText: text })
  await expect(notice.getByText(text)).toBeVisible()
  await expect.poll(() => notice.evaluateAll(isRising)).toBe(false)
}

/** Whether one of them is still moving; one that has disappeared is not. */
function isRising(notices: Element[]): boolean {
  return notices.some((notice) =>
    notice.getAnimations().some(({ playState }) => playState === 'running'),
  )
}

/** Saves an item as the panel does. @returns its id. */
export async function saveItem(
  page: Page,
  address: string,
  data: object,
  method = 'POST',
): Promise<string> {
  const headers = { Origin: new URL(page.url()).origin }
  const response = await page.request.fetch(`/cms-api/${address}`, { method, headers, data })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()).doc.id
}

/** Creates an application as the panel does, which no limit counts. @returns its id. */
export async function makeVolunteer(page: Page, fields: object): Promise<string> {
  return saveItem(page, 'volunteers', {
    email: 'volunteer@example.com',
    phone: '9876543210',
    ...fields,
  })
}

/** Creates a message in the same way. @returns its id. */
export async function makeContact(page: Page, fields: object): Promise<string> {
  return saveItem(page, 'contacts', {
    email: 'writer@example.com',
    subject: 'Support',
    message: 'Namaste',
    ...fields,
  })
}

/** Expects no serious axe findings in the page's current state, and nothing wider than the screen. */
export async function expectCleanAndFitting(page: Page): Promise<void> {
  expect(await seriousFindings(page)).toEqual([])
  const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overhang).toBeLessThanOrEqual(0)
}
