import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import type { Simulator } from '../../simulator/server'
import { askGateway, expectCleanAndFitting, failNext, forgetFailures } from '../support/dashboard'
import { expect, logIn } from '../support/e2e'
import { inTable, openMoney } from '../support/payments-tab'
import { give, test } from '../support/practice-giving'
import { screens } from '../support/screens'

const payments = dashboardPaymentsContent.en
const copy = dashboardSettlementsContent.en

test.beforeEach(({ page }) => logIn(page))

async function openMoneyAndAsk(page: Page): Promise<void> {
  await openMoney(page)
  await askGateway(page)
}

/** Settles gifts and refunds of earlier tests, which must not be in the settlement under test. */
function settleEarlierGifts(gateway: Simulator): void {
  // Enough to cover their refunds: nothing is paid out before the balance is positive.
  gateway.ledger.payDirect({ via: 'qr_code', amount: 100_000_000 })
  gateway.ledger.settle()
}

test('nothing is settled at first, and the list says when it will be', async ({
  page,
  complaints,
}) => {
  await openMoney(page)
  await expect(page.getByText(payments.statistics.totalRaised)).toBeVisible()
  await expect(page.getByText(copy.totals.title)).toBeHidden()
  await page.getByRole('button', { name: payments.sections.settlements }).click()
  await expect(page.getByText(copy.empty.description)).toBeVisible()

  await failNext(page, '/api/admin/settlements', 'GET')
  await page.reload()
  await expect(page.getByText(dashboardContent.en.list.failed)).toBeVisible()
  await page.getByRole('button', { name: dashboardContent.en.list.tryAgain }).click()
  await expect(page.getByText(copy.empty.title)).toBeVisible()
  forgetFailures(complaints)
})

test('a settlement opens its gifts, explains gross and net, and links to the transaction', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  settleEarlierGifts(gateway)
  const asha = await give({ site, gateway }, 'Asha Devi', 500)
  const imran = await give({ site, gateway }, 'Imran Ali', 1_000)
  gateway.ledger.refund(asha.paymentId, { amount: 20_000 })
  const dispute = gateway.ledger.openDispute(imran.paymentId, { amount: 5_000 })
  gateway.ledger.moveDispute(dispute.id, 'lost')
  const settlement = gateway.ledger.settle()
  await openMoneyAndAsk(page)
  await page.getByRole('button', { name: payments.sections.settlements }).click()

  const row = inTable(page, settlement?.utr ?? '')
  for (const text of [copy.gifts(2), '₹1,500', '₹35.40', '₹5.40', '₹1,214.60', copy.ties]) {
    await expect(row).toContainText(text)
  }
  await expect(row).toContainText(copy.test)
  await expect(row).toContainText('-₹200 refunds')
  await expect(row).toContainText('-₹50 corrections')

  const open = row.getByRole('button', { name: copy.open })
  await failNext(page, '/api/admin/settlements/', 'GET')
  await open.click()
  await expect(page.getByText(copy.detail.failed)).toBeVisible()
  await page.getByRole('button', { name: dashboardContent.en.list.tryAgain }).click()
  await expect(page.getByRole('heading', { name: /^Paid out on/ })).toBeFocused()
  await expect(page.getByText(copy.detail.explained.ties)).toBeVisible()
  await expect(inTable(page, 'Imran Ali')).toContainText('₹976.40')
  await expect(inTable(page, 'Asha Devi')).toHaveCount(2)
  await expect(inTable(page, copy.detail.types.refund)).toContainText('-₹200')
  await expect(inTable(page, dispute.id)).toContainText('-₹50')

  await page.getByRole('button', { name: copy.detail.back }).click()
  await expect(open).toBeFocused()
  await open.click()
  await page.goBack()
  await expect(open).toBeFocused()

  await open.click()
  await page.reload()
  await inTable(page, 'Imran Ali').getByRole('button').click()
  const transaction = inTable(page, imran.paymentId)
  await expect(transaction).toContainText(`${copy.fee('₹23.60')} · ${copy.net('₹976.40')}`)
  await expect(transaction).toContainText(/in the bank \d+ \w+ 20\d\d/)
  await expect(page.locator('body')).not.toBeFocused()
  forgetFailures(complaints)
})

test('a pending settlement, or one that does not add up, says so', async ({
  page,
  site,
  gateway,
}) => {
  settleEarlierGifts(gateway)
  await give({ site, gateway }, 'Sunita Waiting', 700)
  gateway.ledger.settle({ status: 'created' })
  await openMoneyAndAsk(page)
  await openMoney(page, 'settlements')
  const row = inTable(page, '₹683.48')
  await expect(row).toContainText(copy.statuses.created)
  await expect(row).toContainText(copy.noReference)
  await row.getByRole('button', { name: copy.open }).click()
  await expect(page.getByText(copy.sum.netUnderWay)).toBeVisible()

  // Settlements of the same second have no order; the address tells which one is open.
  const id = new URL(page.url()).searchParams.get('settlement')
  const { settlement: found } = await (
    await page.request.get(`/api/admin/settlements/${id}`)
  ).json()
  const odd = { ...found, difference: -12.34, net: found.net - 12.34, status: 'failed' }
  await page.route(`**/api/admin/settlements/${found.id}`, (route) =>
    route.fulfill({ json: { settlement: odd, rows: [] } }),
  )
  await page.reload()
  await expect(page.getByText(copy.differs('-₹12.34'))).toBeVisible()
  await expect(page.getByText(copy.sum.difference)).toBeVisible()
  await expect(page.getByText(copy.detail.explained.failed)).toBeVisible()
  await expect(page.getByText(copy.sum.netFailed)).toBeVisible()
  await expect(page.getByText(copy.detail.noRows)).toBeVisible()
})

test('the export has a line for each gift, refund and correction', async ({
  page,
  site,
  gateway,
}) => {
  settleEarlierGifts(gateway)
  const { paymentId } = await give({ site, gateway }, 'Lakshmi, of Rampur', 250)
  gateway.ledger.refund(paymentId, { amount: 5_000 })
  const settlement = gateway.ledger.settle()
  await openMoneyAndAsk(page)
  await openMoney(page, 'settlements')
  await page.getByLabel(copy.search).fill(settlement?.utr ?? '')
  await expect(page.getByRole('row').filter({ hasText: copy.open })).toHaveCount(1)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: dashboardContent.en.list.export.labels.csv }).click()
  const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toContain(Object.values(copy.exportColumns).slice(0, 3).join(','))
  const [ofGift = '', ofRefund = ''] = [copy.detail.types.payment, copy.detail.types.refund].map(
    (type) => lines.find((line) => line.includes(`,${type},`)),
  )
  expect(ofGift).toContain(`${paymentId},order_`)
  expect(ofGift).toContain('"Lakshmi, of Rampur",UPI,250,5.9,0.9,244.1')
  expect(ofRefund).toContain(`,${paymentId},order_`)
  expect(ofRefund).toContain('UPI,-50,0,0,-50')
})

for (const screen of screens) {
  test(`settlements are clean for axe and fit ${screen.name}`, async ({ page, site, gateway }) => {
    await page.setViewportSize(screen.viewport)
    const donor = `Meera Krishnan Subramaniam ${screen.name}`
    const { paymentId } = await give({ site, gateway }, donor, 123_456.75)
    gateway.ledger.refund(paymentId, { amount: 12_345 })
    const dispute = gateway.ledger.openDispute(paymentId, { amount: 5_055 })
    gateway.ledger.moveDispute(dispute.id, 'lost')
    const settlement = gateway.ledger.settle()
    await openMoneyAndAsk(page)
    const totals = { gross: 9_876_543.21, fee: 2.5, refunds: 1, adjustments: -2, difference: 0 }
    await page.route('**/api/admin/donations/stats', async (route) => {
      const json = await (await route.fetch()).json()
      await route.fulfill({ json: { ...json, paidOut: { ...totals, net: 9_876_537.71 } } })
    })
    await openMoney(page)
    await expect(page.getByText(copy.totals.title)).toBeVisible()
    await expectCleanAndFitting(page)
    await openMoney(page, 'transactions')
    await expect(inTable(page, donor)).toContainText('net ₹')
    await expectCleanAndFitting(page)
    await openMoney(page, 'settlements')
    const row = inTable(page, settlement?.utr ?? '')
    await expect(row).toBeVisible()
    await expectCleanAndFitting(page)
    await row.getByRole('button', { name: copy.open }).click()
    await expect(inTable(page, donor).first()).toBeVisible()
    await expectCleanAndFitting(page)
  })
}
