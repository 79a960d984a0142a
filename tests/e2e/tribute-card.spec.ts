import { afterGiftContent } from '@/content/after-gift'
import { tributeCardContent } from '@/content/tribute-card'
import { messages } from '@/domain/messages'
import { seriousFindings } from '../support/axe'
import { expect } from '../support/e2e'
import { mailOf } from '../support/mailbox'
import { readPdf } from '../support/pdf'
import { give, test } from '../support/practice-giving'
import { keepPrinted, printedBy } from '../support/printed'

const { make, page: cardPage } = tributeCardContent.en

test('tribute card: made after a gift, sent at once, printed, shared, without the amount', async ({
  page,
  site,
  gateway,
}) => {
  await keepPrinted(page)
  const { donationId } = await give({ site, gateway }, 'Asha Devi', 1234)
  await page.goto(`/donate/status/${donationId}`)
  await expect(page.getByRole('heading', { name: afterGiftContent.en.title })).toBeVisible()
  const told = await page
    .getByRole('link', { name: afterGiftContent.en.share.label })
    .getAttribute('href')
  // The port of the site can contain '1234'.
  expect(decodeURIComponent(told ?? '').replaceAll(site.url, '')).not.toMatch(/1,?234|₹/)

  await page.getByText(make.open, { exact: true }).click()
  await page.getByLabel(make.honouree).fill('Meera Nair')
  await page.getByLabel(make.fromName).fill('Asha')
  await page.getByLabel(make.message).fill('See https://evil.example')
  await page.getByRole('button', { name: make.submit }).click()
  await expect(page.getByText(make.failed)).toBeVisible()
  // The typed text is still there, and the field shows its error.
  await expect(page.getByLabel(make.honouree)).toHaveValue('Meera Nair')
  await expect(page.getByLabel(make.message)).toHaveAccessibleDescription(
    new RegExp(messages.noWebAddress),
  )
  expect(await seriousFindings(page)).toEqual([])
  await page.getByLabel(make.occasion).selectOption('memory')
  await page.getByLabel(make.message).fill('She taught us all to read.')
  await page.getByLabel(make.recipientEmail).fill('family@example.org')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: make.submit }).click()
  await expect(page.getByRole('heading', { name: make.made })).toBeVisible()

  await page.getByRole('link', { name: make.see }).click()
  const card = page.getByRole('article', { name: 'In memory of Meera Nair' })
  await expect(card).toContainText('She taught us all to read.')
  await expect(page.getByText(/1,?234|₹/)).toHaveCount(0)
  expect(await seriousFindings(page)).toEqual([])
  // On a phone the whole card is too small to read, so its text is below it.
  const words = page.locator('[aria-hidden] p').filter({ hasText: 'She taught us all to read.' })
  await expect(words).toBeHidden()
  const desk = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(words).toBeVisible()
  await page.setViewportSize(desk ?? { width: 1280, height: 720 })
  const picture = await page.getByRole('link', { name: cardPage.picture }).getAttribute('href')
  const drawn = await page.request.get(picture ?? '')
  expect(drawn.headers()['content-type']).toBe('image/png')
  const shared = await page.getByRole('link', { name: cardPage.share }).getAttribute('href')
  expect(decodeURIComponent(shared ?? '')).toContain(new URL(page.url()).pathname)

  await page.getByRole('button', { name: cardPage.print }).click()
  const paper = await printedBy(page)
  const pdf = readPdf(await paper.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pdf.pages).toHaveLength(1)
  expect(pdf.pages[0]?.widthMm).toBeCloseTo(148, 0)
  expect(pdf.text).toContain('Meera')

  // The practice gateway moves no money, and the e-mail says so.
  expect(await mailOf(site, 'card-')).toContain('In memory of Meera Nair')
})

test('a payment that failed offers no card, and no thanks', async ({ page, site, gateway }) => {
  const { donationId } = await give({ site, gateway }, 'Ravi', 500, { outcome: 'failed' })
  await page.goto(`/donate/status/${donationId}`)
  await expect(page.getByRole('heading', { name: 'The payment did not go through' })).toBeVisible()
  await expect(page.getByText(make.open, { exact: true })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: afterGiftContent.en.title })).toHaveCount(0)
})

test('a card in Hindi is on the Hindi page, and one that does not exist is explained', async ({
  page,
  site,
  gateway,
  complaints,
}) => {
  const { donationId } = await give({ site, gateway }, 'Asha Devi', 500)
  const { make: form, page: hindi } = tributeCardContent.hi
  await page.goto(`/hi/donate/status/${donationId}`)
  await page.getByText(form.open, { exact: true }).first().click()
  await page.getByLabel(form.honouree).fill('मीरा नायर')
  await page.getByLabel(form.fromName).fill('आशा')
  await page.getByRole('button', { name: form.submit }).click()
  await page.getByRole('link', { name: form.see }).click()
  await expect(page.getByRole('article')).toContainText('आशा ने आपके नाम पर')
  await expect(page.getByRole('link', { name: hindi.share })).toBeVisible()

  const response = await page.goto(`/donate/card/${'0'.repeat(32)}`)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: cardPage.unknown.title })).toBeVisible()
  // The browser itself logs the 404.
  complaints.splice(0)
})
