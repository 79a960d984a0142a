import { messages } from '@/domain/messages'
import { expect, test } from '../support/e2e'
import { translate } from '../support/translated'

// A browser that translates a page replaces its texts. React then updates texts that are no longer shown, and
// visitors would keep seeing the old amount or the old error.
test('a translated Donate page shows current values', async ({ page }) => {
  await page.goto('/donate')
  await expect(page.locator('#donation-place form[novalidate]')).toBeVisible()
  await translate(page, '~')
  const form = page.locator('#donation-place form')
  for (const rupees of ['1000', '500']) {
    await form.locator(`[name=choice][value="${rupees}"]`).check({ force: true })
    const label = `₹${Number(rupees).toLocaleString('en-IN')}~`
    await expect(form.locator('[aria-live] p', { hasText: '₹' })).toContainText(label)
  }
  const goOn = async (rupees: string) => {
    await page.locator('[name=amount]').fill(rupees)
    await form.locator('[type=submit]').last().click()
  }
  const error = page.locator('#amount-error')
  await goOn('49')
  await expect(error).toHaveText(`${messages.amountMinimum}~`)
  await goOn('99999999')
  await expect(error).toHaveText(`${messages.amountMaximum}~`)
})
