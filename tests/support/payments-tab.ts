import type { Locator, Page } from '@playwright/test'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import type { AttentionDto } from '@/domain/responses/attention'

const attention = dashboardAttentionContent.en

/** Opens the Payments tab, or a section of it. */
export function openMoney(page: Page, section = '') {
  return page.goto(`/admin?tab=payments${section && `&section=${section}`}`)
}

/** Returns the open items of a donor. */
export function waiting(page: Page, donor: string): Locator {
  const list = page.getByRole('region', { name: new RegExp(attention.title) })
  return list.getByRole('listitem').filter({ hasText: donor })
}

/** Returns the rows of a money list that contain a text. */
export function inTable(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text })
}

/** Opens the menu with the less common actions of a row. */
export async function openMore(row: Locator): Promise<void> {
  await row.getByText(dashboardContent.en.list.more, { exact: true }).click()
}

/** Answers the calls of 'Needs attention' like a server with these items. */
export async function answerAttention(page: Page, items: readonly AttentionDto[]): Promise<void> {
  const kinds = [...new Set(items.map(({ kind }) => kind))].map((kind) => ({
    kind,
    count: items.filter((item) => item.kind === kind).length,
  }))
  await page.unroute('**/api/admin/attention**')
  await page.route('**/api/admin/attention**', (route) => {
    const { pathname, searchParams } = new URL(route.request().url())
    if (pathname.endsWith('/counts')) {
      return route.fulfill({ json: { total: items.length, kinds } })
    }
    const kind = searchParams.get('kind')
    const [number, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))]
    const found = items.filter((item) => !kind || item.kind === kind)
    return route.fulfill({
      json: found.slice((number - 1) * limit, number * limit),
      headers: { 'X-Total-Count': String(found.length) },
    })
  })
}
