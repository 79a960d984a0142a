import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { expectCleanAndFitting, expectToast, makeVolunteer } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'
import { mailOf } from '../support/mailbox'

test.use({ hasOwnSite: true })

const asha = { firstName: 'Asha', lastName: 'Devi', address: 'House 4, Rampur' }
const ravi = { firstName: 'Ravi', lastName: 'Kumar', address: 'Sitapur', interests: ['healthcare'] }

test('volunteers are filtered, corrected, approved together and written to', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000)
  await logIn(page)
  await makeVolunteer(page, { ...asha, email: 'asha@example.org' })
  await makeVolunteer(page, { ...ravi, email: 'ravi@example.org' })
  await page.goto('/admin?tab=volunteers&view=list')
  const card = (name: string) => page.getByRole('article').filter({ hasText: name })

  // On a phone fields without an answer are left out.
  const notGiven = page.getByText(dashboardVolunteersContent.en.notGiven)
  await expect(notGiven.first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(notGiven.filter({ visible: true })).toHaveCount(0)
  await expect(card('Asha Devi')).toContainText('House 4, Rampur')
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByLabel('Interest').selectOption('Healthcare')
  await expect(card('Asha Devi')).toBeHidden()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Village or town').fill('rampur')
  await expect(card('Ravi Kumar')).toBeHidden()
  await expect(page.getByLabel('Village or town')).toBeFocused()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByLabel('Village or town')).toHaveValue('')
  await expect(card('Ravi Kumar')).toBeVisible()

  await page.getByRole('button', { name: 'Edit: Ravi Kumar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Last name').fill(' ')
  await dialog.getByLabel('Elderly Care').check()
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog.getByText('Last name is required')).toBeVisible()
  await expectCleanAndFitting(page)
  await dialog.getByLabel('Last name').fill('Verma')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expectToast(page, 'Volunteer updated successfully')
  await expect(card('Ravi Verma')).toContainText('elderly-care')

  await page.getByLabel('Choose Ravi Verma').check()
  await expect(page.getByText('1 chosen')).toBeVisible()
  await page.getByLabel('Select all on this page').check()
  await expect(page.getByText('2 chosen')).toBeVisible()
  await expectCleanAndFitting(page)
  const bar = page.getByRole('region', { name: 'Actions for the selected volunteers' })
  await bar.getByRole('button', { name: 'Write e-mail' }).click()
  await dialog.getByLabel('Subject').fill('Camp on Sunday')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('Message is required')).toBeVisible()
  await dialog.getByLabel('Message').fill('Dear {name}, please come.')
  await expectCleanAndFitting(page)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expectToast(page, '2 e-mails are on their way')
  expect(await mailOf(site, 'volunteers-')).toMatch(/Dear (Asha|Ravi), please come\./)

  await bar.getByRole('button', { name: 'Record hours' }).click()
  await dialog.getByPlaceholder('2, 1.5 or 1:30').fill('25')
  await dialog.getByLabel('What was done').fill('Health camp')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expect(dialog.getByText('Please enter hours such as 2, 1.5 or 1:30')).toBeVisible()
  await dialog.getByPlaceholder('2, 1.5 or 1:30').fill('1:30')
  await dialog.getByRole('button', { name: 'Record' }).click()
  await expectToast(page, 'Hours recorded')
  await expect(card('Asha Devi')).toContainText('1.5 hours of service')
  await page.getByRole('button', { name: 'Hours: Asha Devi' }).click()
  await expect(dialog.getByText('Health camp')).toBeVisible()
  await expectCleanAndFitting(page)
  page.once('dialog', (question) => question.accept())
  await dialog.getByRole('button', { name: /^Delete: Health camp/ }).click()
  await expect(dialog.getByText('No hours recorded yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(card('Asha Devi')).not.toContainText('hours of service')

  await bar.getByRole('button', { name: 'Approve' }).click()
  await expectToast(page, '2 approved')
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Renew card: Asha Devi' }).click()
  await expectToast(page, 'The card is valid for a year from today')
})
