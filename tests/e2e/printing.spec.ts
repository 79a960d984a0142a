import type { Page } from '@playwright/test'
import { homeContent } from '@/cms/seed/pages/home'
import { locales } from '@/content/locale'
import { qrPath } from '@/lib/qr-path'
import { idCardTexts } from '@/printing/id-card-texts'
import { expectToast, makeVolunteer } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'
import { readPdf } from '../support/pdf'
import { keepPrinted, printedBy } from '../support/printed'

const MM_PER_POINT = 25.4 / 72
const TOLERANCE_MM = 0.5

const lakshmi = {
  firstName: 'लक्ष्मी',
  lastName: 'त्रिपाठी',
  email: 'lakshmi@example.com',
  address: 'House 4, Sample Village',
  status: 'approved',
}

test.beforeEach(async ({ page }) => {
  await keepPrinted(page)
  await logIn(page)
})

/** Presses a button of a volunteer. @returns the printed document, in a new page. */
async function printed(page: Page, button: string): Promise<Page> {
  await page.getByRole('button', { name: button }).click()
  await expectToast(page, 'Generated')
  const window = await printedBy(page)
  await window.emulateMedia({ media: 'print' })
  // A certificate's preview closes automatically.
  if (button.startsWith('ID Card')) await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  return window
}

/** Returns the printed width and height of an element, in mm. */
async function sizeMm(window: Page, selector: string, pointsPerPixel: number) {
  const box = await window.locator(selector).boundingBox()
  const toMm = (pixels = 0) => pixels * pointsPerPixel * MM_PER_POINT
  return { width: toMm(box?.width), height: toMm(box?.height) }
}

function expectMm(actual: number | undefined, wanted: number): void {
  expect(Math.abs((actual ?? 0) - wanted), `${actual} mm`).toBeLessThan(TOLERANCE_MM)
}

async function verifyPath(page: Page, id: string, siteUrl: string): Promise<string> {
  const list: { id: string; verifyCode: string }[] = await (
    await page.request.get('/api/admin/volunteers')
  ).json()
  const code = list.find((volunteer) => volunteer.id === id)?.verifyCode
  return qrPath(`${siteUrl}/verify/${code}`).path
}

test('an ID card is printed on A4, 86 by 54 mm, with everything on it', async ({ page, site }) => {
  const id = await makeVolunteer(page, lakshmi)
  await page.goto('/admin?tab=volunteers')
  const window = await printed(page, 'ID Card: लक्ष्मी त्रिपाठी')
  const colour = await window.evaluate(() => getComputedStyle(document.documentElement).background)
  expect(colour).toContain('rgb(255, 255, 255)')
  const pdf = readPdf(await window.pdf({ preferCSSPageSize: true, printBackground: true }))

  expect(pdf.pages).toHaveLength(1)
  expectMm(pdf.pages[0]?.widthMm, 210)
  expectMm(pdf.pages[0]?.heightMm, 297)
  // Nothing was scaled to fit the page.
  expect(pdf.pointsPerPixel).toBeCloseTo(0.75, 4)
  const card = await sizeMm(window, 'article', pdf.pointsPerPixel)
  expectMm(card.width, 86)
  expectMm(card.height, 54)
  for (const text of [
    'Manavta Foundation',
    'Humanity is Supreme',
    'लक्ष्मी त्रिपाठी',
    '9876543210',
    'lakshmi@example.com',
    'House 4, Sample Village',
    'Issued ',
    'Valid until ',
  ]) {
    expect(pdf.text).toContain(text)
  }
  await expect(window.locator('svg path').last()).toHaveAttribute(
    'd',
    await verifyPath(page, id, site.url),
  )
  await window.close()
})

for (const language of locales) {
  test(`number and dates of a card are on one line in every month (${language})`, async ({
    page,
  }) => {
    const name = { firstName: 'Uma', lastName: language }
    await makeVolunteer(page, { ...lakshmi, ...name, language })
    await page.goto('/admin?tab=volunteers')
    const window = await printed(page, `ID Card: ${name.firstName} ${name.lastName}`)
    const foot = window.locator('article > div').last()
    await expect(foot).toContainText('V-')
    for (let month = 0; month < 12; month++) {
      const approvedAt = new Date(Date.UTC(2026, month, 28)).toISOString()
      const { issued, validUntil } = idCardTexts(
        {
          ...lakshmi,
          approvedAt,
          language,
          id: '',
          phone: '',
          emergencyContact: '',
          createdAt: '',
        },
        new Date(),
      )
      const lines = await foot.evaluate(
        (element, texts) => {
          for (const [index, text] of texts.entries()) {
            const place = element.children[index]
            if (place) place.textContent = text
          }
          const ends = [...element.children].map((child) => child.getBoundingClientRect())
          return {
            heights: ends.map(({ height }) => height),
            spill: element.scrollWidth - element.clientWidth,
          }
        },
        ['V-2026-DDDDDDDD', issued, validUntil ?? ''],
      )
      const height = (await foot.boundingBox())?.height ?? 0
      expect(lines.spill, issued).toBe(0)
      expect(lines.heights, issued).toEqual([height, height, height])
    }
    await window.close()
  })
}

test('the texts of a card have the same size with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await makeVolunteer(page, { ...lakshmi, firstName: 'कमला', lastName: 'देवी' })
  await page.goto('/admin?tab=volunteers')
  const window = await printed(page, 'ID Card: कमला देवी')
  const phone = window.getByText('9876543210', { exact: true })
  const size = await phone.evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize))
  // 2.5 mm.
  expect(size).toBeGreaterThan(9.4)
  await window.close()
})

test('a certificate is printed on A5 landscape, 210 by 148 mm, one page', async ({
  page,
  site,
}) => {
  const id = await makeVolunteer(page, { ...lakshmi, firstName: 'ज्योत्स्ना', lastName: 'शर्मा' })
  await page.goto('/admin?tab=volunteers')
  const window = await printed(page, 'Certificate: ज्योत्स्ना शर्मा')
  const pdf = readPdf(await window.pdf({ preferCSSPageSize: true, printBackground: true }))

  expect(pdf.pages).toHaveLength(1)
  expectMm(pdf.pages[0]?.widthMm, 210)
  expectMm(pdf.pages[0]?.heightMm, 148)
  expect(pdf.pointsPerPixel).toBeCloseTo(0.75, 4)
  const certificate = await sizeMm(window, 'article', pdf.pointsPerPixel)
  expectMm(certificate.width, 210)
  expectMm(certificate.height, 148)
  for (const text of [
    'Manavta Foundation',
    'Certificate of Achievement',
    'ज्योत्स्ना शर्मा',
    'National President',
    'No. V-',
  ]) {
    expect(pdf.text).toContain(text)
  }
  await expect(window.locator('svg path').last()).toHaveAttribute(
    'd',
    await verifyPath(page, id, site.url),
  )
  await window.close()
})

test('a Hindi name is shaped: conjuncts are one glyph, in a font that has them', async ({
  page,
}) => {
  await makeVolunteer(page, { ...lakshmi, lastName: 'त्रिवेदी' })
  await page.goto('/admin?tab=volunteers')
  for (const paper of ['ID Card', 'Certificate']) {
    const window = await printed(page, `${paper}: लक्ष्मी त्रिवेदी`)
    const pdf = readPdf(await window.pdf({ preferCSSPageSize: true, printBackground: true }))
    // क + ् + ष + ् + म + ी: a conjunct and its vowel. त + ् + र + ि: the vowel, then the conjunct.
    expect(pdf.shaped).toContainEqual(expect.objectContaining({ text: 'क्ष्मी', glyphs: 2 }))
    expect(pdf.shaped).toContainEqual(expect.objectContaining({ text: 'त्रि', glyphs: 2 }))
    expect(pdf.fonts).toContain('TiroDevaHindi-Regular')
    expect(pdf.text).not.toContain('\uFFFD')
    await window.close()
  }
})

test('long names and addresses of any script stay inside their boxes', async ({ page }) => {
  const long = {
    ...lakshmi,
    firstName: 'Venkatanarasimharajuvaripetachandrasekhara',
    lastName: 'Subramanian-Krishnamoorthy',
    email: `${'a'.repeat(60)}@subdomain.example.com`,
    address: 'ग्राम पंचायत भवन के सामने, '.repeat(12).slice(0, 300),
  }
  await makeVolunteer(page, long)
  await page.goto('/admin?tab=volunteers')
  for (const paper of ['ID Card', 'Certificate']) {
    const window = await printed(page, `${paper}: ${long.firstName} ${long.lastName}`)
    const spilled = await window.evaluate(() => {
      const frame = document.querySelector('article')?.getBoundingClientRect()
      return [...document.querySelectorAll('article *')].filter((element) => {
        const box = element.getBoundingClientRect()
        return frame && (box.right > frame.right + 0.5 || box.bottom > frame.bottom + 0.5)
      }).length
    })
    expect(spilled).toBe(0)
    const pdf = readPdf(await window.pdf({ preferCSSPageSize: true, printBackground: true }))
    expect(pdf.pages).toHaveLength(1)
    await window.close()
  }
})

test('cards of several are printed ten to a sheet, in the language of each', async ({ page }) => {
  test.setTimeout(180_000)
  for (let number = 0; number < 11; number++) {
    await makeVolunteer(page, {
      ...lakshmi,
      lastName: 'चतुर्वेदी',
      language: number < 5 ? 'hi' : 'en',
    })
  }
  await page.goto('/admin?tab=volunteers&search=चतुर्वेदी')
  await expect(page.getByRole('article')).toHaveCount(11)
  await page.getByLabel('Select all on this page').check()
  await page.getByRole('button', { name: 'Print ID cards' }).click()
  await expectToast(page, 'ID Cards Generated')
  const window = await printedBy(page)
  await window.emulateMedia({ media: 'print' })
  const pdf = readPdf(await window.pdf({ preferCSSPageSize: true, printBackground: true }))
  expect(pdf.pages).toHaveLength(2)
  expect(pdf.pointsPerPixel).toBeCloseTo(0.75, 4)
  const card = await sizeMm(window, 'article >> nth=10', pdf.pointsPerPixel)
  expectMm(card.width, 86)
  expectMm(card.height, 54)
  expect(pdf.text.match(/Valid until/g)).toHaveLength(6)
  await expect(window.locator('article:lang(hi)')).toHaveCount(5)
  await expect(window.locator('article:lang(hi)').first()).toContainText('स्वयंसेवक')
  await window.close()
})

test('a public page on paper has its buttons and figures in dark ink', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const main = page.getByRole('main')
  for (const part of [
    main.getByRole('link', { name: homeContent.en.hero.support ?? '' }),
    main.getByText('20,000+').first(),
  ]) {
    await expect(part).toHaveCSS('color', 'rgb(42, 33, 27)')
  }
})
