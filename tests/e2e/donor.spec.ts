import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { expectCleanAndFitting } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

test.use({ siteOf: 'donor' })

const copy = dashboardGiftsContent.en.donations.donor

test('all gifts of a donor are seen from one of them', async ({ page, site }) => {
  await logIn(page)
  const give = async (gift: object) => {
    const made = await page.request.post('/api/admin/donations', {
      headers: { Origin: site.url },
      data: { paymentMethod: 'cash', receivedOn: '2026-05-02', ...gift },
    })
    expect(made.status(), await made.text()).toBe(201)
  }
  await give({ donorName: 'Asha Devi', amount: 500, phone: '98765 43210' })
  await give({ donorName: 'A. Devi', amount: 250, phone: '+91 9876543210' })
  await give({ donorName: 'Ravi Kumar', amount: 100, phone: '88765 43211' })
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/admin?tab=payments&section=donations')
    await page.getByRole('button', { name: copy.openOf('Asha Devi') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(copy.total('₹750', 2))).toBeVisible()
    await expect(dialog.getByText(copy.shared.phone)).toBeVisible()
    await expect(dialog.getByText('Ravi Kumar')).toBeHidden()
    await expectCleanAndFitting(page)
    await page.keyboard.press('Escape')
  }
})
