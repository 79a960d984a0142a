import { dashboardImportContent } from '@/content/dashboard-import'
import { expectCleanAndFitting, expectToast } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

const copy = dashboardImportContent.en

test.use({ hasOwnSite: true })

const FILE = {
  name: 'gifts.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    `Date,Name,Amount,Mode,Receipt No
03/04/2025,Asha Import,"₹1,25,000.50",Cash,77
03/13/2025,Ravi Import,500,Cash,78
03/04/2025,Asha Import,"₹1,25,000.50",UPI,
`,
  ),
}

test('a file is matched, reported, imported and undone', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin/import?of=gifts')
  page.on('dialog', (dialog) => dialog.accept())
  await expect(page.getByText(copy.list.empty.description)).toBeVisible()
  await page.getByLabel(copy.file.choose).setInputFiles(FILE)
  await expect(page.getByRole('heading', { name: copy.columns.title })).toBeVisible()
  await expect(page.getByLabel('Day received (needed)')).toHaveValue('0')
  await page.getByRole('button', { name: copy.columns.check }).click()

  const report = page.getByRole('region', { name: copy.report.title.before })
  await expect(report).toBeVisible()
  // Each step's button is gone in the next one: the focus must not start again at the top of the page.
  await expect(page.locator('body')).not.toBeFocused()
  await report.getByRole('button', { name: 'Refused (1)' }).click()
  await expect(report.getByText(/“03\/13\/2025” is not a date/)).toBeVisible()
  await report.getByRole('button', { name: 'Doubtful (1)' }).click()
  await report.getByLabel(copy.report.tick(4)).check()
  await expectCleanAndFitting(page)
  await report.getByRole('button', { name: copy.confirm.button(2) }).click()

  await expect(page.getByText(copy.done.imported(2, '₹2,50,001'))).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await page.goto('/admin?tab=payments&section=donations&search=Asha+Import')
  await expect(page.getByText('Old receipt 77')).toBeVisible()

  await page.goto('/admin/import?of=gifts')
  await page.getByRole('button', { name: copy.undo.of(FILE.name) }).click()
  await expectToast(page, copy.undo.done.description)
  await expect(page.getByRole('cell', { name: copy.list.states.undone })).toBeVisible()
})
