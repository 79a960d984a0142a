import type { BrowserContext } from '@playwright/test'
import { makeVolunteer, PICTURE } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

/** How often a fresh profile prints. */
const TRIES = Number(process.env.PRINT_TRIES ?? 50)
/** The network of a slow phone. */
const SLOW = { latency: 300, downloadThroughput: 100_000, uploadThroughput: 50_000, offline: false }
const SLOWER_PROCESSOR = 4
const PX_PER_MM = 96 / 25.4
const TOLERANCE_MM = 0.5

type Printed = { width: number; height: number; pictures: boolean; fonts: boolean }

/** Prints a card. @returns its state at the moment of printing, in px. */
async function printCard(context: BrowserContext): Promise<Printed> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    window.print = () => {
      const card = document.querySelector('article')?.getBoundingClientRect()
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded')
      parent.document.documentElement.dataset.printed = JSON.stringify({
        width: card?.width ?? 0,
        height: card?.height ?? 0,
        pictures: [...document.images].every((image) => image.complete && image.naturalWidth > 0),
        fonts: faces.length > 0,
      })
    }
  })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', SLOW)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR })
  await page.goto('/admin?tab=volunteers', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'ID Card: Asha Devi' }).click({ timeout: 90_000 })
  const text = await page.waitForFunction(() => document.documentElement.dataset.printed, null, {
    timeout: 90_000,
  })
  return JSON.parse((await text.jsonValue()) ?? '')
}

test(`a fresh profile on a slow network prints the card whole, ${TRIES} times`, async ({
  page,
  browser,
  site,
}) => {
  test.setTimeout(TRIES * 90_000)
  await logIn(page)
  const uploaded = await page.request.post('/api/upload', { multipart: { file: PICTURE } })
  expect(uploaded.status(), await uploaded.text()).toBeLessThan(300)
  const id = await makeVolunteer(page, {
    firstName: 'Asha',
    lastName: 'Devi',
    status: 'approved',
    address: 'House 4, Rampur',
  })
  const { url: photoUrl } = await uploaded.json()
  const headers = { Origin: site.url }
  const changed = await page.request.patch(`/api/admin/volunteers/${id}`, {
    headers,
    data: { photoUrl },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  const storageState = await page.context().storageState()

  const wrong: string[] = []
  for (let number = 1; number <= TRIES; number++) {
    const context = await browser.newContext({ baseURL: site.url, storageState })
    const { width, height, pictures, fonts } = await printCard(context)
    await context.close()
    const isWhole =
      Math.abs(width / PX_PER_MM - 86) < TOLERANCE_MM &&
      Math.abs(height / PX_PER_MM - 54) < TOLERANCE_MM
    if (!isWhole || !pictures || !fonts) {
      wrong.push(`${number}: ${width} × ${height} px, pictures ${pictures}, fonts ${fonts}`)
    }
  }
  expect(wrong).toEqual([])
})
