import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { toRichText } from '@/lib/rich-text'
import type { ActivityCard } from '@/server/posts/page-data'
import ActivitiesPage from './page'

const activities = vi.hoisted((): { type: string; title: string }[] => [])
vi.mock('@/features/activities/activity-feed', () => ({ ActivityFeed: () => null }))
vi.mock('@/server/pages/page-data', () => ({
  getPageTexts: async () => ({ title: 'Activities', lead: '', meta: { title: 'Activities' } }),
}))
vi.mock('@/server/posts/page-data', () => ({
  listActivities: async () => ({ activities: activities.map(inFuture), hasMore: false }),
}))
vi.mock('@/server/site-settings/page-data', () => ({
  getSiteSettings: async () => ({ foundationName: 'Manavta' }),
}))

const inFuture = (fields: { type: string; title: string }): ActivityCard => ({
  ...fields,
  id: fields.title,
  eventDate: '2999-01-05T04:30:00.000Z',
  eventLocation: null,
  picture: null,
  videoUrl: null,
  content: toRichText(''),
  createdAt: '2026-01-05T04:30:00.000Z',
})

it('tells search engines of events to come, not of other activities that still have a date', async () => {
  activities.push({ type: 'event', title: 'Health camp' }, { type: 'text', title: 'Report' })
  const page = await ActivitiesPage({ params: Promise.resolve({ locale: 'en' }) })
  const html = renderToStaticMarkup(page)
  expect(html).toMatch(/"@type":"Event","name":"Health camp"/)
  expect(html).not.toContain('Report')
})
