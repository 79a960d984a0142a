import { describe, expect, it, vi } from 'vitest'
import * as calendarRoute from '@/app/calendar/[...path]/route'
import { slugs } from '@/cms/slugs'
import { toRichText } from '@/lib/rich-text'
import { getPayloadClient } from '@/server/payload-client'
import { calendarHref } from '@/server/posts/calendar'
import { findActivity, listActivities } from '@/server/posts/page-data'
import { sharePictureHref } from '@/server/share/share-picture'
import { callApi } from '../support/api'

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

  it('only in Hindi is shown in Hindi to English readers, too', async () => {
    const { id } = await payload.create({
      collection: slugs.posts,
      locale: 'hi',
      data: {
        type: 'event',
        title: 'शिविर',
        content: toRichText('आइए'),
        eventDate: '2030-01-05T04:30:00.000Z',
        eventLocation: 'आँगन',
        _status: 'published',
      } as never,
      overrideAccess: true,
    })
    const shown = {
      title: 'शिविर',
      content: toRichText('आइए'),
      eventLocation: 'आँगन',
      languages: { title: 'hi', content: 'hi', eventLocation: 'hi' },
    }
    expect(await findActivity('en', id)).toMatchObject(shown)
    const posts = await (await callApi('/api/posts')).json()
    expect(posts.find((post: { id: string }) => post.id === id)).toMatchObject({
      title: 'शिविर',
      content: 'आइए',
      eventLocation: 'आँगन',
      languages: shown.languages,
    })
    const calendar = await (await get(calendarHref('en', id))).text()
    expect(calendar).toContain('SUMMARY:शिविर')
    expect(await sharePictureHref('en', `/activities/${id}`)).toContain(`/activities/${id}.jpg?`)
    await payload.delete({ collection: slugs.posts, id, overrideAccess: true })
  })

  it('is as old as its first publication, not as its draft', async () => {
    const at = async <Result>(day: string, work: () => Promise<Result>): Promise<Result> => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(day) })
      return work().finally(() => vi.useRealTimers())
    }
    const change = (id: string, data: object, draft = false) =>
      payload.update({ collection: slugs.posts, id, data, draft, overrideAccess: true })
    const drafted = { draft: true, collection: slugs.posts, overrideAccess: true } as const
    const make = (title: string) =>
      payload.create({
        ...drafted,
        data: { type: 'text', title, content: toRichText('Soon'), _status: 'draft' } as never,
      })
    const early = await at('2026-01-05', () => make('Early'))
    const between = await at('2026-01-10', () => create({ type: 'text', title: 'Between' }))
    const DAY = '2026-01-20T00:00:00.000Z'
    const published = await at(DAY, () => change(early.id, { _status: 'published' }))
    expect(published.createdAt).toBe(DAY)
    expect(await findActivity('en', early.id)).toMatchObject({ createdAt: DAY })
    const { activities } = await listActivities('en', 1, 100)
    expect(activities.slice(-2).map(({ id }) => id)).toEqual([early.id, between.id])
    // The day never changes again.
    await change(early.id, { title: 'Earlier', _status: 'draft' }, true)
    await change(early.id, { _status: 'published' })
    await change(early.id, { _status: 'draft' })
    expect(await change(early.id, { _status: 'published' })).toMatchObject({
      title: 'Earlier',
      createdAt: DAY,
    })
    const { docs: versions } = await payload.findVersions({
      collection: slugs.posts,
      where: { parent: { equals: early.id }, 'version.title': { equals: 'Early' } },
      sort: 'createdAt',
      overrideAccess: true,
    })
    const { id: first = '' } = versions[0] ?? {}
    expect(versions[0]?.version._status).toBe('draft')
    await payload.restoreVersion({ collection: slugs.posts, id: first, overrideAccess: true })
    await change(early.id, { _status: 'published' })
    expect(await findActivity('en', early.id)).toMatchObject({ title: 'Early', createdAt: DAY })
  })

  it('has its own share picture', async () => {
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
