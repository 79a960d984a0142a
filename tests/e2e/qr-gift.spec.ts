import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { paymentClaimContent } from '@/content/payment-claim'
import { MIN_FILL_MS } from '@/domain/spam-trap'
import { seriousFindings } from '../support/axe'
import { makeRunningCampaign } from '../support/campaigns'
import { expect, logIn, openForm } from '../support/e2e'
import { mailOf } from '../support/mailbox'
import { openMoney } from '../support/payments-tab'
import { readPdf } from '../support/pdf'
import { test } from '../support/practice-giving'
import { keepPrinted, printedBy } from '../support/printed'

const dashboard = dashboardPaymentsContent.en

const copy = dashboard.poster
/** One red pixel instead of the gateway's picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test.afterEach(({ gateway }) => gateway.webhooks.configure({ mode: 'off' }))

test('QR gift: a poster with the code, a scan that records itself, and a donor who claims it', async ({
  page,
  site,
  gateway,
}) => {
  test.setTimeout(120_000)
  await page.route('https://rzp.io/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PICTURE }),
  )
  await keepPrinted(page)
  await logIn(page)
  const { campaign } = await makeRunningCampaign(page, 'Kits by code')

  await openMoney(page, 'donations')
  await page.getByRole('button', { name: copy.open }).click()
  const dialog = page.getByRole('dialog', { name: copy.title })
  // Until then the poster shows the code of our own UPI ID.
  await expect(dialog.getByRole('img', { name: 'QR code to give by UPI' })).toBeVisible()
  await dialog.getByLabel(copy.campaign).selectOption('Kits by code')
  await dialog.getByLabel(copy.language).selectOption('hi')
  await expect(dialog.getByRole('article')).toContainText('किट कोड से')
  await dialog.getByLabel(copy.language).selectOption('en')
  await dialog.getByRole('button', { name: copy.useGatewayCode }).click()
  await expect(dialog.locator('article img[src^="https://rzp.io/"]')).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  for (const [size, width, height] of [
    ['A4', 210, 297],
    ['A6', 105, 148],
  ] as const) {
    await dialog.getByLabel(copy.size).selectOption(size)
    await dialog.getByRole('button', { name: copy.print }).click()
    const paper = await printedBy(page)
    const pdf = readPdf(await paper.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pdf.pages).toEqual([
      { widthMm: expect.closeTo(width, 0), heightMm: expect.closeTo(height, 0) },
    ])
    expect(pdf.text).toContain('Kits by code')
    await paper.close()
  }

  gateway.webhooks.configure({ mode: 'on', copies: 2, order: 'reversed' })
  const payment = gateway.ledger.payDirect({
    via: 'qr_code',
    amount: 75_000,
    notes: { campaign },
  })
  await gateway.webhooks.settled()
  const recorded = async () => {
    const transactions = await (await page.request.get('/api/admin/transactions')).json()
    return transactions.filter(({ paymentId }: { paymentId?: string }) => paymentId === payment.id)
  }
  await expect
    .poll(recorded)
    .toEqual([
      expect.objectContaining({ status: 'completed', campaignName: 'Kits by code', amount: 750 }),
    ])

  const claim = paymentClaimContent.en
  await openForm(page, '/donate')
  await page.getByRole('button', { name: claim.heading }).click()
  const fields = formsContent.en.donation
  const form = page.getByRole('region', { name: claim.heading })
  await form.getByLabel(claim.reference.label).fill(payment.acquirer_data.rrn ?? '')
  await form.getByLabel(fields.amount.label).fill('750')
  await form.getByLabel(fields.donorName.label).fill('Leela Scanned')
  await form.getByLabel(fields.email.label).fill('leela@example.com')
  await form.getByLabel(fields.phone.label).fill('98765 43210')
  const citizen = form.getByLabel(donateContent.en.details.isIndianCitizen.label)
  if (await citizen.isVisible()) await citizen.check()
  // The spam trap marks forms that are filled in faster.
  await page.waitForTimeout(MIN_FILL_MS)
  await form.getByRole('button', { name: claim.submit }).click()
  await expect(form.getByRole('heading', { name: claim.sent.title })).toBeVisible()
  expect(await mailOf(site, `thank-you-qr_${payment.id}`)).toContain('Kits by code')
  await expect
    .poll(recorded)
    .toEqual([expect.objectContaining({ donorName: 'Leela Scanned', status: 'completed' })])
})
