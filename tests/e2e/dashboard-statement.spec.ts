import { readFile } from 'node:fs/promises'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardCertificatesContent } from '@/content/dashboard-certificates'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { expectCleanAndFitting, expectToast, forgetFailures } from '../support/dashboard'
import { expect, logIn } from '../support/e2e'
import { pdfWith } from '../support/make-pdf'
import { test } from '../support/practice-giving'
import { saveSiteSettings } from '../support/settings'

const toasts = adminToastsContent.en
const copy = dashboardStatementContent.en
const gifts = dashboardGiftsContent.en

test('a year is checked, corrected in place, filed, and compared with later changes', async ({
  page,
  site,
}) => {
  await saveSiteSettings(site, {
    registration80g: 'URN-1',
    approved80gOn: '2021-05-28T06:30:00.000Z',
  })
  await logIn(page)
  const record = async (gift: object) => {
    const made = await page.request.post('/api/admin/donations', {
      headers: { Origin: site.url },
      data: { amount: 300, paymentMethod: 'cash', receivedOn: '2025-06-02', ...gift },
    })
    expect(made.status()).toBe(201)
  }
  await record({ donorName: 'Asha Devi', address: 'Pune', panNumber: 'ABCPE1234F' })
  await record({ donorName: 'Ravi Kumar', address: 'Delhi' })
  await page.goto('/admin?tab=payments&section=statement&year=2025')
  await expect(page.getByText(copy.totals.agrees)).toHaveCount(2)
  await expectCleanAndFitting(page)
  const unnamed = page.getByRole('listitem').filter({ hasText: copy.kinds['pan-missing'].label })
  await page.emulateMedia({ media: 'print' })
  await expect(unnamed).toContainText(`${copy.check.gifts(1)}, ₹300`, { useInnerText: true })
  await page.emulateMedia({ media: null })

  await page.getByRole('button', { name: copy.check.show(copy.kinds['pan-missing'].label) }).click()
  await expect(
    page.getByRole('heading', { name: new RegExp(copy.kinds['pan-missing'].label) }),
  ).toBeVisible()
  await expect(page.locator('body')).not.toBeFocused()
  await expectCleanAndFitting(page)
  await page.getByRole('button', { name: copy.check.correctOf('Ravi Kumar', '₹300') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(gifts.gift.panNumber.label).fill('BBCPE1234F')
  await dialog.getByLabel(gifts.correction.reason.label).fill('Told by phone')
  await dialog.getByRole('button', { name: gifts.correction.submit }).click()
  await expectToast(page, toasts.giftCorrected.description)
  await expect(page.getByText(copy.check.empty.title)).toBeVisible()

  await page.getByRole('button', { name: copy.check.back }).click()
  await page.getByRole('button', { name: copy.files.make, exact: true }).click()
  await expectToast(page, toasts.statementMade.description)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download the file/ }).click()
  const text = await readFile(await (await download).path(), 'utf8')
  expect(text).toContain('BBCPE1234F,Section 80G,URN-1,28/05/2021,Ravi Kumar,Delhi,Others,Cash,300')

  await page.getByRole('button', { name: copy.files.mark }).click()
  await dialog.getByRole('button', { name: copy.files.dialog.submit }).click()
  await expect(dialog.getByText('Please enter the acknowledgement number')).toBeVisible()
  await dialog.getByLabel(copy.files.dialog.number.label).fill('112233445566')
  await dialog.getByRole('button', { name: copy.files.dialog.submit }).click()
  await expect(page.getByText(/under 112233445566, noted by admin/)).toBeVisible()

  await page.getByRole('button', { name: copy.files.correct }).click()
  const number = dialog.getByLabel(copy.files.dialog.number.label)
  await expect(number).toHaveValue('112233445566')
  await number.fill('112233445567')
  await dialog.getByRole('button', { name: copy.files.dialog.correctSubmit }).click()
  await expectToast(page, toasts.statementCorrected.description)
  await expect(page.getByText(/under 112233445567, noted by admin/)).toBeVisible()

  await record({ donorName: 'Mohan Lal', address: 'Agra', panNumber: 'CBCPE1234F' })
  await page.getByRole('button', { name: copy.files.compare }).click()
  await expect(page.getByText(copy.files.changed(1))).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Mohan Lal' })).toContainText('••••••234F')
  await expectCleanAndFitting(page)

  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: copy.files.takeBack }).click()
  await expectToast(page, toasts.statementTakenBack.description)
  await expect(page.getByText(copy.files.notFiled, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: copy.files.mark })).toBeVisible()
})

test('certificates from the portal are uploaded together, matched with donors, and sent', async ({
  page,
  site,
  complaints,
}) => {
  const certificates = dashboardCertificatesContent.en
  await logIn(page)
  const made = await page.request.post('/api/admin/donations', {
    headers: { Origin: site.url },
    data: {
      amount: 900,
      paymentMethod: 'cash',
      receivedOn: '2024-06-02',
      donorName: 'Sita Devi',
      address: 'Pune',
      panNumber: 'DBCPE1234F',
      email: 'sita@example.org',
    },
  })
  expect(made.status()).toBe(201)
  await page.goto('/admin?tab=payments&section=statement&year=2024')
  await expect(page.getByText(certificates.none)).toBeVisible()
  const fileOf = async (name: string, text: string) => ({
    name,
    mimeType: 'application/pdf',
    buffer: await pdfWith(text),
  })
  const found = await fileOf('DBCPE1234F.pdf', 'PAN of the donor DBCPE1234F')
  await page
    .getByLabel(certificates.choose)
    .setInputFiles([
      found,
      await fileOf('scan.pdf', 'Nothing to be found'),
      { name: 'letter.docx', mimeType: 'application/pdf', buffer: Buffer.from('PK letter') },
      found,
    ])
  await expect(page.getByText(certificates.takenIn(2))).toContainText(certificates.known(1))
  await expect(page.getByText('letter.docx: This file cannot be read as a PDF')).toBeVisible()
  await expectCleanAndFitting(page)

  await page.getByRole('button', { name: certificates.assignOf('scan.pdf') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(certificates.dialog.pan.label).fill('ABCPE1234F')
  await dialog.getByRole('button', { name: certificates.dialog.submit }).click()
  await expect(dialog.getByText('No gift of this year has this PAN').first()).toBeVisible()
  await dialog.getByLabel(certificates.dialog.pan.label).fill('dbcpe1234f')
  await dialog.getByRole('button', { name: certificates.dialog.submit }).click()
  await expectToast(page, certificates.dialog.done.description)

  page.on('dialog', (question) => question.accept())
  await page
    .getByRole('button', { name: certificates.removeOf('Sita Devi') })
    .first()
    .click()
  await expectToast(page, certificates.removed.description)
  await page.getByRole('button', { name: certificates.send }).click()
  await expectToast(page, certificates.sentMails(1))
  // It is sent in the background.
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(certificates.states.sent, { exact: true })).toBeVisible()
  }).toPass()
  // The expected refusals.
  forgetFailures(complaints)
})
