import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { activitiesContent } from '@/content/activities'
import { toRichText } from '@/lib/rich-text'
import { ActivityFeed } from './activity-feed'

const activity = {
  id: 'a1',
  type: 'event',
  title: 'Camp',
  content: toRichText('Come and see'),
  picture: null,
  videoUrl: null,
  eventDate: '2020-01-01T00:00:00.000Z',
  eventLocation: 'Yard',
  createdAt: '2020-01-01T00:00:00.000Z',
}

const video = { type: 'video', videoUrl: 'https://videos.example/camp' }

function htmlOf(languages: object | undefined, more: Partial<typeof video> = {}): string {
  return renderToStaticMarkup(
    <ActivityFeed
      locale="hi"
      activities={[{ ...activity, ...more, languages }]}
      hasMore={false}
      pageSize={4}
      copy={activitiesContent.hi}
      feedUrl="https://example.org/hi/activities"
    />,
  )
}

it('marks what is not in the language of the page', () => {
  const html = htmlOf({ title: 'en', content: 'en', eventLocation: 'en' })
  expect(html).toMatch(/<h2 lang="en"[^>]*><a [^>]*>Camp/)
  expect(html).toMatch(/<dd lang="en"[^>]*>Yard/)
  expect(html).toMatch(/<div lang="en">.*Come and see/)
})

it('marks nothing that is', () => {
  expect(htmlOf(undefined)).not.toContain('lang=')
})

it('shows the video of a video, but not of what was one: no form shows its address any more', () => {
  expect(htmlOf(undefined, video)).toContain(video.videoUrl)
  expect(htmlOf(undefined, { ...video, type: 'text' })).not.toContain(video.videoUrl)
})
