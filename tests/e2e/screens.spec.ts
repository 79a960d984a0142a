import { expect, logIn, test } from '../support/e2e'
import { layoutFaults } from '../support/layout-faults'
import { overhang } from '../support/overhang'
import { openMoney } from '../support/payments-tab'

test.use({ hasOwnSite: true, viewport: { width: 320, height: 740 } })

/** A name and an address without break opportunities. */
const LONG = {
  donorName: 'Venkatanarasimharajuvaripeta Subramaniam',
  email: 'ramanathan.venkatasubramaniam@mail.of.a.long.name.example.org',
}

test('money with long addresses stays on the smallest phone', async ({ page, site }) => {
  await logIn(page)
  const made = await page.request.post('/api/admin/donations', {
    headers: { Origin: site.url },
    data: { ...LONG, amount: 1_250_000, paymentMethod: 'cheque', receivedOn: '2026-05-02' },
  })
  expect(made.status(), await made.text()).toBe(201)
  await openMoney(page, 'donations')
  await expect(page.getByText(LONG.email)).toBeVisible()
  expect(await overhang(page)).toBe(0)
  await openMoney(page)
  await expect(page.getByText('₹12,50,000').first()).toBeVisible()
  expect(await overhang(page)).toBe(0)
})

test('letters of twice the size leave a tablet room for the list of a tab', async ({ page }) => {
  await logIn(page)
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const locale of ['', '/hi']) {
    await page.goto(`${locale}/admin?tab=payments`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const { y = 0 } = (await page.getByRole('tabpanel').boundingBox()) ?? {}
    expect(y, locale).toBeLessThan(500)
  }
})

test('letters of twice the size stay on the screen of the office', async ({ page }) => {
  await logIn(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const tab of ['contacts', 'volunteers', 'payments']) {
    await page.goto(`/admin?tab=${tab}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await layoutFaults(page), tab).toEqual([])
  }
})
