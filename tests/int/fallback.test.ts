import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import type { Text } from '@/domain/pages/fields'
import { toRichText } from '@/lib/rich-text'
import { fillFromOther } from '@/server/documents/languages'
import { listInspirationCards } from '@/server/inspirations/page-data'
import { listPrograms, listStories } from '@/server/pages/items'
import { getPayloadClient } from '@/server/payload-client'
import { listPortfolioCards } from '@/server/portfolio/page-data'
import { listActivities } from '@/server/posts/page-data'
import { listSlides } from '@/server/slides/page-data'
import { callApi, callCms, sessionCookie } from '../support/api'

const htmlOf = (text: Text | undefined) => renderToStaticMarkup(text)
const english = (text: string) => ({ en: text })
const picture = { externalImageUrl: 'https://example.org/a.webp' }

/** Adds to each list an item without Hindi. */
beforeAll(async () => {
  const payload = await getPayloadClient()
  const published = { _status: 'published' as const }
  const post = { type: 'event' as const, eventDate: '2030-01-01T00:00:00.000Z', ...published }
  const all = { overrideAccess: true, locale: 'en' } as const
  const collections = [slugs.posts, slugs.portfolio, slugs.sliderImages, slugs.inspirations]
  for (const collection of [...collections, slugs.programs, slugs.stories]) {
    await payload.delete({ collection, where: {}, overrideAccess: true })
  }
  const { id } = await payload.create({
    ...all,
    collection: slugs.posts,
    data: { title: 'Camp', content: toRichText('Come'), eventLocation: 'Yard', ...post },
  })
  await payload.update({
    ...all,
    collection: slugs.posts,
    id,
    locale: 'hi',
    data: { title: 'शिविर' },
  })
  await payload.create({
    ...all,
    collection: slugs.posts,
    data: { title: 'Walk', content: toRichText('Come'), type: 'text', ...published },
  })
  await payload.create({
    ...all,
    collection: slugs.portfolio,
    data: {
      title: 'Library',
      description: 'Books',
      category: 'general',
      sortOrder: 0,
      ...published,
    },
  })
  await payload.create({
    ...all,
    collection: slugs.sliderImages,
    data: { altText: 'A well', displayOrder: 0, isActive: true, ...picture },
  })
  await payload.create({ ...all, collection: slugs.inspirations, data: { name: 'Kabir' } })
  await payload.create({
    ...all,
    collection: slugs.programs,
    data: { title: english('Health'), part: 'neem', ...published },
  })
  await payload.create({
    ...all,
    collection: slugs.stories,
    data: { title: english('Meera'), ...published },
  })
})

const MARKED = /^<span lang="en">.+<\/span>$/

it('an activity names the language of each fallback text', async () => {
  const { activities } = await listActivities('hi', 1, 2)
  expect(activities.map(({ title, languages }) => [title, languages])).toEqual([
    ['Walk', { title: 'en', content: 'en' }],
    ['शिविर', { content: 'en', eventLocation: 'en' }],
  ])
  const more = await (await callApi('/api/posts?locale=hi')).json()
  expect(more.map(({ languages }: { languages: object }) => languages)).toEqual(
    activities.map(({ languages }) => languages),
  )
})

it('an activity in its own language names none', async () => {
  const { activities } = await listActivities('en', 1, 2)
  expect(activities.map(({ languages }) => languages)).toEqual([undefined, undefined])
})

it.each([
  ['portfolio', async () => (await listPortfolioCards('hi')).map(({ title }) => title)],
  ['inspirations', async () => (await listInspirationCards('hi')).map(({ name }) => name)],
  ['programs', async () => (await listPrograms('hi')).map(({ title }) => title)],
  ['stories', async () => (await listStories('hi')).map(({ title }) => title)],
] as [string, () => Promise<Text[]>][])('%s mark what is English', async (_name, list) => {
  const texts = await list()
  expect(texts).toHaveLength(1)
  expect(htmlOf(texts[0])).toMatch(MARKED)
})

it('slides mark a description that is English', async () => {
  expect(await listSlides('hi')).toMatchObject([{ alt: 'A well', lang: 'en' }])
})

const richText = (...children: object[]) => {
  const node = { direction: null, format: '', indent: 0, version: 1 }
  return { root: { ...node, type: 'root', children: [{ ...node, type: 'paragraph', children }] } }
}
const blanks = {
  type: 'text',
  text: '  ',
  format: 0,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
}

it.each([
  ['emptied', '', richText()],
  ['only blanks', '   ', richText(blanks)],
])('the English stands in for Hindi that the panel sends %s', async (_name, title, content) => {
  const before = await listActivities('hi', 1, 1)
  const [walk] = before.activities
  const response = await callCms('PATCH', `posts/${walk?.id}?locale=hi`, {
    cookie: await sessionCookie('editor'),
    body: { title, content, _status: 'published' },
  })
  expect(response.status).toBe(200)
  expect(await listActivities('hi', 1, 1)).toEqual(before)
})

it('the English stands in for blanks that an older version stored', () => {
  const texts = { title: { en: 'Walk', hi: '  ' } }
  const filled = fillFromOther({ id: '1', title: '  ' }, texts, ['title'], 'hi')
  expect(filled).toEqual({ id: '1', title: 'Walk', languages: { title: 'en' } })
})
