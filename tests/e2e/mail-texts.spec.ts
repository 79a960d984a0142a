import { forgetFailures } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

test('an admin sees the e-mail while typing, and keeps the text if it is refused', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await page.goto('/cms/globals/mail-texts')
  await page.locator('.collapsible__toggle').nth(1).click()
  const body = page.locator('[name="applicationApproved.en.body"]')
  const english = page.locator('.group-field:has(> * [name="applicationApproved.en.body"])').last()
  await english.getByText('Preview').click()
  const letter = english.locator('.mail-preview-letter')
  await expect(letter).toContainText('Dear Asha,')
  await expect(letter).toContainText('Your application is approved.')

  const faults = english.locator('.mail-preview-faults')
  await body.fill('Namaste {nmae}, see {card}')
  await expect(letter).toContainText('Namaste {nmae}, see https://example.org/verify/SAMPLE')
  await expect(faults).toContainText('There is nothing to fill in for {nmae}.')
  const saved = page.waitForResponse((response) => response.url().includes('/cms-api/globals/'))
  await page.locator('#action-save').click()
  expect((await saved).status()).toBe(400)
  await expect(faults).toContainText('There is nothing to fill in for {nmae}.')
  await expect(body).toHaveValue('Namaste {nmae}, see {card}')

  await body.fill('Namaste {name}, see {card}')
  await expect(faults).toBeEmpty()
  forgetFailures(complaints)
})
