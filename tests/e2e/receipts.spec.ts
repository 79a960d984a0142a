import type { Page } from '@playwright/test'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { receiptContent } from '@/content/receipt'
import { verifyContent } from '@/content/verify'
import { seriousFindings } from '../support/axe'
import { expectToast } from '../support/dashboard'
import { expect, logIn } from '../support/e2e'
import { attachmentOf } from '../support/mailbox'
import { inTable, openMoney } from '../support/payments-tab'
import { give, test } from '../support/practice-giving'

const toasts = adminToastsContent.en

const copy = dashboardGiftsContent.en.receipts
const { results } = verifyContent.en

/** Returns the path in the QR code of a receipt. */
function verifyPathIn(pdf: Buffer): string {
  const [path] = /\/verify\/[0-9A-Z]{16}/.exec(pdf.toString('latin1')) ?? []
  if (!path) throw new Error('The receipt has no code')
  return path
}

async function expectVerdict(page: Page, path: string, title: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(page.getByText('Asha Devi')).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
}

test('a gift has its receipt in the e-mail; once refunded, it is void everywhere', async ({
  page,
  site,
  gateway,
}) => {
  const { donationId, paymentId } = await give({ site, gateway }, 'Asha Devi', 1234)
  const pdf = await attachmentOf(site, `thank-you-${donationId}`)
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.length).toBeLessThan(100_000)
  const verify = verifyPathIn(pdf)
  await expectVerdict(page, verify, results['receipt-practice'].title)

  await page.goto(`/donate/status/${donationId}`)
  const link = page.getByRole('link', { name: receiptContent.en.download })
  const opened = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(opened.headers()['content-type']).toBe('application/pdf')
  expect(verifyPathIn(await opened.body())).toBe(verify)

  gateway.ledger.refund(paymentId, {})
  await logIn(page)
  const headers = { Origin: site.url }
  expect((await page.request.post('/api/admin/reconcile', { headers })).ok()).toBe(true)
  await expectVerdict(page, verify, results['receipt-refunded'].title)
  await expectVerdict(page, `/hi${verify}`, verifyContent.hi.results['receipt-refunded'].title)
  await page.goto(`/donate/status/${donationId}`)
  await expect(link).toHaveCount(0)
})

test('the dashboard opens, sends and prints receipts, but offers none for a void gift', async ({
  page,
  site,
}) => {
  await page.goto(site.url)
  await logIn(page)
  const headers = { Origin: site.url }
  const gift = await page.request.post('/api/admin/donations', {
    headers,
    data: {
      donorName: 'Asha Devi',
      email: 'asha@example.org',
      phone: '9876543210',
      amount: 2500,
      paymentMethod: 'cash',
      receivedOn: '2026-11-20',
    },
  })
  const { id } = await gift.json()
  await openMoney(page, 'donations')
  await inTable(page, 'Asha Devi')
    .getByRole('button', { name: copy.openOf('Asha Devi') })
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: /^Receipt 2026-27\/0/ })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  const path = await dialog.getByRole('link', { name: copy.download }).getAttribute('href')
  const pdf = await (await page.request.get(path ?? '')).body()
  const told = await dialog.getByRole('link', { name: copy.whatsapp }).getAttribute('href')
  expect(decodeURIComponent(told ?? '')).toContain(`${site.url}${path}`)
  await dialog.getByRole('button', { name: copy.send }).click()
  await expectToast(page, toasts.receiptSent.description)
  expect(verifyPathIn(await attachmentOf(site, 'receipt-'))).toBe(verifyPathIn(pdf))
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: copy.all, exact: true }).click()
  const download = page.waitForEvent('download')
  await dialog.getByRole('button', { name: copy.print }).click()
  expect((await download).suggestedFilename()).toBe('receipts.pdf')
  await dialog.getByRole('button', { name: copy.missing }).click()
  await expect(dialog.getByRole('status')).toHaveText(/issued/)

  await expectVerdict(page, verifyPathIn(pdf), results['receipt-valid'].title)
  const data = { reason: 'Entered twice' }
  const voided = await page.request.post(`/api/admin/donations/${id}/void`, { headers, data })
  expect(voided.ok(), await voided.text()).toBe(true)
  await expectVerdict(page, verifyPathIn(pdf), results['receipt-void'].title)
})
