import type { Page } from '@playwright/test'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { panelTexts } from '@/content/panel/texts'
import { paymentClaimContent } from '@/content/payment-claim'
import { updatesContent } from '@/content/updates'
import { seriousFindings } from '../support/axe'
import { makeProgram } from '../support/campaigns'
import { saveItem } from '../support/dashboard'
import { expect, logIn, openForm } from '../support/e2e'
import { mailOf } from '../support/mailbox'
import { test } from '../support/practice-giving'

const copy = updatesContent.en
const { wantsUpdates } = donateContent.en.details

/** Returns an update as an editor writes it. */
function updateRow(en: string) {
  return { title: { en, hi: 'ख़बर' }, text: { en: 'Every evening, under the banyan tree.', hi: '' } }
}

/** Gives by UPI and enters the reference, with the news box, which is unticked by default. */
async function giveByUpi(page: Page, program: string): Promise<void> {
  await openForm(page, '/donate')
  await page.getByLabel(donateContent.en.purpose.label).selectOption(program)
  await page.getByRole('button', { name: paymentClaimContent.en.heading }).click()
  const fields = formsContent.en.donation
  await page.getByLabel(paymentClaimContent.en.reference.label).fill('412345678901')
  await page.getByLabel(fields.donorName.label).fill('Asha Reader')
  await page.getByLabel(fields.email.label).fill('reader@example.org')
  await page.getByLabel(fields.phone.label).fill('98765 43210')
  await page.getByLabel(donateContent.en.details.isIndianCitizen.label).check()
  const tick = page.getByLabel(wantsUpdates.label)
  await expect(tick).not.toBeChecked()
  expect(await seriousFindings(page)).toEqual([])
  await tick.check()
  await page.getByRole('button', { name: paymentClaimContent.en.submit }).click()
  await expect(page.getByRole('heading', { name: paymentClaimContent.en.sent.title })).toBeVisible()
}

test('a donor who agreed hears what the gift did, until they unsubscribe', async ({
  page,
  site,
}) => {
  test.setTimeout(240_000)
  await logIn(page)
  const headers = { Origin: site.url }
  const reconcile = () => page.request.post('/api/admin/reconcile', { headers })
  const program = await makeProgram(page, { en: 'Evening school', hi: 'शाम की पाठशाला' })
  await giveByUpi(page, 'Evening school')
  const transactions = await page.request.get('/api/admin/transactions?search=Asha Reader')
  const [{ id }] = await transactions.json()
  const accepted = await page.request.post(`/api/admin/transactions/${id}/accept`, { headers })
  expect(accepted.status()).toBe(200)

  // The editor writes the update, and ticks the box to mail it.
  const first = updateRow('Twelve children can read')
  await saveItem(page, `programs/${program}`, { updates: [first] }, 'PATCH')
  await page.goto(`/cms/collections/programs/${program}`)
  const tick = page.getByLabel('Mail this to donors who agreed')
  await expect(tick).not.toBeChecked()
  await tick.check()
  await expect(page.getByText(panelTexts.en.updates.wouldReachOne)).toBeVisible()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/updated successfully/i).first()).toBeVisible()
  await reconcile()
  const mail = await mailOf(site, 'update-')
  expect(mail).toContain('Twelve children can read')
  await page.reload()
  await expect(page.getByText(panelTexts.en.updates.reachedOne)).toBeVisible()

  // The link opens a page that asks first.
  const [path = ''] = /\/unsubscribe\/[0-9a-f]{32}/.exec(mail) ?? []
  const opened = await page.goto(path)
  expect(opened?.headers()['cache-control']).toBe('private, no-store')
  expect(await opened?.text()).not.toContain('reader@example.org')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: copy.on.action }).click()
  await expect(page.getByRole('heading', { name: copy.off.title })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])

  const second = { ...updateRow('They read to their parents'), mailToDonors: true }
  const saved = await (
    await page.request.get(`/cms-api/programs/${program}?depth=0`, { headers })
  ).json()
  await saveItem(page, `programs/${program}`, { updates: [second, ...saved.updates] }, 'PATCH')
  await reconcile()
  const response = await page.request.get(`/api/admin/updates/program:${program}/reach`)
  const { givers, mailings } = await response.json()
  expect(givers).toBe(0)
  expect(
    mailings
      .map(({ reached, isDone }: { reached: number; isDone: boolean }) => [reached, isDone])
      .sort(),
  ).toEqual([
    [0, true],
    [1, true],
  ])
})

test('a link that is not complete says so', async ({ page, complaints }) => {
  const response = await page.goto('/unsubscribe/0123')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: copy.unknown.title })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  complaints.splice(0)
})
