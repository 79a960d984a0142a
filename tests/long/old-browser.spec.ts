import { chromium, type Frame, type Page } from '@playwright/test'
import { donateContent } from '@/content/donate'
import { expect } from '../support/e2e'
import { canRunOldChromium, oldChromium } from '../support/old-chromium'
import { test as practice } from '../support/practice-giving'

const { ways, states } = donateContent.en

/** Playwright's locators use features that this browser lacks, so scripts drive its pages. */
const test = practice.extend<{ oldPage: Page }>({
  oldPage: async ({ site }, use) => {
    const browser = await chromium.launch(await oldChromium())
    const page = await browser.newPage({
      baseURL: site.url,
      viewport: { width: 360, height: 740 },
    })
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(String(error)))
    await use(page)
    await browser.close()
    expect(errors).toEqual([])
  },
})

test.skip(!canRunOldChromium, 'The old Chromium is for Linux on x64')

test('a gift is paid in Chromium 92, on the page that everyone sees', async ({ oldPage: page }) => {
  await page.goto('/donate')
  await hasText(page, 'form[novalidate]', ways.card)
  expect(await style(page, 'form button', 'border-radius')).not.toBe('0px')

  const thousand = 'input[name=choice][value="1000"]'
  await click(page, thousand)
  await page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('input[name=amount]')?.value === '1000',
  )
  const chosen = await style(page, `${thousand} + span`, 'background-color')
  const other = await style(page, 'input[name=choice][value="500"] + span', 'background-color')
  expect(chosen).not.toBe(other)

  await clickButton(page.mainFrame(), ways.card)
  await type(page, 'donorName', 'Asha Devi')
  await type(page, 'email', 'asha@example.org')
  await type(page, 'phone', '9876543210')
  await click(page, 'input[name=isIndianCitizen]')
  await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('form button[type=submit]')].at(-1)?.click(),
  )
  await clickButton(await paymentWindow(page), 'Pay with UPI')
  await hasText(page, 'main', states.success.title)
})

async function paymentWindow(page: Page): Promise<Frame> {
  await expect.poll(() => page.frames().length).toBe(2)
  return page.frames()[1] as Frame
}

function click(page: Page, selector: string): Promise<void> {
  return page.evaluate((at) => document.querySelector<HTMLElement>(at)?.click(), selector)
}

/** Clicks the button with this text once it appears. */
async function clickButton(frame: Frame, text: string): Promise<void> {
  await frame.waitForFunction((wanted) => {
    const buttons = [...document.querySelectorAll('button')]
    const button = buttons.find(({ textContent }) => textContent?.includes(wanted))
    // After returning, because the click may close this frame.
    if (button) setTimeout(() => button.click())
    return button !== undefined
  }, text)
}

async function type(page: Page, name: string, text: string): Promise<void> {
  await page.waitForFunction((at) => {
    const input = document.querySelector<HTMLElement>(at)
    input?.focus()
    return input && input === document.activeElement
  }, `input[name=${name}]`)
  await page.keyboard.insertText(text)
}

async function hasText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([at, wanted]) => document.querySelector(at)?.textContent?.includes(wanted),
    [selector, text] as const,
  )
}

function style(page: Page, selector: string, property: string): Promise<string | undefined> {
  return page.evaluate(
    ([at, name]) => {
      const element = document.querySelector(at)
      return element ? getComputedStyle(element).getPropertyValue(name) : undefined
    },
    [selector, property] as const,
  )
}
