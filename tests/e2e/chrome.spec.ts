import type { Page } from '@playwright/test'
import { navigationContent } from '@/cms/seed/pages/navigation'
import { chromeContent } from '@/content/chrome'
import { errorFallbackContent } from '@/content/error-fallback'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { upiDialogContent } from '@/content/upi-dialog'
import { seriousFindings } from '../support/axe'
import { expect, holdBack, logIn, test } from '../support/e2e'
import { screens } from '../support/screens'
import { savePaymentSettings, saveSiteSettings, TEST_PAYMENT } from '../support/settings'

const [phone, desktop] = screens
const NAME = 'Manavta Foundation'
const SEEN_KEY = 'donateButtonSeen'

const promptOf = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Donation reminder' })
    .getByRole('link', { name: 'Donate Now' })
const heartOf = (page: Page) => page.getByRole('button', { name: 'Show the donation reminder' })
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('with large text on a phone the round marks stay round', async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.goto('/')
  await expect(promptOf(page)).toBeVisible()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const marks = page.locator('.grid.rounded-full').filter({ visible: true })
  const ovals = await marks.evaluateAll((all) =>
    all
      .map((mark) => mark.getBoundingClientRect())
      .filter(({ width, height }) => Math.abs(width - height) > 1)
      .map(({ width, height }) => `${width} x ${height}`),
  )
  expect(await marks.count()).toBeGreaterThan(2)
  expect(ovals).toEqual([])
})

test.describe('the header on a desktop', () => {
  test.use({ viewport: desktop.viewport })

  for (const locale of locales) {
    test(`marks the current page, stays on top and on one line (${locale})`, async ({ page }) => {
      const { header } = chromeContent[locale]
      await page.goto(localePath(locale, '/contact'))
      const nav = page.getByRole('navigation', { name: header.navLabel })
      const { menu } = navigationContent[locale]
      for (const { label, page: path } of menu) {
        const link = nav.getByRole('link', { name: label, exact: true })
        await expect(link).toHaveAttribute('href', localePath(locale, path))
        expect((await link.boundingBox())?.height).toBeLessThan(60)
      }
      await expect(nav.locator('[aria-current=page]')).toHaveText(
        menu.find(({ page: path }) => path === '/contact')?.label ?? '',
      )
      await page.mouse.wheel(0, 600)
      await expect(page.getByRole('banner')).toBeInViewport()
    })
  }

  test('navigates without loading a whole page, and back', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Inspiration').click()
    await expect(page).toHaveURL(/\/inspiration$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Our Inspiration' })).toBeVisible()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  })

  test('a click with a modifier key opens a new tab', async ({ page, context }) => {
    await page.goto('/')
    const opened = context.waitForEvent('page')
    await page
      .getByRole('navigation', { name: 'Main menu' })
      .getByText('Impact')
      .click({ modifiers: ['ControlOrMeta'] })
    await expect(await opened).toHaveURL(/\/impact$/)
    await expect(page).toHaveURL(/\/$/)
  })

  test('every change of path scrolls to the top', async ({ page }) => {
    await page.goto('/')
    await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Portfolio').click()
    await expect(page).toHaveURL(/\/portfolio$/)
    await expect.poll(() => scrollTop(page)).toBe(0)
  })

  test('a session shows Admin and Logout; logging out says so and forgets the flag', async ({
    page,
  }) => {
    await logIn(page)
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('link', { name: 'Admin', exact: true })).toHaveAttribute(
      'href',
      '/admin',
    )
    await header.getByRole('button', { name: 'Logout' }).click()
    const { title, description } = toastsContent.en.loggedOut
    await expect(page.locator('[data-tone=success]')).toContainText(title)
    await expect(page.locator('[data-tone=success]')).toContainText(description)
    await expect(page).toHaveURL(/\/admin-login$/)
    expect(await page.evaluate(() => localStorage.getItem('isAdminLoggedIn'))).toBeNull()
    await expect(header.getByRole('button', { name: 'Logout' })).toBeHidden()
  })

  test('a logout that fails says so, and can be tried again', async ({ page, complaints }) => {
    await page.addInitScript(() => localStorage.setItem('isAdminLoggedIn', 'true'))
    await page.route('**/api/admin/logout', (route) => route.fulfill({ status: 500, body: '' }))
    await page.goto('/')
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    await expect(page.locator('[data-tone=error]')).toContainText('Failed to logout')
    await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible()
    complaints.splice(0)
  })
})

for (const [locale, other, font] of [
  ['en', 'hi', /mukta-language-[^/]*\.woff2$/],
  ['hi', 'en', /mukta-english-[^/]*\.woff2$/],
] as const) {
  test(`the link to the other language is drawn by a font of the site, before any of the system (${locale})`, async ({
    page,
  }) => {
    const cut = page.waitForResponse(font)
    await page.goto(localePath(locale, '/about'))
    expect((await (await cut).body()).length).toBeLessThan(2_000)
    const link = page.getByRole('banner').locator(`a[lang=${other}]`).first()
    expect(await link.evaluate((at) => getComputedStyle(at).fontFamily)).toMatch(
      /^"Mukta Language",/,
    )
  })
}

test.describe('the menu on a phone', () => {
  test.use(phone)

  for (const locale of locales) {
    test(`opens, navigates and closes (${locale})`, async ({ page }) => {
      const { header, mobileMenu } = chromeContent[locale]
      await page.goto(localePath(locale, '/'))
      await page.getByRole('button', { name: mobileMenu.open }).click()
      const menu = page.getByRole('navigation', { name: mobileMenu.label, exact: true })
      await expect(menu.getByRole('link', { name: mobileMenu.adminLogin })).toBeVisible()
      await expect(menu.getByRole('link', { name: header.donateNow })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
      await menu
        .getByRole('link', { name: navigationContent[locale].menu[1]?.label ?? '', exact: true })
        .click()
      await expect(page).toHaveURL(/\/about$/)
      await expect(menu).toBeHidden()
    })
  }

  test('opens after hydration if it was tapped before', async ({ page }) => {
    const release = await holdBack(page, '**/_next/static/chunks/*.js')
    const visit = page.goto('/about')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    release()
    await visit
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await page.getByRole('button', { name: 'Close the menu' }).click()
    await expect(page.locator('#mobile-menu')).toBeHidden()
  })

  test('closes by Escape and by a tap outside it', async ({ page }) => {
    await page.goto('/about')
    const menu = page.locator('#mobile-menu')
    const button = page.getByRole('button', { name: 'Open the menu' })
    await button.click()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
    await button.click()
    await expect(menu).toBeVisible()
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.touchscreen.tap(width / 2, height - 150)
    await expect(menu).toBeHidden()
  })

  test('shows the admin items to a logged-in user; logging out closes it', async ({ page }) => {
    await logIn(page)
    await page.goto('/')
    await page.getByRole('button', { name: 'Open the menu' }).click()
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toBeVisible()
    await page.getByRole('button', { name: 'Admin Logout' }).click()
    await expect(page.locator('#mobile-menu')).toBeHidden()
    await expect(page.locator('[data-tone=success]')).toContainText('Logged Out')
  })

  test('the fixed Donate link opens the donate page if no other is set', async ({ page }) => {
    await page.goto('/about')
    const bar = page.getByRole('complementary', { name: 'Donation reminder' })
    const link = bar.getByRole('link', { name: 'Donate', exact: true })
    await link.click()
    await expect(page).toHaveURL(/\/donate$/)
  })
})

test.describe('the donate prompt', () => {
  test.use(phone)

  test('collapses after ten seconds, and is collapsed from then on', async ({ page }) => {
    await page.clock.install()
    await page.goto('/')
    await expect(promptOf(page)).toContainText('Donate Now')
    await expect(promptOf(page)).toContainText('Help Transform Lives')
    await page.clock.runFor(9_000)
    await expect(promptOf(page)).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), SEEN_KEY)).toBeNull()
    await page.clock.runFor(1_500)
    await expect(heartOf(page)).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), SEEN_KEY)).not.toBeNull()
    await page.reload()
    await expect(heartOf(page)).toBeVisible()
    await heartOf(page).click()
    await expect(promptOf(page)).toBeVisible()
  })

  test('stays closed once closed', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Minimise the donation reminder' }).click()
    await page.reload()
    await expect(heartOf(page)).toBeVisible()
    await expect(promptOf(page)).toBeHidden()
  })

  test('can be dismissed and opened, and links to the donate page', async ({ page }) => {
    await page.goto('/hi')
    const copy = { ...chromeContent.hi.donatePrompt, ...navigationContent.hi.donatePrompt }
    await page.getByRole('button', { name: copy.dismiss }).click()
    await page.getByRole('button', { name: copy.expand }).click()
    const prompt = page
      .getByRole('complementary', { name: copy.label })
      .getByRole('link', { name: copy.title })
    await prompt.click()
    await expect(page).toHaveURL(/\/hi\/donate$/)
    await expect(prompt).toBeHidden()
  })

  for (const path of ['/donate', '/hi/donate', '/admin-login', '/hi/admin-login']) {
    test(`is not on ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('[data-floating] button')).toHaveCount(0)
    })
  }

  test('covers neither the Donate link nor the field being typed in', async ({ page }) => {
    await page.goto('/contact')
    const link = await page.locator('[data-floating] > a').boundingBox()
    const prompt = await promptOf(page).boundingBox()
    // One above the other.
    expect((prompt?.y ?? 0) + (prompt?.height ?? 0)).toBeLessThanOrEqual(link?.y ?? 0)
    // Retried, because hydrating the form may drop the first focus.
    await expect(async () => {
      await page.locator('form').getByLabel('Message').focus()
      await expect(page.locator('[data-floating]')).toBeHidden({ timeout: 2000 })
    }).toPass()
  })
})

test.describe('the header of a small desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test.beforeEach(({ site }) => savePaymentSettings(site, { upiId: TEST_PAYMENT.upiId }))
  test.afterEach(async ({ site }) => {
    await savePaymentSettings(site, {})
    await saveSiteSettings(site, { foundationName: NAME })
  })

  for (const locale of locales) {
    test(`has name, menu and UPI in one line (${locale})`, async ({ page }) => {
      await page.goto(localePath(locale, '/'))
      const { header } = chromeContent[locale]
      await expect(page.getByRole('navigation', { name: header.navLabel })).toBeVisible()
      await expect(
        page.getByRole('banner').getByRole('button', { name: header.payByUpi }),
      ).toBeVisible()
      expect(await linesOfName(page)).toBe(1)
    })
  }

  test('folds the menu for a long name', async ({ page, site }) => {
    await saveSiteSettings(site, {
      foundationName: 'Shri Gandhi Gramin Seva and Shiksha Foundation',
    })
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeVisible()
    expect(await linesOfName(page)).toBe(1)
  })
})

/** Counts the lines of the foundation's name in the header. */
async function linesOfName(page: Page): Promise<number> {
  const name = page.getByRole('banner').getByRole('link').first().locator('span')
  return name.evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return range.getClientRects().length
  })
}

test.describe('the bar at the lower edge of a small phone', () => {
  test.use({ viewport: { width: 360, height: 600 }, hasTouch: true, isMobile: true })

  test.beforeEach(({ site }) => savePaymentSettings(site, { upiId: TEST_PAYMENT.upiId }))
  test.afterEach(({ site }) => savePaymentSettings(site, {}))

  for (const locale of locales) {
    test(`offers Donate and UPI, and hides nothing at the end of the page (${locale})`, async ({
      page,
    }) => {
      await page.goto(localePath(locale, '/contact'))
      const copy = chromeContent[locale]
      const bar = page.locator('[data-floating]')
      // The prompt of a first visit makes the bar higher.
      await expect(bar.getByRole('button', { name: copy.donatePrompt.dismiss })).toBeVisible()
      for (const size of ['150%', '200%', '']) await expectFreeEnd(page, size)
      await page.getByRole('button', { name: copy.donatePrompt.dismiss }).click()
      for (const size of ['150%', '200%', '']) await expectFreeEnd(page, size)
      await expect(bar.getByRole('link', { name: copy.mobileMenu.donate })).toBeVisible()
      const box = await bar.boundingBox()
      expect(box?.height).toBeLessThan(80)
      expect(box?.width).toBe(360)

      await bar.getByRole('button', { name: copy.header.payByUpi }).click()
      await expect(page.getByRole('dialog', { name: upiDialogContent[locale].title })).toBeVisible()
      expect(await seriousFindings(page)).toEqual([])
    })
  }
})

/** Expects that the bar covers nothing of the footer at the end of the page. */
async function expectFreeEnd(page: Page, textSize: string): Promise<void> {
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
  }, textSize)
  const footer = await page.getByRole('contentinfo').boundingBox()
  const bar = await page.locator('[data-floating]').boundingBox()
  expect(
    (footer?.y ?? 0) + (footer?.height ?? 0),
    `with text of ${textSize || '100%'}`,
  ).toBeLessThanOrEqual((bar?.y ?? 0) + 1)
}

test.describe('the donate prompt on a desktop', () => {
  test.use({ viewport: desktop.viewport })

  test('is not shown', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-floating]')).toBeHidden()
  })
})

test('UPI is not offered without a UPI ID', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Pay by UPI' })).toHaveCount(0)
})

test.describe('the payment app chooser', () => {
  test.beforeEach(({ site }) => savePaymentSettings(site, { upiId: TEST_PAYMENT.upiId }))
  test.afterEach(({ site }) => savePaymentSettings(site, {}))

  for (const { name, ...screen } of screens) {
    test.describe(`on ${name}`, () => {
      test.use(screen)

      for (const locale of locales) {
        test(`opens, has the four apps, closes by Escape (${locale})`, async ({ page }) => {
          const copy = upiDialogContent[locale]
          const { header, mobileMenu } = chromeContent[locale]
          await page.goto(localePath(locale, '/'))
          if (screen.isMobile) await page.getByRole('button', { name: mobileMenu.open }).click()
          const button = page
            .getByRole('banner')
            .getByRole('button', { name: header.payByUpi })
            .filter({ visible: true })
          await button.click()
          const dialog = page.getByRole('dialog', { name: copy.title })
          await expect(dialog.getByText(copy.description)).toBeVisible()
          const links = dialog.getByRole('link')
          await expect(links).toHaveCount(4)
          const scheme =
            /^(gpay|phonepe|paytmmp|upi):\/\/\S*pa=foundation\.test@examplebank&pn=\S+&cu=INR$/
          for (const link of await links.all()) await expect(link).toHaveAttribute('href', scheme)
          expect(await seriousFindings(page)).toEqual([])
          await page.keyboard.press('Escape')
          await expect(dialog).toBeHidden()
          await expect(button).toBeFocused()
        })
      }
    })
  }

  test.describe('on a desktop', () => {
    test.use({
      viewport: desktop.viewport,
      permissions: ['clipboard-read', 'clipboard-write'],
    })

    test('choosing closes it; if no app opened, it comes back with QR code and copy button', async ({
      page,
    }) => {
      const copy = upiDialogContent.en
      await page.goto('/')
      await page.getByRole('button', { name: 'Pay by UPI' }).click()
      const dialog = page.getByRole('dialog', { name: copy.title })
      await expect(dialog.getByRole('img', { name: copy.qrAlt })).toBeVisible()
      // Simulates a missing app: the browser itself would ask, or do nothing.
      await page.evaluate(() =>
        document.addEventListener('click', (event) => event.preventDefault(), { once: true }),
      )
      await dialog.getByRole('link', { name: 'PhonePe' }).click()
      await expect(dialog).toBeHidden()
      await expect(dialog.getByText(copy.notOpened.title)).toBeVisible()
      await dialog.getByRole('button', { name: copy.copyId }).click()
      await expect(dialog.getByText('Copied!')).toBeVisible()
      await expect(page.locator('[data-tone=success]')).toContainText('Copied!')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(TEST_PAYMENT.upiId)
    })
  })
})

test.describe('a notice', () => {
  test('goes after five seconds, or when it is swiped to the right', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('isAdminLoggedIn', 'true'))
    await page.route('**/api/admin/logout', (route) => route.fulfill({ json: { success: true } }))
    await page.setViewportSize(desktop.viewport)
    await page.goto('/about')
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
    const notice = page.locator('[data-tone=success]')
    await expect(notice).toBeVisible()
    const box = await notice.boundingBox()
    if (!box) throw new Error('The notice has no place')
    const [x, y] = [box.x + 120, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 20, y, { steps: 4 })
    await page.mouse.up()
    await expect(notice).toBeVisible()
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + 90, y, { steps: 8 })
    await page.mouse.up()
    await expect(notice).toBeHidden()
  })
})

test.describe('the error fallback', () => {
  for (const locale of locales) {
    test(`replaces a page that broke, and retries (${locale})`, async ({ page, complaints }) => {
      await breakMatchMedia(page)
      await page.goto(localePath(locale, '/contact'))
      await page.evaluate(() => sessionStorage.setItem('isBroken', 'yes'))
      // The slider uses it, and breaks.
      await page.goto(localePath(locale, '/about'))
      await expectFallback(page, locale)
      await expect(page.getByRole('banner')).toBeVisible()
      expect(complaints.join()).toContain('broken for a test')
      const copy = errorFallbackContent[locale]
      await expect(page.getByRole('link', { name: copy.goHome })).toHaveAttribute(
        'href',
        localePath(locale, '/'),
      )
      await page.evaluate(() => sessionStorage.removeItem('isBroken'))
      await page.getByRole('button', { name: copy.tryAgain }).click()
      await expect(page.getByRole('heading', { name: copy.title })).toBeHidden()
      complaints.splice(0)
    })

    test(`replaces the whole page if its layout broke (${locale})`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(desktop.viewport)
      await breakMatchMedia(page)
      await page.goto(localePath(locale, '/contact'))
      await page.evaluate(() => sessionStorage.setItem('isBroken', 'yes'))
      const impact =
        navigationContent[locale].menu.find(({ page: path }) => path === '/impact')?.label ?? ''
      await page.getByRole('banner').getByRole('link', { name: impact, exact: true }).click()
      await expectFallback(page, locale)
      await expect(page.getByRole('banner')).toHaveCount(0)
      expect(await seriousFindings(page)).toEqual([])
      await page.evaluate(() => sessionStorage.removeItem('isBroken'))
      await page.getByRole('link', { name: errorFallbackContent[locale].goHome }).click()
      await expect(page.getByRole('banner')).toBeVisible()
      complaints.splice(0)
    })
  }
})

/** Breaks a function that the pages' scripts call, the only fault that a test can cause. */
async function breakMatchMedia(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const real = window.matchMedia
    window.matchMedia = (query) => {
      if (sessionStorage.getItem('isBroken')) throw new Error('broken for a test')
      return real.call(window, query)
    }
  })
}

async function expectFallback(page: Page, locale: Locale): Promise<void> {
  const { title, text, support, tryAgain } = errorFallbackContent[locale]
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await expect(page.getByText(text)).toBeVisible()
  await expect(page.getByText(support)).toBeVisible()
  await expect(page.getByRole('button', { name: tryAgain })).toBeVisible()
}
