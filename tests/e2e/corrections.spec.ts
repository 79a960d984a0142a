import { activityLogContent } from '@/content/activity-log'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPrivacyContent } from '@/content/dashboard-privacy'
import { expectCleanAndFitting, expectToast, forgetFailures } from '../support/dashboard'
import { expect, logIn } from '../support/e2e'
import { inTable, openMoney, openMore, waiting } from '../support/payments-tab'
import { claim, test } from '../support/practice-giving'

const toasts = adminToastsContent.en
const gifts = dashboardGiftsContent.en
const attention = dashboardAttentionContent.en

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await logIn(page)
})

test('a gift is corrected with a reason, which its receipt shows', async ({
  page,
  site,
  complaints,
}) => {
  const made = await page.request.post('/api/admin/donations', {
    headers: { Origin: site.url },
    data: {
      donorName: 'Rav Kumar',
      amount: 300,
      paymentMethod: 'cash',
      receivedOn: '2026-11-20',
      reference: '17',
    },
  })
  expect(made.status()).toBe(201)
  await openMoney(page, 'donations')
  const dialog = page.getByRole('dialog')
  const row = inTable(page, 'Rav Kumar')
  await openMore(row)
  await row.getByRole('button', { name: gifts.donations.correctOf('Rav Kumar') }).click()
  const submit = dialog.getByRole('button', { name: gifts.correction.submit })
  const donor = dialog.getByRole('textbox', { name: gifts.gift.donorName.label })
  await donor.fill('Ravi Kumar')
  await dialog.getByLabel(gifts.gift.panNumber.label).fill('bad')
  await submit.click()
  await expect(dialog.getByText(/valid PAN/)).toBeVisible()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await expect(donor).toHaveValue('Ravi Kumar')
  await dialog.getByLabel(gifts.gift.panNumber.label).fill('ABCPE1234F')
  await dialog.getByLabel(gifts.gift.method).selectOption('cheque')
  await dialog.getByLabel(gifts.correction.reason.label).fill('Misspelt')
  await expectCleanAndFitting(page)
  // Without a network neither the form nor the list behind it may disappear.
  await page.context().setOffline(true)
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText(dashboardContent.en.list.notSent)
  await expect(submit).toBeEnabled()
  await expect(page.getByText(dashboardContent.en.list.failed)).toBeAttached()
  await page.context().setOffline(false)
  // Removes the failed requests.
  complaints.splice(0)
  await expect(donor).toHaveValue('Ravi Kumar')
  await submit.click()
  await expectToast(page, toasts.giftCorrected.description)
  const corrected = inTable(page, 'Ravi Kumar')
  await expect(corrected).toContainText('PAN ••••••234F')
  await corrected
    .getByRole('button', { name: dashboardPrivacyContent.en.pan.showOf('Ravi Kumar') })
    .click()
  await expect(corrected).toContainText('PAN ABCPE1234F')
  await corrected
    .getByRole('button', { name: activityLogContent.en.history.openOf('Ravi Kumar') })
    .click()
  await expect(dialog).toContainText("admin corrected Rav Kumar's donation")
  await expect(dialog).toContainText('from Rav Kumar to Ravi Kumar')
  await expect(dialog).toContainText('from Cash to Cheque')
  forgetFailures(complaints)
})

test('a claim with a known reference warns, and one confirmed by mistake is undone', async ({
  page,
  site,
}) => {
  await claim(site, 'Mohan Lal', { amount: 1100, reference: '412356789012' })
  await claim(site, 'Mohan Lal', { amount: 1101, reference: '412356789012' })
  await openMoney(page)
  const accept = waiting(page, 'Mohan Lal').getByRole('button', {
    name: attention.acceptClaim,
  })
  await accept.first().click()
  await expectToast(page, toasts.donationCounted.description)
  await expect(waiting(page, 'Mohan Lal')).toHaveCount(1)
  await expect(waiting(page, 'Mohan Lal')).toContainText(/counted already: ₹1,10\d of Mohan Lal/)
  await openMoney(page, 'donations')
  const row = inTable(page, 'Mohan Lal')
  await openMore(row)
  await row.getByRole('button', { name: gifts.donations.voidOf('Mohan Lal') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(gifts.voidGift.reason.label).fill('Another account')
  await dialog.getByRole('button', { name: gifts.voidGift.submit }).click()
  await expectToast(page, toasts.giftVoided.description)
  await expect(row).toContainText(gifts.donations.voided)
  await openMoney(page)
  await expect(waiting(page, 'Mohan Lal')).toHaveCount(2)
})
