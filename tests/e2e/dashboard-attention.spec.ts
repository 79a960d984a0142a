import type { Page } from '@playwright/test'
import { activityLogContent } from '@/content/activity-log'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { attentionKinds } from '@/domain/attention'
import type { AttentionDto } from '@/domain/responses/attention'
import { seriousFindings } from '../support/axe'
import {
  askGateway,
  expectCleanAndFitting,
  expectToast,
  failNext,
  forgetFailures,
} from '../support/dashboard'
import { expect, logIn } from '../support/e2e'
import { answerAttention, inTable, openMoney, openMore, waiting } from '../support/payments-tab'
import { claim, give, test } from '../support/practice-giving'
import { screens } from '../support/screens'

const toasts = adminToastsContent.en
const gifts = dashboardGiftsContent.en
const attention = dashboardAttentionContent.en
const copy = dashboardPaymentsContent.en
const settings = dashboardPaymentSettingsContent.en

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await logIn(page)
})

test.afterEach(({ gateway }) => {
  gateway.behave('payments.refund', 'fine')
  gateway.behave('payments.refunds', 'fine')
})

/** Returns an item of each kind, as the server sends them. */
function oneOfEach(): AttentionDto[] {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
  const facts: Partial<Record<AttentionDto['kind'], Partial<AttentionDto>>> = {
    dispute: {
      detail: 'goods_or_services_not_received',
      phase: 'chargeback',
      respondBy: inDays(5),
      reference: 'pay_Disputed',
    },
    unmatched: { detail: 'asha@upi, QRv2 Payment', donorPhone: '+91 98765 43210' },
    currency: { currency: 'USD', reasons: ['currency', 'international'] },
    'amount-mismatch': { detail: 'Asked for INR 500, received INR 499' },
    'failed-refund': { failedRefund: 100 },
    difference: { detail: 'Razorpay says INR 500, refunded' },
    mail: { detail: 'Mailbox not found', amount: undefined },
  }
  return attentionKinds.map((kind) => ({
    id: kind,
    kind,
    title: `Donor of ${kind}`,
    amount: 500,
    currency: 'INR',
    method: 'UPI',
    donorEmail: 'donor@example.org',
    reference: `ref-${kind}`,
    testMode: false,
    createdAt: '2026-03-05T06:30:00.000Z',
    ...facts[kind],
  }))
}

const chip = (page: Page, kind: AttentionDto['kind'] | null, count: number) =>
  page.getByRole('button', {
    name: `${kind ? attention.kinds[kind].label : attention.all} ${count}`,
    exact: true,
  })

test('each kind says what happened and what to do, and offers what can be done', async ({
  page,
}) => {
  const buttons: Record<AttentionDto['kind'], string[]> = {
    dispute: [],
    refund: [attention.checkRefund],
    'failed-refund': [attention.refund, attention.setAside],
    claim: [attention.acceptClaim, attention.reject],
    unmatched: [attention.record, attention.ignore, attention.refund],
    'second-payment': [attention.accept, attention.refund],
    'amount-mismatch': [attention.accept, attention.refund],
    currency: [attention.refund],
    international: [attention.accept, attention.refund],
    difference: [attention.check],
    'monthly-gift': [attention.check],
    settlement: [attention.check],
    order: [attention.setAside],
    stuck: [attention.check],
    event: [attention.check],
    'false-event': [attention.dismiss],
    mail: [attention.retry],
    'suspected-claim': [attention.acceptClaim, attention.reject],
  }
  const items = oneOfEach()
  await answerAttention(page, items)
  await openMoney(page)
  await expect(chip(page, null, items.length - 1)).toHaveAttribute('aria-pressed', 'true')
  for (const kind of attentionKinds.filter((each) => each !== 'suspected-claim')) {
    const item = waiting(page, `Donor of ${kind}`)
    await expect(item).toContainText(attention.kinds[kind].label)
    await expect(item).toContainText(attention.kinds[kind].text)
    await expect(item.getByRole('button')).toHaveText(buttons[kind])
  }
  const dispute = waiting(page, 'Donor of dispute')
  await expect(dispute).toContainText('Chargeback: Goods or services not received')
  await expect(dispute).toContainText(/Respond by \d+ [A-Z][a-z]+ \(in 5 days\)/)
  await expect(dispute.getByRole('link', { name: attention.respond })).toHaveAttribute(
    'href',
    'https://dashboard.razorpay.com/',
  )
  await expect(waiting(page, 'Donor of currency')).toContainText('USD 500.00')
  await expect(waiting(page, 'Donor of currency')).toContainText('Also: From abroad')
  await expect(waiting(page, 'Donor of failed-refund')).toContainText('Not paid out: ₹100')
  await expect(waiting(page, 'Donor of amount-mismatch')).toContainText('received INR 499')

  // Suspected spam is separate, and not counted.
  await expect(waiting(page, 'Donor of suspected-claim')).toHaveCount(0)
  await expect(page.getByText(attention.spam.title(1))).toBeVisible()
  await page.getByRole('button', { name: attention.spam.show }).click()
  const spam = waiting(page, 'Donor of suspected-claim')
  await expect(spam.getByRole('button')).toHaveText(buttons['suspected-claim'])
  await expect(page.getByRole('listitem').filter({ hasText: 'Donor of' })).toHaveCount(1)
})

test('a dispute that is overdue is marked', async ({ page }) => {
  const overdue = oneOfEach().filter(({ kind }) => kind === 'dispute')
  const respondBy = new Date(Date.now() - 2 * 86_400_000).toISOString()
  await answerAttention(
    page,
    overdue.map((item) => ({ ...item, respondBy })),
  )
  await openMoney(page)
  await expect(page.getByText(/^Overdue: the last day was .* \(2 days ago\)$/)).toBeVisible()
})

test('a kind is chosen and paged through, and the address says so', async ({ page }) => {
  const [template] = oneOfEach().filter(({ kind }) => kind === 'claim')
  if (!template) throw new Error('There is no claim among the kinds')
  const claims = Array.from({ length: 120 }, (_, index) => ({
    ...template,
    id: `c${index}`,
    title: `Claimant ${index}.`,
  }))
  await answerAttention(page, [...oneOfEach().filter(({ kind }) => kind === 'mail'), ...claims])
  await openMoney(page)
  await expect(page.getByText(attention.onlyFirst(20))).toBeVisible()
  await chip(page, 'claim', 120).click()
  await expect(page).toHaveURL(/kind=claim/)
  await expect(waiting(page, 'Claimant')).toHaveCount(50)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(waiting(page, 'Claimant 50.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Page 2 of 3')).toBeVisible()
  await expect(chip(page, 'claim', 120)).toHaveAttribute('aria-pressed', 'true')
  // Someone else has decided the last one.
  await answerAttention(page, [])
  await page.goto('/admin?tab=payments&kind=claim')
  await expect(page.getByText(attention.noneOfKind)).toBeVisible()
  await chip(page, null, 0).click()
  await expect(page.getByText(attention.none)).toBeVisible()
})

test('a decision that fails is made with the same key when it is tried again', async ({
  page,
  site,
  complaints,
}) => {
  await claim(site, 'Twice Pressed', { amount: 700, reference: '412300000001' })
  const keys: (string | null)[] = []
  page.on('request', async (request) => {
    if (request.url().endsWith('/accept')) keys.push(await request.headerValue('idempotency-key'))
  })
  await openMoney(page)
  const accept = waiting(page, 'Twice Pressed').getByRole('button', { name: attention.acceptClaim })
  await failNext(page, '/accept', 'POST')
  await accept.click()
  await expectToast(page, toasts.donationCountFailed.description)
  await accept.click()
  await expectToast(page, toasts.donationCounted.description)
  await expect.poll(() => keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(keys[1]).toBe(keys[0])
  forgetFailures(complaints)
})

test('money that belongs to no donation is recorded, ignored with a reason, or refunded', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  // The reconciler walks the gateway's lists only after the first order.
  await give({ site, gateway }, 'First Donor', 500)
  for (const [email, amount] of [
    ['recorded@example.org', 90_000],
    ['ignored@example.org', 80_000],
    ['refunded@example.org', 70_000],
  ] as const) {
    gateway.ledger.payDirect({ via: 'payment_link', amount, email, contact: '+919876543210' })
  }
  await openMoney(page)
  await askGateway(page)
  const dialog = page.getByRole('dialog')

  const recorded = waiting(page, 'recorded@example.org')
  await expect(recorded).toContainText('₹900')
  await recorded.getByRole('button', { name: new RegExp(`^${attention.record}`) }).click()
  await expect(dialog.getByLabel(gifts.gift.email.label)).toHaveValue('recorded@example.org')
  const submit = dialog.getByRole('button', { name: attention.recordPayment.submit })
  await submit.click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await dialog.getByRole('textbox', { name: gifts.gift.donorName.label }).fill('Leela Recorded')
  await dialog.getByLabel(gifts.gift.panNumber.label).fill('ABCPE1234F')
  await failNext(page, '/record', 'POST')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
  await submit.click()
  await expectToast(page, toasts.paymentRecorded.description)
  await expect(recorded).toBeHidden()

  const ignored = waiting(page, 'ignored@example.org')
  await ignored.getByRole('button', { name: new RegExp(`^${attention.ignore}`) }).click()
  const ignore = dialog.getByRole('button', { name: attention.ignorePayment.submit })
  await ignore.click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel(attention.ignorePayment.reason.label).fill('Rent for the hall')
  await failNext(page, '/ignore', 'POST')
  await ignore.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
  await ignore.click()
  await expectToast(page, toasts.paymentIgnored.description)
  await expect(ignored).toBeHidden()

  const refunded = waiting(page, 'refunded@example.org')
  await refunded.getByRole('button', { name: new RegExp(`^${attention.refund}`) }).click()
  await dialog.getByRole('button', { name: copy.refund.submit }).click()
  await expectToast(page, toasts.refundMade.description)
  await expect(refunded).toBeHidden()

  await openMoney(page, 'transactions')
  await expect(inTable(page, 'Leela Recorded')).toContainText(copy.transactions.statuses.completed)
  await page.getByLabel(copy.filters.status).selectOption(copy.transactions.statuses.ignored)
  const row = inTable(page, 'Rent for the hall')
  await expect(row).toContainText(copy.transactions.statuses.ignored)
  // An ignored payment can still become a donation.
  await row.getByRole('button', { name: /^Record/ }).click()
  await dialog.getByRole('textbox', { name: gifts.gift.donorName.label }).fill('Hari After All')
  await submit.click()
  await expectToast(page, toasts.paymentRecorded.description)
  await expect(row).toBeHidden()
  forgetFailures(complaints)
})

test('a refund with an unknown outcome says so until it is known', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  await give({ site, gateway }, 'Unsure Refund', 640)
  await openMoney(page, 'transactions')
  const row = inTable(page, 'Unsure Refund')
  const refund = row.getByRole('button', { name: copy.transactions.refundOf('Unsure Refund') })
  const dialog = page.getByRole('dialog')
  // The gateway makes the refund, but its response is lost.
  gateway.behave('payments.refund', { kind: 'lost', times: 1 })
  await refund.click()
  await dialog.getByRole('button', { name: copy.refund.submit }).click()
  await expect(dialog.getByText(copy.refund.unknown)).toBeFocused()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await expect(row).toContainText('not confirmed yet')
  await expect(refund).toBeHidden()

  await openMoney(page)
  const item = waiting(page, 'Unsure Refund')
  await expect(item).toContainText(attention.kinds.refund.label)
  await item.getByRole('button', { name: attention.checkRefund }).click()
  await expect(item).toBeHidden()
  await openMoney(page, 'transactions')
  await expect(row).toContainText(copy.refundedWhole)
  await expect(row).not.toContainText('not confirmed yet')
  expect(
    gateway.ledger.listRefunds({ count: 100 }).items.filter(({ amount }) => amount === 64_000),
  ).toHaveLength(1)

  await row
    .getByRole('button', { name: activityLogContent.en.history.openOf('Unsure Refund') })
    .click()
  const entries = dialog.getByRole('listitem')
  await expect(
    entries.filter({ hasText: "admin asked Razorpay to refund ₹640 of Unsure Refund's donation" }),
  ).toHaveCount(1)
  await expect(entries.filter({ hasText: 'Razorpay confirmed' })).toContainText('₹640')
  expect(await seriousFindings(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: 'History of Unsure Refund' })).toBeFocused()
  forgetFailures(complaints)
})

test('a dispute shows its last day, and its cost once it is lost', async ({
  page,
  site,
  gateway,
}) => {
  const { paymentId } = await give({ site, gateway }, 'Disputed Donor', 500)
  const dispute = gateway.ledger.openDispute(paymentId, { reasonCode: 'not_received' })
  await openMoney(page)
  await askGateway(page)
  const item = waiting(page, dispute.id)
  await expect(item).toContainText('₹500')
  await expect(item).toContainText(/Respond by .* \(in \d+ days\)/)
  gateway.ledger.moveDispute(dispute.id, 'lost')
  await askGateway(page)
  await expect(item).toBeHidden()
  await openMoney(page, 'transactions')
  const row = inTable(page, 'Disputed Donor')
  await expect(row).toContainText(copy.chargedBack('₹500'))
  await expect(row.getByRole('button', { name: copy.transactions.refund })).toHaveCount(0)
})

test('a gift shows its own history', async ({ page, site }) => {
  const made = await page.request.post('/api/admin/donations', {
    headers: { Origin: site.url },
    data: {
      donorName: 'Gift of Old',
      amount: 300,
      paymentMethod: 'cash',
      receivedOn: '2024-03-05',
    },
  })
  expect(made.status()).toBe(201)
  await openMoney(page, 'donations')
  const row = inTable(page, 'Gift of Old')
  await openMore(row)
  await row.getByRole('button', { name: gifts.donations.voidOf('Gift of Old') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(gifts.voidGift.reason.label).fill('Entered twice')
  await dialog.getByRole('button', { name: gifts.voidGift.submit }).click()
  await expectToast(page, toasts.giftVoided.description)
  await row
    .getByRole('button', { name: activityLogContent.en.history.openOf('Gift of Old') })
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText([
    'admin voided a gift of ₹300 from Gift of Old',
    'admin recorded a gift of ₹300 from Gift of Old',
  ])
})

test('a message that names no known payment is dismissed', async ({ page, complaints }) => {
  const [event] = oneOfEach().filter(({ kind }) => kind === 'false-event')
  if (!event) throw new Error('There is no false event among the kinds')
  await answerAttention(page, [event])
  await openMoney(page)
  const dismiss = waiting(page, event.title).getByRole('button', { name: attention.dismiss })
  await failNext(page, '/dismiss', 'POST')
  await dismiss.click()
  await expectToast(page, `${toasts.eventDismissFailed.description}. Something went wrong.`)
  await page.route('**/dismiss', (route) => route.fulfill({ json: { id: event.id } }))
  await answerAttention(page, [])
  await dismiss.click()
  await expectToast(page, toasts.eventDismissed.description)
  await expect(dismiss).toBeHidden()
  forgetFailures(complaints)
})

test('a webhook secret is generated, shown until it is saved, and the previous one revoked', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMoney(page)
  const field = page.getByLabel(settings.webhookSecret.label)
  const submit = page.getByRole('button', { name: settings.submit })
  await field.fill('too short')
  await submit.click()
  await expect(page.getByText('A webhook secret has at least 24 characters')).toBeVisible()

  const generate = page.getByRole('button', { name: settings.webhookSecret.generate })
  await generate.click()
  await expect(page.getByText('A webhook secret has at least 24 characters')).toBeHidden()
  await expect(field).toHaveAttribute('type', 'text')
  await expect(field).toHaveValue(/^[\w-]{43}$/)
  const secret = await field.inputValue()
  await page.getByRole('button', { name: settings.webhookSecret.copy }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret)
  await submit.click()
  await expectToast(page, toasts.paymentSettingsUpdated.description)
  // Once saved, it is no longer shown.
  await expect(field).toHaveValue('')
  await expect(field).toHaveAttribute('type', 'password')
  expect(await page.content()).not.toContain(secret)

  await generate.click()
  await expect(field).not.toHaveValue(secret)
  await submit.click()
  const note = page.getByText(/The previous secret still works until \d+ /)
  await expect(note).toBeVisible()
  // Once the form is empty again, the layout no longer moves.
  await expect(field).toHaveValue('')
  const revoke = page.getByRole('button', { name: settings.previousSecret.revoke })
  await failNext(page, '/revoke-previous-secret', 'POST')
  await revoke.click()
  await expectToast(page, `${toasts.secretRevokeFailed.description}. Something went wrong.`)
  await revoke.click()
  await expectToast(page, toasts.secretRevoked.description)
  await expect(note).toBeHidden()
  forgetFailures(complaints)
})

for (const screen of screens) {
  test(`every kind and dialog is clean for axe and fits ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen.viewport)
    await answerAttention(page, oneOfEach())
    await openMoney(page)
    await expect(waiting(page, 'Donor of mail')).toBeVisible()
    await expectCleanAndFitting(page)
    for (const action of [attention.record, attention.ignore, attention.refund]) {
      const button = waiting(page, 'Donor of unmatched').getByRole('button', { name: action })
      await button.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectCleanAndFitting(page)
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
    }
  })
}
