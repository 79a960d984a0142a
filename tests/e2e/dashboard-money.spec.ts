import type { Page } from '@playwright/test'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentSettingsContent } from '@/content/dashboard-payment-settings'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { AttentionDto } from '@/domain/responses/attention'
import { PRACTICE_KEYS } from '../../simulator/server'
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
const attention = dashboardAttentionContent.en
const copy = dashboardPaymentsContent.en
const gifts = dashboardGiftsContent.en
const settings = dashboardPaymentSettingsContent.en

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await logIn(page)
})

test.afterEach(({ gateway }) => {
  for (const name of ['orders.find', 'payments.refund'] as const) gateway.behave(name, 'fine')
})

/** Decides the first of a donor's transactions as a colleague. */
async function asColleague(page: Page, donor: string, action: string): Promise<void> {
  const found = await page.request.get(`/api/admin/transactions?search=${donor}`)
  const [{ id }] = await found.json()
  const response = await page.request.post(`/api/admin/transactions/${id}/${action}`, {
    headers: { Origin: new URL(page.url()).origin },
    data: {},
  })
  expect(response.status()).toBe(200)
}

/** Records a gift by hand without the dialog. @returns its id. */
async function recordGift(page: Page, donorName: string): Promise<string> {
  const response = await page.request.post('/api/admin/donations', {
    headers: { Origin: new URL(page.url()).origin },
    data: { donorName, amount: 300, paymentMethod: 'cash', receivedOn: '2024-03-05' },
  })
  expect(response.status()).toBe(201)
  return (await response.json()).id
}

test('nothing is open at first, and the gateway can be asked at any time', async ({
  page,
  complaints,
}) => {
  await openMoney(page)
  await expect(page.getByText(attention.none)).toBeVisible()
  const button = page.getByRole('button', { name: attention.reconcile })
  await askGateway(page)

  await failNext(page, '/api/admin/reconcile', 'POST')
  await button.click()
  await expectToast(page, `${toasts.reconcileFailed.description}. Something went wrong.`)
  for (const [json, said] of [
    [{}, 'Everything is up to date.'],
    [
      { events: 1, asked: 2, changed: 1 },
      '2 payments checked, 1 changed; 1 message from the gateway processed.',
    ],
    [
      { found: 2, differences: 1 },
      '2 payments or refunds brought up to date; 1 payment still differs from Razorpay.',
    ],
    [{ asked: 1, unanswered: 1 }, 'The gateway did not answer'],
    [{ hasGateway: false }, 'No gateway to ask'],
  ] as const) {
    const nothing = { events: 0, asked: 0, changed: 0, unanswered: 0, found: 0, differences: 0 }
    const response = { ...nothing, hasGateway: true, ...json }
    await page.route('**/api/admin/reconcile', (route) => route.fulfill({ json: response }), {
      times: 1,
    })
    await button.click()
    await expect(page.getByText(said)).toBeVisible()
  }
  forgetFailures(complaints)
})

test('a claim is counted, one that is not found is put aside, and the figures follow', async ({
  page,
  site,
  complaints,
}) => {
  await claim(site, 'Mohan Lal', { amount: 1100, reference: '412356789012' })
  await claim(site, 'Kamla Prasad', { amount: 900, reference: '412356789013' })
  await claim(site, 'Third Person', { amount: 800, reference: '412356789014' })
  await openMoney(page)
  await expect(page.getByRole('button', { name: `3 ${copy.sections.waiting(3)}` })).toBeVisible()
  const mohan = waiting(page, 'Mohan Lal')
  await expect(mohan).toContainText('412356789012')
  const accept = mohan.getByRole('button', { name: attention.acceptClaim })
  await failNext(page, '/accept', 'POST')
  await accept.click()
  await expectToast(page, `${toasts.donationCountFailed.description}. Something went wrong.`)
  await accept.click()
  await expectToast(page, toasts.donationCounted.description)
  await expect(mohan).toBeHidden()
  await expect(page.getByText('₹1,100')).toHaveCount(2)

  const kamla = waiting(page, 'Kamla Prasad')
  const reject = kamla.getByRole('button', { name: attention.reject })
  await failNext(page, '/reject', 'POST')
  await reject.click()
  await expectToast(page, `${toasts.claimRejectFailed.description}. Something went wrong.`)
  await reject.click()
  await expectToast(page, toasts.claimRejected.description)
  await expect(kamla).toBeHidden()

  const third = waiting(page, 'Third Person')
  await expect(third).toBeVisible()
  await asColleague(page, 'Third', 'reject')
  await third.getByRole('button', { name: attention.acceptClaim }).click()
  await expectToast(page, copy.tooLate)
  await expect(page.getByText(attention.none)).toBeVisible()
  await expect(
    page.getByRole('button', { name: copy.sections.overview, exact: true }),
  ).toBeVisible()
  forgetFailures(complaints)
})

test('money set aside is counted or refunded, in part or in full', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  const raised = async () => {
    const { totalRaised } = await (await page.request.get('/api/admin/donations/stats')).json()
    return totalRaised
  }
  const before = await raised()
  await give({ site, gateway }, 'Meera Abroad', 12_500, { international: true })
  await give({ site, gateway }, 'Ravi Abroad', 2_000, { international: true })
  await give({ site, gateway }, 'Sunita Odd', 500, { amountOverride: 49_900 })
  await openMoney(page)
  const meera = waiting(page, 'Meera Abroad')
  await expect(meera).toContainText(attention.kinds.international.label)
  await expect(meera).toContainText(copy.transactions.test)
  await meera.getByRole('button', { name: attention.accept }).click()
  await expectToast(page, toasts.testCounted.description)
  await expect(meera).toBeHidden()

  const sunita = waiting(page, 'Sunita Odd')
  await expect(sunita).toContainText('₹499')
  await sunita.getByRole('button', { name: attention.accept }).click()
  await expect(sunita).toBeHidden()

  const ravi = waiting(page, 'Ravi Abroad')
  const refund = ravi.getByRole('button', { name: attention.refund })
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: copy.refund.submit })
  const amount = dialog.getByLabel(copy.refund.amount.label)
  await refund.click()
  await expect(amount).toHaveValue('2000')
  await amount.fill('2000.01')
  await submit.click()
  await expect(dialog.getByText('At most ₹2000 is left to refund')).toBeVisible()
  await failNext(page, '/refund', 'POST')
  await amount.fill('500')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
  await submit.click()
  await expectToast(page, toasts.refundMade.description)
  await expect(dialog).toBeHidden()
  await expect(ravi).toContainText(attention.refunded('₹500'))

  await refund.click()
  await amount.fill('1500')
  await submit.click()
  await expectToast(page, toasts.refundMade.description)
  await expect(ravi).toBeHidden()
  // All of it was paid with test keys.
  expect(await raised()).toBe(before)
  forgetFailures(complaints)
})

test('a thank-you that was given up is sent again', async ({ page, complaints }) => {
  const mail: AttentionDto = {
    id: 'm1',
    title: 'Thank you for your gift',
    donorEmail: 'gone@example.org',
    detail: 'Mailbox not found',
    createdAt: '2026-03-05T06:30:00.000Z',
    kind: 'mail',
  }
  await answerAttention(page, [mail])
  await openMoney(page)
  await expect(waiting(page, 'Thank you')).toContainText('Mailbox not found')
  const retry = waiting(page, 'Thank you').getByRole('button', { name: attention.retry })
  await failNext(page, '/retry', 'POST')
  await retry.click()
  await expectToast(page, `${toasts.mailRetryFailed.description}. Something went wrong.`)
  // The e-mail no longer exists, as if a colleague had sent it meanwhile.
  await retry.click()
  await expectToast(page, copy.tooLate)
  await page.route('**/retry', (route) => route.fulfill({ json: { success: true } }))
  await answerAttention(page, [])
  await retry.click()
  await expectToast(page, toasts.mailRetried.description)
  await expect(retry).toBeHidden()

  await page.unroute('**/api/admin/attention**')
  await failNext(page, '/api/admin/attention', 'GET')
  await page.reload()
  await expect(page.getByText(attention.failed)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(attention.none)).toBeVisible()
  forgetFailures(complaints)
})

test('a completed payment is refunded in part from its row, and the rest after it', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  await give({ site, gateway }, 'Asha Devi', 750)
  await give({ site, gateway }, 'Imran Ali', 600, { outcome: 'failed' })
  await openMoney(page, 'transactions')
  const failed = inTable(page, 'Imran Ali')
  await expect(failed).toContainText(/declined/)
  await expect(failed.getByRole('button', { name: /Refund/ })).toHaveCount(0)
  const row = inTable(page, 'Asha Devi')
  const refund = row.getByRole('button', { name: copy.transactions.refundOf('Asha Devi') })
  const dialog = page.getByRole('dialog')
  await refund.click()
  await expect(dialog.getByText(copy.refund.isTest)).toBeVisible()
  await dialog.getByLabel(copy.refund.amount.label).fill('250')
  await dialog.getByRole('button', { name: copy.refund.submit }).click()
  await expectToast(page, toasts.refundMade.description)
  await expect(row).toContainText(copy.refunded('₹250'))

  await refund.click()
  await expect(dialog.getByLabel(copy.refund.amount.label)).toHaveValue('500')
  await asColleague(page, 'Asha', 'refund')
  await dialog.getByRole('button', { name: copy.refund.submit }).click()
  // It says so, and shows the current state: nothing is left to refund.
  await expect(dialog.getByText(copy.refund.nothingLeft)).toBeFocused()
  await expect(dialog.getByRole('alert')).toContainText(copy.tooLate)
  await page.keyboard.press('Escape')
  await expect(row).toContainText(copy.refundedWhole)
  await expect(refund).toBeHidden()
  forgetFailures(complaints)
})

test('a gift received outside the gateway is recorded, found by its day, and voided', async ({
  page,
  complaints,
}) => {
  await openMoney(page, 'donations')
  const open = page.getByRole('button', { name: gifts.gift.record })
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: gifts.gift.submit })
  const record = async (donor: string) => {
    await open.click()
    await dialog.getByRole('textbox', { name: gifts.gift.donorName.label }).fill(donor)
    await dialog.getByLabel(gifts.gift.amount.label).fill('2100')
    await dialog.getByLabel(gifts.gift.method).selectOption('Cheque')
    await dialog.getByLabel(gifts.gift.receivedOn.label).fill('2024-03-05')
    await dialog.getByLabel(gifts.gift.reference.label).fill('004512')
  }
  await open.click()
  await submit.click()
  await expect(dialog.getByText('Full name is required')).toBeVisible()
  await page.keyboard.press('Escape')

  await record('Ram Narayan Tiwari')
  await dialog.getByLabel(gifts.gift.receivedOn.label).fill('2099-03-05')
  await submit.click()
  await expect(dialog.getByText(/day on which the money came in/)).toBeVisible()
  await dialog.getByLabel(gifts.gift.receivedOn.label).fill('2024-03-05')
  await failNext(page, '/api/admin/donations', 'POST')
  await submit.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
  await expect(dialog.getByRole('textbox', { name: gifts.gift.donorName.label })).toHaveValue(
    'Ram Narayan Tiwari',
  )
  await submit.click()
  await expectToast(page, toasts.giftRecorded.description)
  await record('Entered Twice')
  await submit.click()
  await expect(dialog.getByText(/counted already: ₹2,100 of Ram Narayan Tiwari/)).toBeVisible()
  await dialog.getByLabel(gifts.gift.isAnother).check()
  await submit.click()
  await expectToast(page, toasts.giftRecorded.description)

  await page.getByLabel(dashboardContent.en.list.filters.to).fill('2024-03-05')
  const row = inTable(page, 'Ram Narayan Tiwari')
  await expect(row).toContainText('5 March 2024')
  await expect(row).toContainText('Cheque')
  await expect(row).toContainText(gifts.donations.reference('004512'))

  const twice = inTable(page, 'Entered Twice')
  const voidGift = twice.getByRole('button', { name: gifts.donations.voidOf('Entered Twice') })
  const sendVoid = dialog.getByRole('button', { name: gifts.voidGift.submit })
  await openMore(twice)
  await voidGift.click()
  await sendVoid.click()
  await expect(dialog.getByText('Reason is required')).toBeVisible()
  await dialog.getByLabel(gifts.voidGift.reason.label).fill('Entered twice')
  await failNext(page, '/void', 'POST')
  await sendVoid.click()
  await expect(dialog.getByRole('alert')).toHaveText('Something went wrong.')
  await sendVoid.click()
  await expectToast(page, toasts.giftVoided.description)
  await expect(voidGift).toBeHidden()
  await expect(twice.getByText(gifts.donations.voided)).toBeVisible()
  forgetFailures(complaints)
})

test('a gift that a colleague has voided meanwhile says so', async ({ page, site, complaints }) => {
  const id = await recordGift(page, 'Both Void')
  await openMoney(page, 'donations')
  await openMore(inTable(page, 'Both Void'))
  const button = page.getByRole('button', { name: gifts.donations.voidOf('Both Void') })
  await expect(button).toBeVisible()
  await page.request.post(`/api/admin/donations/${id}/void`, {
    headers: { Origin: site.url },
    data: { reason: 'Entered twice' },
  })
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(gifts.voidGift.reason.label).fill('Entered twice')
  await dialog.getByRole('button', { name: gifts.voidGift.submit }).click()
  await expect(dialog.getByRole('alert')).toHaveText(copy.tooLate)
  await expect(button).toBeHidden()
  forgetFailures(complaints)
})

test('the settings say how to set up the webhook, and store what is accepted', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openMoney(page)
  const address = `${site.url}/api/razorpay/webhook`
  await expect(page.getByText(address)).toBeVisible()
  await page.getByText(settings.webhook.eventNames).click()
  await expect(page.getByText('refund.processed')).toBeVisible()
  await page.getByRole('button', { name: settings.webhook.copy }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

  await page.getByLabel(settings.acceptsInternational).check()
  await page.getByLabel(settings.maximumRupees.label).fill('1,00')
  const submit = page.getByRole('button', { name: settings.submit })
  await submit.click()
  await expect(page.getByText('Please enter the amount in digits, such as 500')).toBeVisible()
  await page.getByLabel(settings.maximumRupees.label).fill('2,00,000')
  // The switch contradicts the key: the key decides.
  await page.getByRole('checkbox', { name: settings.testMode }).uncheck()
  await expect(page.getByText(settings.keyDecides.test)).toBeVisible()
  await submit.click()
  await expectToast(page, toasts.paymentSettingsUpdated.description)
  await expect(page.getByText(settings.testBadge)).toBeVisible()
  await expect(page.getByRole('checkbox', { name: settings.testMode })).toBeChecked()
  await expect(page.getByText(settings.keyDecides.test)).toBeHidden()
  await page.reload()
  await expect(page.getByLabel(settings.acceptsInternational)).toBeChecked()
  await expect(page.getByLabel(settings.maximumRupees.label)).toHaveValue('200000')
  await page.getByLabel(settings.acceptsInternational).uncheck()
  await submit.click()
  await expectToast(page, toasts.paymentSettingsUpdated.description)
  await page.getByLabel(settings.keyId.label).fill('rzp_live_x')
  await expect(page.getByText(settings.keyDecides.live)).toBeVisible()
})

test('the connection is checked, and each outcome is explained in plain language', async ({
  page,
  gateway,
  complaints,
}) => {
  await openMoney(page)
  const { check } = settings
  const button = page.getByRole('button', { name: check.label })
  const expectToSay = async (text: string) => {
    await button.click()
    await expect(page.getByText(text)).toBeVisible()
  }
  await expectToSay(`${check.results.ok} ${check.test}`)
  gateway.behave('orders.find', 'down')
  await expectToSay(check.results.unreachable)
  gateway.behave('orders.find', 'fine')
  const path = '**/api/admin/payment-settings/check'
  const refused = { result: 'refused', testMode: true }
  await page.route(path, (route) => route.fulfill({ json: refused }), { times: 1 })
  await expectToSay(check.results.refused)
  const json = { message: 'Online payment is not set up yet.' }
  await page.route(path, (route) => route.fulfill({ status: 503, json }), { times: 1 })
  await expectToSay(`${json.message} ${check.notSetUp}`)
  await failNext(page, '/payment-settings/check', 'POST')
  await expectToSay(`${check.failed} Something went wrong.`)

  const saveSecret = async (secret: string) => {
    await page.getByLabel(settings.keySecret.label).fill(secret)
    await expect(page.getByText(check.unsaved)).toBeVisible()
    await page.getByRole('button', { name: settings.submit }).click()
    await expectToast(page, toasts.paymentSettingsUpdated.description)
    await expect(page.getByText(check.unsaved)).toBeHidden()
  }
  await saveSecret('not the secret of this key')
  await expectToSay(check.results['wrong-keys'])
  await saveSecret(PRACTICE_KEYS.keySecret)
  await expectToSay(`${check.results.ok} ${check.test}`)
  forgetFailures(complaints)
})

for (const screen of screens) {
  test(`the sections with money in them are clean for axe and fit ${screen.name}`, async ({
    page,
    site,
    gateway,
  }) => {
    await page.setViewportSize(screen.viewport)
    const donor = `Meera Krishnan Subramaniam ${screen.name}`
    await give({ site, gateway }, donor, 12_500.5, { international: true })
    await recordGift(page, 'A donor with a long name, of a village far away')
    await openMoney(page)
    await expect(waiting(page, donor)).toBeVisible()
    await expect(page.getByLabel(settings.keyId.label)).toBeVisible()
    await expectCleanAndFitting(page)
    await waiting(page, donor).getByRole('button', { name: attention.refund }).click()
    await expectCleanAndFitting(page)
    for (const section of ['transactions', 'donations']) {
      await openMoney(page, section)
      await expect(page.getByRole('row').last()).toBeVisible()
      await expectCleanAndFitting(page)
    }
    await page.getByRole('button', { name: gifts.gift.record }).click()
    await expectCleanAndFitting(page)
  })
}

test('on a phone the gifts begin on the first screen, and filters and exports open on request', async ({
  page,
}) => {
  const { list } = dashboardContent.en
  await recordGift(page, 'First On Screen')
  await page.setViewportSize({ width: 360, height: 740 })
  await openMoney(page, 'donations')
  // Column headings are not shown on phones.
  const first = page.getByRole('row').first()
  await expect(first).toBeVisible()
  await expect(first).toBeInViewport()
  await expect(page.getByRole('button', { name: list.export.labels.csv })).toBeHidden()
  await expect(page.getByLabel(list.filters.from)).toBeHidden()
  await page.getByRole('button', { name: list.filterAndExport }).click()
  await expect(page.getByRole('button', { name: list.export.labels.csv })).toBeVisible()
  await page.getByLabel(list.filters.to).fill('2024-03-05')
  await expect(page.getByRole('button', { name: `${list.filterAndExport} (1)` })).toBeVisible()
  await expectCleanAndFitting(page)
})

test('amounts end under each other, and buttons of two gifts of one donor differ', async ({
  page,
}) => {
  await recordGift(page, 'Gave Twice')
  await page.request.post('/api/admin/donations', {
    headers: { Origin: new URL(page.url()).origin },
    data: { donorName: 'Gave Twice', amount: 400, paymentMethod: 'cash', receivedOn: '2024-03-06' },
  })
  await openMoney(page, 'donations')
  await expect(page).toHaveTitle(`${gifts.donations.title} · ${dashboardContent.en.header.title}`)
  const amounts = page.getByRole('cell').filter({ hasText: /^\D*₹[\d,]+$/ })
  await expect(amounts.first()).toHaveCSS('text-align', 'right')
  const [later, earlier] = ['Gave Twice, ₹400, 6 March 2024', 'Gave Twice, ₹300, 5 March 2024']
  for (const name of [later, earlier]) {
    const more = dashboardContent.en.list.moreOf(name)
    await page.locator('summary').and(page.getByLabel(more)).click()
    await expect(page.getByRole('button', { name: gifts.donations.voidOf(name) })).toHaveCount(1)
  }
  await expectCleanAndFitting(page)
})
