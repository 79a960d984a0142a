import { navigationContent } from '@/cms/seed/pages/navigation'
import { chromeContent } from '@/content/chrome'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { upiDialogContent } from '@/content/upi-dialog'
import { seriousFindings } from '../support/axe'
import { makeVolunteer } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'
import { savePaymentSettings, TEST_PAYMENT } from '../support/settings'

// every-page.spec.ts checks every page as it opens; forms with errors are checked in their own files.

const WIDTHS = [360, 1280]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('with a UPI ID', () => {
  test.beforeEach(({ site }) => savePaymentSettings(site, { upiId: TEST_PAYMENT.upiId }))
  test.afterEach(({ site }) => savePaymentSettings(site, {}))

  for (const locale of locales) {
    test(`the open menu and the open dialog have no serious findings (${locale})`, async ({
      page,
    }) => {
      const { header, mobileMenu } = chromeContent[locale]
      // The menu is collapsed on phones and tablets.
      for (const width of [360, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(localePath(locale, '/'))
        await page.getByRole('button', { name: mobileMenu.open }).click()
        const menu = page.locator('#mobile-menu')
        await expect(menu).toBeVisible()
        expect(await seriousFindings(page), `menu at ${width} px`).toEqual([])

        const payByUpi = page.getByRole('banner').getByRole('button', { name: header.payByUpi })
        await payByUpi.filter({ visible: true }).click()
        await expect(
          page.getByRole('dialog', { name: upiDialogContent[locale].title }),
        ).toBeVisible()
        expect(await seriousFindings(page), `dialog at ${width} px`).toEqual([])
      }
    })
  }
})

test('Page Not Found has no serious findings', async ({ page, complaints }) => {
  await page.goto('/hi/nothing-here')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveTitle(/पेज नहीं मिला/)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await seriousFindings(page)).toEqual([])
  }
  // The browser itself logs a document with status 404.
  complaints.splice(0)
})

test('the focused element is never hidden under the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/what-we-do')
  const bar = await page.getByRole('banner').boundingBox()
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  const hidden: string[] = []
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return {
        name: element?.textContent ?? '',
        bottom: element?.getBoundingClientRect().bottom ?? 0,
        isAbove: element?.closest('header, [href="#content"]') !== null,
      }
    })
    if (!focused.isAbove && focused.bottom <= (bar?.height ?? 0)) hidden.push(focused.name)
  }
  expect(hidden).toEqual([])
})

for (const locale of locales) {
  test(`the focused element is never under the Donate bar (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(localePath(locale, '/terms'))
    // At a first visit the bar is higher, because of the prompt.
    const { title } = navigationContent[locale].donatePrompt
    const bar = page.locator('[data-floating]')
    await expect(bar.getByRole('link', { name: title })).toBeVisible()
    const { y = 0 } = (await bar.boundingBox()) ?? {}
    const covered: string[] = []
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      covered.push(
        ...(await page
          .locator(':focus:not([data-floating] *)')
          .evaluateAll(
            (elements, top) =>
              elements
                .filter((element) => element.getBoundingClientRect().bottom > top)
                .map((element) => element.textContent),
            y,
          )),
      )
    }
    expect(covered).toEqual([])
  })
}

test('on a phone, the bar for what is chosen never covers the checkbox that is ticked', async ({
  page,
}) => {
  await logIn(page)
  for (const lastName of ['One', 'Two', 'Three', 'Four']) {
    await makeVolunteer(page, { firstName: 'Covered', lastName, status: 'approved' })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin?tab=volunteers&search=Covered')
  const boxes = page.getByRole('checkbox', { name: /Covered/ })
  await expect(boxes).toHaveCount(4)
  const bar = page.getByRole('region', { name: dashboardVolunteersContent.en.selection.label })
  for (const box of await boxes.all()) {
    // At the lower edge, where the browser scrolls to by itself.
    await box.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await box.focus()
    await page.keyboard.press('Space')
    await expect(bar).toBeVisible()
    const top = async () => (await bar.boundingBox())?.y ?? 0
    const bottom = async () => box.evaluate((element) => element.getBoundingClientRect().bottom)
    await expect.poll(async () => (await bottom()) <= (await top())).toBe(true)
    await page.keyboard.press('Space')
    await expect(bar).toBeHidden()
    await expect(box).toBeFocused()
  }
})

test('nor is it covered with text of twice the size on a low screen', async ({ page }) => {
  await logIn(page)
  await makeVolunteer(page, { firstName: 'Large', lastName: 'Text', status: 'pending' })
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/admin?tab=volunteers&search=Large')
  const box = page.getByRole('checkbox', { name: /Large/ })
  await expect(box).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await box.focus()
  await page.keyboard.press('Space')
  const bar = page.getByRole('region', { name: dashboardVolunteersContent.en.selection.label })
  await expect(bar).toBeVisible()
  for (const place of [box, page.getByRole('button', { name: 'Approve: Large Text' })]) {
    await place.focus()
    const bottom = async () => place.evaluate((each) => each.getBoundingClientRect().bottom)
    await expect
      .poll(async () => (await bottom()) <= ((await bar.boundingBox())?.y ?? 0))
      .toBe(true)
  }
  // The bar itself scrolls to its last button.
  await bar.getByRole('button').last().focus()
  await expect(bar.getByRole('button').last()).toBeInViewport({ ratio: 1 })
})

test('in a dialog that is higher than the screen, the focused control is always visible', async ({
  page,
}) => {
  await logIn(page)
  await makeVolunteer(page, { firstName: 'High', lastName: 'Dialog', status: 'approved' })
  await page.setViewportSize({ width: 360, height: 480 })
  await page.goto('/admin?tab=volunteers&search=High')
  await page.getByText('More', { exact: true }).click()
  await page.getByRole('button', { name: 'Edit: High Dialog' }).click()
  const dialog = page.getByRole('dialog')
  const close = dialog.getByRole('button', { name: 'Close' })
  await expect(close).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(close).toBeInViewport()
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  test('the chosen category of the gallery is marked', async ({ page }) => {
    await page.goto('/portfolio')
    const widths = page
      .getByRole('radio')
      .evaluateAll((radios) =>
        radios.map(
          ({ nextElementSibling: label }) => label && getComputedStyle(label).borderTopWidth,
        ),
      )
    expect((await widths).filter((width) => width !== '1px')).toEqual(['4px'])
  })

  test('only the current page, tab and section are marked', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await page.goto('/donate')
    const underlined = (links: Element[]) =>
      links.filter((link) => getComputedStyle(link).borderBottomWidth !== '0px').length
    const menu = page.getByRole('banner').getByRole('navigation').getByRole('link')
    expect(await menu.evaluateAll(underlined)).toBe(0)
    await page.goto('/about')
    expect(await menu.evaluateAll(underlined)).toBe(1)

    await logIn(page)
    await page.goto('/admin?tab=payments&section=donations')
    const system = await page.evaluate(() => {
      const sample = document.body.appendChild(document.createElement('p'))
      sample.style.cssText = 'forced-color-adjust: none; background: SelectedItem'
      return getComputedStyle(sample).backgroundColor
    })
    for (const chosen of ['[role="tab"][aria-selected="true"]', '[aria-current="page"]']) {
      await expect(page.locator('main').locator(`button${chosen}`).last()).toHaveCSS(
        'background-color',
        system,
      )
    }
  })
})
