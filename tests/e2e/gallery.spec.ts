import { activitiesContent } from '@/content/activities'
import { inspirationContent } from '@/content/inspiration'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { portfolioContent } from '@/content/portfolio'
import { HYDRATED_EVENT } from '@/lib/hydrated'
import { seriousFindings } from '../support/axe'
import { expect, holdBack, test } from '../support/e2e'
import { screens } from '../support/screens'
import { addPost, asAdmin } from '../support/settings'

const [phone, desktop] = screens
const PAST = '2020-01-05T10:00'
const FUTURE = '2099-01-05T10:00'
const LONG_TEXT = 'Everybody is welcome. '.repeat(40)

// Other files add people and pictures.
test.use({ hasOwnSite: true })

test.describe('portfolio', () => {
  for (const locale of locales) {
    test(`shows one category on request (${locale})`, async ({ page }) => {
      const { categories, allCategories } = portfolioContent[locale]
      await page.goto(localePath(locale, '/portfolio'))
      const cards = page.locator('main article')
      const all = await cards.count()
      await page.getByText(categories.education, { exact: true }).first().click()
      const shown = cards.filter({ visible: true })
      await expect(shown.first()).toContainText(categories.education)
      expect(await shown.count()).toBeLessThan(all)
      for (const card of await shown.all()) await expect(card).toContainText(categories.education)
      await page.getByText(allCategories, { exact: true }).click()
      await expect(shown).toHaveCount(all)
      expect(await seriousFindings(page)).toEqual([])
    })
  }

  test('without scripts the first 24 are shown, the others on request or with their category', async ({
    browser,
    site,
  }) => {
    const made: string[] = []
    await asAdmin(site, async (api) => {
      const [{ imageUrl }] = await (await api.get('/api/portfolio')).json()
      for (let number = 1; number <= 30; number += 1) {
        const text = { title: `Camp ${number}`, description: 'A day' }
        const data = { ...text, imageUrl, category: 'events' }
        const response = await api.post('/api/admin/portfolio', { data })
        made.push((await response.json()).id)
      }
    })
    const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const page = await plain.newPage()
    await page.goto('/portfolio')
    const cards = page.locator('main article')
    const shown = cards.filter({ visible: true })
    const showAll = portfolioContent.en.showAll(await cards.count())
    await expect(shown).toHaveCount(24)
    await page.getByText('Events', { exact: true }).first().click()
    expect(await shown.count()).toBeGreaterThanOrEqual(30)
    await expect(page.getByText(showAll)).toBeHidden()
    await page.getByText('All', { exact: true }).click()
    await expect(shown).toHaveCount(24)
    await page.getByRole('checkbox', { name: showAll }).focus()
    await page.keyboard.press('Space')
    await expect(shown).toHaveCount(await cards.count())
    await plain.close()
    await asAdmin(site, async (api) => {
      for (const id of made) await api.delete(`/api/admin/portfolio/${id}`)
    })
  })

  test('a failed picture is replaced by the placeholder', async ({ page, complaints }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/portfolio')
    await expect(page.locator('main article img').first()).toHaveAttribute(
      'src',
      '/brand/placeholder.webp',
    )
    complaints.splice(0)
  })
})

test.describe('inspiration', () => {
  test('a failed picture is replaced by the placeholder, which names the person', async ({
    page,
    complaints,
  }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.goto('/inspiration')
    const name = (await page.locator('main h2').first().textContent()) ?? ''
    const placeholder = page.getByAltText(inspirationContent.en.placeholderAlt(name))
    await expect(placeholder).toHaveAttribute('src', '/brand/placeholder.webp')
    complaints.splice(0)
  })

  test('eight skeletons stand in while people are loading', async ({ page }) => {
    await page.setViewportSize(desktop.viewport)
    // Until hydration a link loads a whole page.
    await page.addInitScript((hydrated) => {
      addEventListener(hydrated, () => Object.assign(window, { isHydrated: true }))
    }, HYDRATED_EVENT)
    await page.goto('/')
    await page.waitForFunction(() => 'isHydrated' in window)
    const response = await holdBack(page, '**/inspiration?_rsc=*')
    await page.getByRole('banner').getByRole('link', { name: 'Inspiration' }).click()
    await expect(page.locator('[data-skeleton]')).toHaveCount(8)
    await expect(page.getByRole('status').getByText('Loading…')).toBeAttached()
    response()
    await expect(page.getByRole('heading', { level: 1, name: 'Our Inspiration' })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })

  for (const locale of locales) {
    test(`each person has a line, and links to the work (${locale})`, async ({ page }) => {
      await page.goto(localePath(locale, '/inspiration'))
      const cards = page.locator('main ul > li')
      for (const card of await cards.all()) {
        await expect(card.locator('p')).not.toBeEmpty()
        await expect(card.getByRole('link')).toBeVisible()
      }
      const link = cards.first().getByRole('link')
      const said = (await link.textContent()) ?? ''
      await link.click()
      const title = said.replace(`${inspirationContent[locale].ourWork} `, '')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    })
  }

  test('a person without a picture is shown with No Image', async ({ page, site }) => {
    await asAdmin(site, async (api) => {
      const data = { name: 'Somebody Without A Picture', sortOrder: 99 }
      expect((await api.post('/api/admin/inspirations', { data })).status()).toBe(201)
    })
    await page.goto('/inspiration')
    const card = page.locator('main li').filter({ hasText: 'Somebody Without A Picture' })
    await expect(card).toContainText('No Image')
    await page.goto('/hi/inspiration')
    await expect(card).toContainText(inspirationContent.hi.noImage)
  })
})

test.describe('activities', () => {
  for (const { name, ...screen } of screens) {
    test.describe(`on ${name}`, () => {
      test.use(screen)

      for (const locale of locales) {
        test(`more are loaded until all are shown (${locale})`, async ({ page }) => {
          const copy = activitiesContent[locale]
          await page.goto(localePath(locale, '/activities'))
          const cards = page.locator('main article')
          const first = await cards.count()
          const more = page.getByRole('button', { name: copy.loadMore })
          await expect(async () => {
            await more.click()
            await expect(page.getByText(copy.allShown)).toBeVisible({ timeout: 3_000 })
          }).toPass()
          await expect(more).toBeHidden()
          await expect(page.getByText(copy.allShown)).toBeFocused()
          expect(await cards.count()).toBeGreaterThan(first)
          const titles = await page.locator('main article h2').allTextContents()
          expect(new Set(titles).size).toBe(titles.length)
          expect(await seriousFindings(page)).toEqual([])
        })
      }
    })
  }

  test('loading more that fails says so, and can be tried again', async ({ page, complaints }) => {
    const copy = activitiesContent.en
    await page.goto('/activities')
    await page.route('**/api/posts?**', (route) => route.fulfill({ status: 500, body: '' }))
    await page.getByRole('button', { name: copy.loadMore }).click()
    await expect(page.getByRole('alert').getByText(copy.loadFailed.title)).toBeVisible()
    await page.unroute('**/api/posts?**')
    await page.getByRole('button', { name: copy.loadFailed.retry }).click()
    await expect(page.getByText(copy.loadFailed.title)).toBeHidden()
    complaints.splice(0)
  })

  test('only an upcoming event can be expanded, and its address opens it', async ({
    page,
    site,
  }) => {
    const copy = activitiesContent.en.event
    const event = { type: 'event', content: LONG_TEXT, eventLocation: 'The school' }
    await addPost(site, { ...event, title: 'Last fair', eventDate: PAST })
    await addPost(site, { ...event, title: 'Next fair', eventDate: FUTURE })
    await page.goto('/activities')
    const past = page.locator('article').filter({ hasText: 'Last fair' })
    await expect(past).toContainText(copy.past)
    await expect(past.getByRole('button', { name: copy.learnMore })).toHaveCount(0)

    const next = page.locator('article').filter({ hasText: 'Next fair' })
    await expect(next).toContainText('5 January 2099')
    await expect(next).toContainText('The school')
    const button = next.getByRole('button', { name: copy.learnMore })
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    const folded = (await next.boundingBox())?.height ?? 0
    await button.click()
    await expect(next.getByRole('button', { name: copy.showLess })).toBeVisible()
    await expect(page).toHaveURL(/\/activities#.+/)
    expect((await next.boundingBox())?.height ?? 0).toBeGreaterThan(folded)
    expect(await seriousFindings(page)).toEqual([])

    await page.reload()
    await expect(next.getByRole('button', { name: copy.showLess })).toBeVisible()
  })

  test('a YouTube video is fetched only on request', async ({ page, site }) => {
    await addPost(site, {
      type: 'video',
      title: 'A film of the day',
      content: 'See for yourself.',
      videoUrl: 'https://youtu.be/abcdefghijk',
    })
    await addPost(site, {
      type: 'video',
      title: 'A film from elsewhere',
      content: 'Not from YouTube.',
      videoUrl: 'https://videos.example/watch?v=abcdefghijk',
    })
    const asked: string[] = []
    await page.route('https://www.youtube-nocookie.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' })
    })
    await page.goto('/activities')
    expect(asked).toEqual([])
    await page.getByRole('button', { name: 'Play the video: A film of the day' }).click()
    const frame = page.locator('iframe')
    await expect(frame).toHaveAttribute('title', 'Video: A film of the day')
    await expect(frame).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1',
    )
    await expect.poll(() => asked.length).toBe(1)
    const elsewhere = page.getByRole('link', { name: 'Play the video: A film from elsewhere' })
    await expect(elsewhere).toHaveAttribute('href', 'https://videos.example/watch?v=abcdefghijk')
  })

  test('pictures that fail are hidden', async ({ page, complaints }) => {
    await page.route('**/media/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.setViewportSize(phone.viewport)
    await page.goto('/activities')
    await page.mouse.wheel(0, 20_000)
    await expect(page.locator('main article img')).toHaveCount(0)
    complaints.splice(0)
  })

  test('each can be passed on by WhatsApp', async ({ page, site }) => {
    await page.setViewportSize(desktop.viewport)
    await page.goto('/hi/activities')
    const link = page.locator('main article').first().getByRole('link').last()
    const id = await page.locator('main ol > li').first().getAttribute('id')
    const href = new URL((await link.getAttribute('href')) ?? '')
    expect(href.origin + href.pathname).toBe('https://wa.me/')
    expect(href.searchParams.get('text')).toContain(`/hi/activities/${id}`)
    expect(href.searchParams.get('text')).toContain(site.url)
  })
})
