import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { campaignsContent } from '@/content/campaigns'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { localePath } from '@/content/paths'
import { seriousFindings } from '../support/axe'
import { campaignOf, makeProgram, makeRunningCampaign } from '../support/campaigns'
import { saveItem } from '../support/dashboard'
import { expect, logIn, openForm } from '../support/e2e'
import { expectLight } from '../support/light'
import { inTable, openMoney } from '../support/payments-tab'
import { test } from '../support/practice-giving'

const gifts = dashboardGiftsContent.en
const dashboard = dashboardPaymentsContent.en

const copy = campaignsContent.en

async function recordGift(page: Page, donor: string, rupees: string, purpose: string) {
  await openMoney(page, 'donations')
  await page.getByRole('button', { name: gifts.gift.record }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: gifts.gift.donorName.label }).fill(donor)
  await dialog.getByLabel(gifts.gift.amount.label).fill(rupees)
  await dialog.getByLabel(gifts.gift.givenFor.label).selectOption(purpose)
  await dialog.getByRole('button', { name: gifts.gift.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(inTable(page, donor)).toContainText(`For: ${purpose}`)
}

test('a campaign from its draft until its goal is reached', async ({ page, site, gateway }) => {
  test.setTimeout(180_000)
  await logIn(page)
  const program = await makeProgram(page, { en: 'Winter care', hi: 'सर्दी में सहारा' })
  const title = { en: 'Kits before the cold', hi: 'ठंड से पहले किट' }
  const path = '/campaigns/kits-before-the-cold'
  const id = await saveItem(page, 'campaigns', { ...campaignOf(title, program), _status: 'draft' })

  // A draft is visible only in the preview.
  expect((await page.request.get(path)).status()).toBe(404)
  await page.goto('/')
  await expect(page.getByText(copy.current)).toHaveCount(0)
  await page.goto(`/preview/draft/en${path}`)
  await expect(page.getByRole('heading', { level: 1, name: title.en })).toBeVisible()

  await saveItem(page, `campaigns/${id}`, { _status: 'published' }, 'PATCH')
  await page.goto('/')
  const current = page.getByRole('region', { name: title.en })
  await expect(current).toContainText('Needed: 4 winter kits')
  await expect(current).toContainText('₹0 of ₹2,000')
  expect(await seriousFindings(page)).toEqual([])
  expect(await (await page.request.get('/sitemap.xml')).text()).toContain(path)
  await page.goto(localePath('hi', path))
  await expect(page.getByRole('heading', { level: 1, name: title.hi })).toBeVisible()
  await expect(page.getByText('ज़रूरत: 4 सर्दी के किट')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  // Its page leads to Donate with the campaign selected, and the gift is for it.
  await page.goto(path)
  expect(await seriousFindings(page)).toEqual([])
  await expectLight(site.url + path)
  await page.getByRole('main').getByRole('link', { name: copy.give }).click()
  await expect(page).toHaveURL(/\/donate\?campaign=kits-before-the-cold$/)
  await openForm(page, page.url())
  const purpose = page.getByLabel(donateContent.en.purpose.label)
  await expect(purpose).toHaveValue(`campaign:${id}`)
  // A monthly gift is for the program, because the campaign ends.
  await page.getByText(donateContent.en.interval.monthly, { exact: true }).click()
  await expect(purpose).toHaveValue(`program:${program}`)
  await page.getByText(donateContent.en.interval.once, { exact: true }).click()
  await expect(purpose).toHaveValue(`campaign:${id}`)
  await page.getByRole('button', { name: donateContent.en.ways.card }).click()
  await expect(page.getByText(`For: ${title.en}`)).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const fields = formsContent.en.donation
  await page.getByLabel(fields.donorName.label).fill('Meera For Kits')
  await page.getByLabel(fields.email.label).fill('meera@example.com')
  await page.getByLabel(fields.phone.label).fill('98765 43210')
  await page.getByLabel(donateContent.en.details.isIndianCitizen.label).check()
  const order = page.waitForResponse('**/api/create-order**')
  await page.getByRole('button', { name: fields.submitAmount('500') }).click()
  const { orderId } = await (await order).json()
  gateway.ledger.pay(orderId, { outcome: 'captured' })
  await page.request.post('/api/admin/reconcile', { headers: { Origin: site.url } })
  const transactions = await (await page.request.get('/api/admin/transactions')).json()
  expect(transactions).toContainEqual(
    expect.objectContaining({ orderId, status: 'completed', campaignName: title.en }),
  )

  // Practice payments are not counted; gifts entered by hand are.
  await recordGift(page, 'Ravi By Hand', '1500', title.en)
  await page.goto(path)
  await expect(page.getByText('₹1,500 of ₹2,000')).toBeVisible()
  await expect(page.getByText('Enough for 3 of 4 winter kits.')).toBeVisible()
  const other = { en: 'Books for all', hi: 'सबके लिए किताबें' }
  await saveItem(page, 'campaigns', { ...campaignOf(other, program), _status: 'published' })
  await recordGift(page, 'Sita By Hand', '500', title.en)
  await page.goto(path)
  await expect(page.getByText(copy.states.reached)).toBeVisible()
  const next = page.getByRole('main').getByRole('link', { name: other.en, exact: true })
  await expect(next).toHaveAttribute('href', '/campaigns/books-for-all')
  expect(await seriousFindings(page)).toEqual([])
  await page.goto('/')
  await expect(page.getByRole('region', { name: other.en })).toBeVisible()
  await expect(page.getByRole('region', { name: title.en })).toHaveCount(0)
  await page.goto('/donate')
  await expect(page.getByRole('option', { name: other.en })).toHaveCount(1)
  await expect(page.getByRole('option', { name: title.en })).toHaveCount(0)

  // The books list restricted money separately.
  await page.goto('/transparency')
  await expect(page.getByRole('row', { name: 'Winter care ₹2,000' })).toBeVisible()
  await openMoney(page, 'donations')
  await page.getByLabel(dashboard.filters.purpose).selectOption(title.en)
  await expect(inTable(page, 'By Hand')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const csv = await readFile((await (await download).path()) ?? '', 'utf8')
  expect(csv.split(/\r?\n/)[0]).toMatch(/Given for.*Campaign.*Restricted/)
  expect(csv).toMatch(/Ravi By Hand.*Winter care.*Kits before the cold.*Restricted/)
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the progress of a campaign is visible', async ({ page }) => {
    await logIn(page)
    await makeRunningCampaign(page, 'Kits in high contrast')
    await page.goto('/campaigns/kits-in-high-contrast')
    const system = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('p'))
      sample.style.cssText = 'forced-color-adjust: none; color: Highlight'
      return getComputedStyle(sample).color
    })
    const bar = page.getByRole('progressbar')
    await expect(bar).toHaveCSS('border-top-width', '1px')
    await expect(bar).toHaveCSS('color', system)
  })
})
