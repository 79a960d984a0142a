import { describe, expect, it } from 'vitest'
import * as calendarRoute from '@/app/calendar/[...path]/route'
import { slugs } from '@/cms/slugs'
import { toRichText } from '@/lib/rich-text'
import { getPayloadClient } from '@/server/payload-client'
import { calendarHref } from '@/server/posts/calendar'
import { findActivity } from '@/server/posts/page-data'
import { sharePictureHref } from '@/server/share/share-picture'

const payload = await getPayloadClient()

const create = (data: object) =>
  payload.create({
    collection: slugs.posts,
    data: {
      type: 'event',
      title: 'Health camp, free; all welcome',
      content: toRichText('Come and see us'),
      eventDate: '2030-01-05T04:30:00.000Z',
      eventLocation: 'School yard',
      _status: 'published',
      ...data,
    } as never,
    overrideAccess: true,
  })

const get = (path: string) => calendarRoute.GET(new Request(`http://localhost${path}`))

describe('an activity', () => {
  it('has a page only while it is published', async () => {
    const shown = await create({})
    const draft = await create({ _status: 'draft' })
    expect(await findActivity('en', shown.id)).toMatchObject({ eventLocation: 'School yard' })
    expect(await findActivity('en', draft.id)).toBeNull()
    expect(await findActivity('en', 'nothing')).toBeNull()
  })

  it('has a share picture of its own', async () => {
    const { id } = await create({})
    expect(await sharePictureHref('en', `/activities/${id}`)).toContain(`/activities/${id}.jpg?`)
  })

  it('has a calendar file as an event, at its moment, with its place and page', async () => {
    const { id } = await create({})
    const response = await get(calendarHref('hi', id))
    expect(response.headers.get('content-type')).toContain('text/calendar')
    // Long lines are folded (RFC 5545, 3.1).
    const text = (await response.text()).replace(/\r\n[ \t]/g, '')
    expect(text).toContain('DTSTART:20300105T043000Z')
    expect(text).toContain('SUMMARY:Health camp\\, free\\; all welcome')
    expect(text).toContain('LOCATION:School yard')
    expect(text).toMatch(new RegExp(`URL[^\\n]*:https?://[^\\n]*/hi/activities/${id}`))
  })

  it('has no calendar file as a draft, as news, or under a wrong address', async () => {
    const draft = await create({ _status: 'draft' })
    const news = await create({ type: 'text', eventDate: null })
    for (const path of [
      calendarHref('en', draft.id),
      calendarHref('en', news.id),
      '/calendar/en/nothing.ics',
      '/calendar/fr/x.ics',
      '/calendar/en/x',
    ]) {
      expect((await get(path)).status, path).toBe(404)
    }
  })
})
