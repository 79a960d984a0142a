import { forgetFailures } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

test('an admin sees the e-mail while typing, and keeps the text when it is refused', async ({
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

  await body.fill('Namaste {nmae}, see {card}')
  await expect(letter).toContainText('Namaste {nmae}, see https://example.org/verify/SAMPLE')
  await page.locator('#action-save').click()
  await expect(english).toContainText('There is nothing to fill in for {nmae}.')
  await expect(body).toHaveValue('Namaste {nmae}, see {card}')
  forgetFailures(complaints)
})
