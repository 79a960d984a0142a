import { randomUUID } from 'node:crypto'
import { dashboardMonthlyContent } from '@/content/dashboard-monthly'
import { myGiftContent } from '@/content/my-gift'
import type { MandateStartDto } from '@/domain/responses/monthly-gift'
import type { Simulator } from '../../simulator/server'
import type { AppServer } from '../support/app-server'
import { seriousFindings } from '../support/axe'
import { expect, logIn } from '../support/e2e'
import { giftLinkIn, mailOf } from '../support/mailbox'
import { inTable, openMoney } from '../support/payments-tab'
import { test } from '../support/practice-giving'

const copy = myGiftContent.en
const { mandates, pledges } = dashboardMonthlyContent.en

test.afterEach(({ gateway }) => {
  gateway.webhooks.configure({ mode: 'off' })
  gateway.ledger.configure({ hasSubscriptions: true })
})

function post(site: AppServer, path: string, donorName: string, locale = 'en') {
  return fetch(`${site.url}${path}?locale=${locale}`, {
    method: 'POST',
    headers: { Origin: site.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      donorName,
      email: 'donor@example.org',
      phone: '9876543210',
      amount: 500,
      isIndianCitizen: true,
      attemptId: randomUUID(),
    }),
  })
}

async function start(site: AppServer, donorName: string): Promise<MandateStartDto> {
  const response = await post(site, '/api/monthly-gifts', donorName)
  expect(response.status).toBe(201)
  return response.json()
}

/** Authorises a mandate on the gateway's page. @returns the link in the e-mail about its first charge. */
async function give(site: AppServer, gateway: Simulator, donorName: string) {
  gateway.webhooks.configure({ mode: 'on', copies: 2, order: 'reversed' })
  const { subscriptionId } = await start(site, donorName)
  const payment = gateway.ledger.authorise(subscriptionId, { outcome: 'captured' })
  await gateway.webhooks.settled()
  const link = giftLinkIn(await mailOf(site, `thank-you-monthly_${payment.id}`))
  return { subscriptionId, link }
}

test('a monthly gift: three charges, one that fails and is recovered, and a cancellation from the e-mail', async ({
  page,
  site,
  gateway,
}) => {
  gateway.webhooks.configure({ mode: 'on', copies: 2 })
  const { subscriptionId } = await start(site, 'Meera Nair')
  const { ledger } = gateway
  await page.goto(ledger.fetchSubscription(subscriptionId).short_url)
  await page.getByRole('button', { name: 'Authorise by UPI' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await gateway.webhooks.settled()
  const [first] = ledger.paidInvoices().items
  const link = giftLinkIn(await mailOf(site, `thank-you-monthly_${first?.payment_id}`))

  await page.goto(link)
  await expect(page.getByRole('heading', { name: copy.mandate.active.title })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  for (const outcome of ['captured', 'captured', 'failed'] as const) {
    ledger.charge(subscriptionId, { outcome })
  }
  await gateway.webhooks.settled()
  const failed = await mailOf(site, `monthly-${await numberOf(gateway, subscriptionId)}`)
  expect(giftLinkIn(failed)).toBe(link)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: copy.mandate.pending.title })).toBeVisible()
  await page.getByRole('link', { name: copy.newCard.action }).click()
  await page.getByRole('button', { name: 'Authorise by card' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await gateway.webhooks.settled()

  await page.goto(link)
  await expect(page.getByRole('heading', { name: copy.mandate.active.title })).toBeVisible()
  await page.getByRole('button', { name: copy.stop.action }).click()
  await expect(page.getByRole('heading', { name: copy.mandate.cancelled.title })).toBeVisible()
  expect(ledger.fetchSubscription(subscriptionId).status).toBe('cancelled')

  await logIn(page)
  await openMoney(page, 'monthly-gifts')
  const row = inTable(page, 'Meera Nair')
  await expect(row).toContainText(mandates.statuses.cancelled)
  await expect(row).toContainText(mandates.reasons.donor)
  await expect(row).toContainText('4')
  await openMoney(page, 'transactions')
  await expect(inTable(page, 'Meera Nair')).toHaveCount(4)
})

test('another amount is confirmed at the bank, and replaces the old one', async ({
  page,
  site,
  gateway,
}) => {
  const { subscriptionId, link } = await give(site, gateway, 'Kabir Das')
  await page.goto(link)
  await page.getByLabel(copy.change.label).fill('800')
  await page.getByRole('button', { name: copy.change.action }).click()
  await expect(page.getByRole('heading', { name: copy.mandate.created.title })).toBeVisible()
  await expect(page.getByText('₹800 each month')).toBeVisible()
  await expect(page.getByText('Until you confirm, ₹500 a month goes on')).toBeVisible()
  const own = page.url()
  await page.getByRole('link', { name: copy.authorise.action }).click()
  await page.getByRole('button', { name: 'Authorise by UPI' }).click()
  await expect(page.getByText('Done.')).toBeVisible()
  await gateway.webhooks.settled()
  await page.goto(own)
  await expect(page.getByRole('heading', { name: copy.mandate.authenticated.title })).toBeVisible()
  await expect.poll(() => gateway.ledger.fetchSubscription(subscriptionId).status).toBe('cancelled')
  // The link in the old e-mail leads to the new gift.
  await page.goto(link)
  await expect(page.getByRole('heading', { name: copy.mandate.authenticated.title })).toBeVisible()
  await expect(page.getByText('₹800 each month')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a stop before the bank has confirmed another amount also ends the old gift', async ({
    page,
    site,
    gateway,
  }) => {
    const { subscriptionId, link } = await give(site, gateway, 'Farida Khan')
    await page.goto(link)
    await page.getByLabel(copy.change.label).fill('800')
    await page.getByRole('button', { name: copy.change.action }).click()
    await expect(page.getByRole('heading', { name: copy.changing.title })).toBeVisible()
    await page.getByRole('button', { name: copy.stop.action }).click()
    await expect(page.getByRole('heading', { name: copy.mandate.cancelled.title })).toBeVisible()
    expect(gateway.ledger.fetchSubscription(subscriptionId).status).toBe('cancelled')
  })

  test('a pledge is skipped, changed and stopped', async ({ page, site }) => {
    const hindi = myGiftContent.hi
    expect((await post(site, '/api/pledges', 'Sita Devi', 'hi')).status).toBe(201)
    await page.goto(giftLinkIn(await mailOf(site, 'pledge-')))
    await expect(page.getByRole('heading', { name: hindi.pledge.active.title })).toBeVisible()
    const before = await page.getByRole('definition').last().textContent()
    await page.getByRole('button', { name: hindi.skip.action }).click()
    await expect(page.getByRole('definition').last()).not.toHaveText(before ?? '')
    await page.getByLabel(hindi.pledgeChange.label).fill('९००')
    await page.getByRole('button', { name: hindi.pledgeChange.action }).click()
    await expect(page.getByRole('link', { name: '₹900 दें' })).toHaveAttribute(
      'href',
      '/hi/donate?amount=900',
    )
    await page.getByLabel(hindi.pledgeChange.label).fill('1500000')
    await page.getByRole('button', { name: hindi.pledgeChange.action }).click()
    await expect(page.getByText(hindi.failed.amount)).toBeVisible()
    await page.getByRole('button', { name: hindi.stopPledge.action }).click()
    await expect(page.getByRole('heading', { name: hindi.pledge.stopped.title })).toBeVisible()
  })
})

test('an account without Subscriptions has pledges, in a separate list', async ({
  page,
  site,
  gateway,
}) => {
  gateway.ledger.configure({ hasSubscriptions: false })
  expect((await post(site, '/api/monthly-gifts', 'Ravi')).status).toBe(503)
  expect((await post(site, '/api/pledges', 'Ravi Kumar')).status).toBe(201)
  await logIn(page)
  await openMoney(page, 'pledges')
  const row = inTable(page, 'Ravi Kumar')
  await expect(row.getByRole('link', { name: pledges.whatsappOf('Ravi Kumar') })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919876543210\?text=/,
  )
  page.once('dialog', (dialog) => dialog.accept())
  await row.getByRole('button', { name: pledges.stopOf('Ravi Kumar') }).click()
  await expect(row).toContainText(pledges.statuses.stopped)
  await openMoney(page, 'monthly-gifts')
  await expect(inTable(page, 'Ravi Kumar')).toHaveCount(0)
})

test('a link that was cut is explained', async ({ page, complaints }) => {
  const response = await page.goto('/my-gift/m0123')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: copy.unknown.title })).toBeVisible()
  // The browser itself logs the 404.
  complaints.splice(0)
})

/** Returns our number of a subscription, from its notes. */
async function numberOf(gateway: Simulator, subscriptionId: string): Promise<string> {
  const { notes } = gateway.ledger.fetchSubscription(subscriptionId)
  return 'monthly_gift' in notes ? String(notes.monthly_gift) : ''
}
