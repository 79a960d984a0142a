import { applicantMailsContent } from '@/content/applicant-mails'
import { eventSignUpContent } from '@/content/event-sign-up'
import { DAY_MS } from '@/domain/durations'
import { expectToast } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'
import { attachmentOf, mailOf } from '../support/mailbox'

test.use({ hasOwnSite: true })

const mails = applicantMailsContent.hi
const signUp = eventSignUpContent.hi

test('from an application in Hindi to the certificate: acknowledged, approved, card by mail, event, hours', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000)
  const headers = { Origin: site.url }
  const asha = {
    firstName: 'आशा',
    lastName: 'देवी',
    address: 'रामपुर',
    email: 'asha@example.org',
    phone: '9876543210',
  }
  const applied = await page.request.post('/api/volunteers?locale=hi', { data: asha, headers })
  expect(applied.status()).toBe(201)
  const { id } = await applied.json()
  // The file name begins with a key derived from the address.
  const told = await mailOf(site, 'applicant-')
  expect(told).toContain(mails.received.paragraphs[0]?.replace('{name}', 'आशा'))

  await logIn(page)
  await page.goto('/admin?tab=volunteers')
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expectToast(page, '1 approved')
  const card = await attachmentOf(site, `applicant-${id}-approved`)
  expect(card.subarray(0, 5).toString()).toBe('%PDF-')

  const event = await page.request.post('/api/admin/posts', {
    data: {
      type: 'event',
      title: 'Health camp',
      content: 'Come',
      eventDate: new Date(Date.now() + 7 * DAY_MS).toISOString(),
      takesSignUps: true,
    },
    headers,
  })
  expect(event.status()).toBe(201)
  const { id: eventId } = await event.json()
  const named = await page.request.patch(`/cms-api/posts/${eventId}?locale=hi`, {
    data: { title: 'स्वास्थ्य शिविर', _status: 'published' },
    headers,
  })
  expect(named.status()).toBe(200)
  await page.goto(`/hi/activities/${eventId}`)
  await page.getByLabel(signUp.name, { exact: true }).fill('आशा देवी')
  await page.getByLabel(signUp.phone, { exact: true }).fill('98765 43210')
  await page.getByRole('button', { name: signUp.submit }).click()
  await expect(page.getByRole('heading', { name: signUp.notes['signed-up'].title })).toBeVisible()

  // Who came is recorded from the day of the event.
  const today = await page.request.patch(`/cms-api/posts/${eventId}`, {
    data: { eventDate: new Date().toISOString(), _status: 'published' },
    headers,
  })
  expect(today.status()).toBe(200)
  await page.goto('/admin?tab=volunteers&section=events')
  await page.getByRole('button', { name: 'People: Health camp' }).click()
  await page.getByRole('button', { name: /^Came: / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. The hours of 1 volunteer are up to date.')

  await page.goto('/admin?tab=volunteers')
  await page.getByRole('button', { name: /^Certificate: / }).click()
  await expect(dialog.getByText(/3 घंटे की स्वैच्छिक सेवा \(स्वास्थ्य शिविर\)/)).toBeVisible()
})
