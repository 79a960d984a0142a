import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../support/e2e'
import { publicPages } from '../support/public-pages'

test.use({ hasOwnSite: true })

/** Returns the HTML that a visitor gets with the next request, without scripts. */
async function htmlOf(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}

test.beforeEach(async ({ page }) => {
  test.setTimeout(90_000)
  await logIn(page)
})

test('an inspiration added and edited in the panel shows on the next request', async ({ page }) => {
  expect(await htmlOf(page, '/inspiration')).not.toContain('Rani Lakshmibai')
  await page.goto('/cms/collections/inspirations/create')
  await page.locator('#field-name').fill('Rani Lakshmibai')
  await page.locator('#action-save').click()
  await page.waitForURL(/inspirations\/[0-9a-f-]{20,}/)
  expect(await htmlOf(page, '/inspiration')).toContain('Rani Lakshmibai')
  expect(await htmlOf(page, '/hi/inspiration')).toContain('Rani Lakshmibai')

  await page.locator('#field-name').fill('Rani Lakshmibai of Jhansi')
  await page.locator('#action-save').click()
  await expect.poll(() => htmlOf(page, '/inspiration')).toContain('Rani Lakshmibai of Jhansi')
})

test('an item unpublished in the panel disappears, and comes back when published', async ({
  page,
}) => {
  const title = 'Morning yoga camp'
  expect(await htmlOf(page, '/portfolio')).toContain(title)
  await page.goto('/cms/collections/portfolio')
  await page.getByRole('link', { name: title }).click()
  await page.waitForURL(/portfolio\/[0-9a-f-]{20,}/)
  await page.locator('.doc-controls .popup-button:not([disabled])').last().click()
  await page.locator('#action-unpublish').click()
  await page.locator('#confirm-action').click()
  await expect.poll(() => htmlOf(page, '/portfolio')).not.toContain(title)
  expect(await htmlOf(page, '/hi/portfolio')).not.toContain('सुबह का योग शिविर')

  // A reload shows the button that publishes the draft again.
  await page.reload()
  await page.locator('#action-save:not([disabled])').click()
  await expect.poll(() => htmlOf(page, '/portfolio')).toContain(title)
})

test('the name of the foundation changes on every page at once', async ({ page }) => {
  await htmlOf(page, '/about')
  await page.goto('/cms/globals/site-settings')
  await page.locator('#field-foundationName').fill('Sewa Foundation')
  await page.locator('#action-save').click()
  await expect.poll(() => htmlOf(page, '/about')).toContain('Sewa Foundation')
  expect(await htmlOf(page, '/')).toContain('Sewa Foundation')
  await page.locator('#field-foundationName').fill('Manavta Foundation')
  await page.locator('#action-save').click()
  await expect.poll(() => htmlOf(page, '/about')).toContain('Manavta Foundation')
})

test('the page after a save is never old, while readers keep asking for it', async ({
  page,
  site,
}) => {
  const list = await page.request.get('/api/admin/portfolio')
  const items: { id: string; title: string }[] = await list.json()
  const [item] = items
  if (!item) throw new Error('The sample content has no portfolio')
  let isOver = false
  const readOn = async () => {
    while (!isOver) await (await fetch(`${site.url}/portfolio`)).text()
  }
  const readers = Array.from({ length: 6 }, readOn)
  for (let round = 1; round <= 20; round++) {
    const title = `${item.title} ${round}`
    const saved = await page.request.patch(`/api/admin/portfolio/${item.id}`, { data: { title } })
    expect(saved.status()).toBe(200)
    expect(await htmlOf(page, '/portfolio'), `save ${round}`).toContain(title)
    expect(await htmlOf(page, '/api/portfolio'), `save ${round}`).toContain(title)
  }
  isOver = true
  await Promise.all(readers)
})

test('pages come from the cache until their content is saved, and no longer', async ({ page }) => {
  const source = async (path: string) => {
    const headers = (await page.request.get(path)).headers()
    return headers['cache-status'] ?? 'made'
  }
  const list = await page.request.get('/api/admin/portfolio')
  const [item]: { id: string; title: string }[] = await list.json()
  // The page of /verify is not cached, because its address may contain a code.
  for (const { address } of publicPages.filter((each) => !each.address.endsWith('/verify'))) {
    await source(address)
    expect(await source(address), address).toBe('manavta; hit')
  }
  // A visitor's message changes no page.
  const message = {
    name: 'Asha',
    email: 'asha@example.org',
    subject: 'Support',
    message: 'Namaste',
  }
  await page.request.post('/api/contact', { data: message })
  expect(await source('/portfolio')).toBe('manavta; hit')
  await page.request.patch(`/api/admin/portfolio/${item?.id}`, { data: { title: item?.title } })
  expect(await source('/stories')).toBe('manavta; hit')
  expect(await source('/portfolio')).toBe('made')
  expect(await source('/hi/portfolio')).toBe('made')
})

test('a new retention period shows on the privacy page with the next request', async ({ page }) => {
  expect(await htmlOf(page, '/privacy')).toContain('No fixed period yet')
  const headers = { Origin: new URL(page.url()).origin }
  const save = async (data: object) => {
    const saved = await page.request.post('/cms-api/globals/retention', { headers, data })
    expect(saved.status()).toBe(200)
  }
  await save({ isOn: true, messages: 36 })
  await expect.poll(() => htmlOf(page, '/privacy')).toContain('Deleted 3 years after')
  await expect.poll(() => htmlOf(page, '/hi/privacy')).toContain('3 साल बाद')
  await save({ isOn: false, messages: 24 })
  await expect.poll(() => htmlOf(page, '/privacy')).toContain('No fixed period yet')
})

test('every page allows pictures of the hosts that content names, and of no other', async ({
  page,
}) => {
  const pictureSources = async (path: string) => {
    const policy = (await page.request.get(path)).headers()['content-security-policy'] ?? ''
    return /img-src ([^;]*)/.exec(policy)?.[1]
  }
  const own = "'self' data: blob:"
  const headers = { Origin: new URL(page.url()).origin }
  await page.route('https://pictures.example/**', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
  expect(await pictureSources('/hi/about')).toBe(own)
  const made = await page.request.post('/api/admin/portfolio', {
    headers,
    data: {
      title: 'Far',
      description: 'Away',
      imageUrl: 'https://pictures.example/a.svg',
      category: 'education',
    },
  })
  expect(made.status()).toBe(201)
  const { id } = await made.json()

  // Home too: a visitor who navigates from there stays under its policy.
  for (const path of ['/', '/hi/about', '/portfolio', '/nothing-here']) {
    expect(await pictureSources(path)).toBe(`${own} https://pictures.example`)
  }
  expect(await pictureSources('/admin')).toBe(`${own} https://pictures.example https://rzp.io`)
  expect(await pictureSources('/cms')).toBe(own)
  await page.goto('/portfolio')
  await expect(page.getByRole('img', { name: 'Far', exact: true })).toHaveAttribute(
    ...(['src', 'https://pictures.example/a.svg'] as const),
  )

  await page.request.patch(`/api/admin/portfolio/${id}`, {
    headers,
    data: { imageUrl: 'https://others.example/a.svg' },
  })
  expect(await pictureSources('/hi/about')).toBe(`${own} https://others.example`)
  await page.request.delete(`/api/admin/portfolio/${id}`, { headers })
  expect(await pictureSources('/hi/about')).toBe(own)
})
