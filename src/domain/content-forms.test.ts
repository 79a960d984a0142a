import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { INSPIRATION_SKELETON_COUNT, inspirationForm } from './inspiration'
import { messages } from './messages'
import {
  DEFAULT_PORTFOLIO_CATEGORY,
  portfolioCategories,
  portfolioForm,
  portfolioPatch,
} from './portfolio'
import { parseEventDate, postForm, postPatch, postTypes } from './post'
import { slideForm } from './slider'

const item = {
  title: 'School',
  description: 'A new one',
  imageUrl: '/media/a.webp',
  category: 'education',
}
const slide = { imageUrl: '/media/a.webp', altText: 'A school' }
const post = { type: 'text', title: 'News', content: 'All is well' }

describe('portfolioForm', () => {
  it('is published and first in order where nothing is said', () => {
    expect(portfolioForm.parse(item)).toEqual({ ...item, isPublished: true, sortOrder: 0 })
    expect(portfolioForm.parse({ ...item, isPublished: false }).isPublished).toBe(false)
  })

  it.each([
    [3, 3],
    ['3', 3],
    [' 12px', 12],
    [-2, -2],
    [2.9, 2],
    ['2.9', 2],
    ['-१२', -12],
    ['', 0],
    ['abc', 0],
    [null, 0],
    [undefined, 0],
    [Number.NaN, 0],
    [{ $ne: 1 }, 0],
    [[5], 0],
    [true, 0],
    [-0.5, 0],
    [1e300, 1_000_000],
    [Number.NEGATIVE_INFINITY, -1_000_000],
    ['9'.repeat(50), 1_000_000],
  ])('reads the sort order %j as %d', (sortOrder, order) => {
    expect(portfolioForm.parse({ ...item, sortOrder }).sortOrder).toBe(order)
  })

  it('has the categories of spec section 5', () => {
    expect(portfolioCategories).toEqual([
      'general',
      'education',
      'healthcare',
      'environment',
      'events',
      'community',
    ])
    expect(DEFAULT_PORTFOLIO_CATEGORY).toBe('general')
    for (const category of portfolioCategories) {
      expect(portfolioForm.parse({ ...item, category }).category).toBe(category)
    }
  })

  it.each([
    [{ category: 'Gallery' }, messages.categoryUnknown],
    [{ imageUrl: 'data:image/png;base64,AA' }, messages.imageUrlInvalid],
    [{ isPublished: 'true' }, messages.flagInvalid],
    [{ isPublished: null }, messages.flagInvalid],
    [{ title: 'a'.repeat(201) }, messages.textTooLong],
  ])('%j: %s', (change, message) => {
    expect(firstMessage(portfolioForm, { ...item, ...change })).toBe(message)
  })
})

describe.each([
  ['portfolioPatch', portfolioPatch],
  ['postPatch', postPatch],
])('%s', (_name, patch) => {
  it.each([
    [{ title: ' New ' }, { title: 'New' }],
    [{ isPublished: false }, { isPublished: false }],
    [{ isPublished: true, unknown: 1 }, { isPublished: true }],
  ])('%j changes %j and nothing else', (body, change) => {
    expect(patch.parse(body)).toStrictEqual(change)
  })

  it.each([
    [{}, messages.nothingToChange],
    [{ unknown: 1 }, messages.nothingToChange],
    [{ title: '' }, messages.titleRequired],
    [{ title: null }, messages.titleRequired],
    [{ isPublished: 'no' }, messages.flagInvalid],
    [{ imageUrl: '//evil.example' }, messages.imageUrlInvalid],
  ])('%j: %s', (body, message) => {
    expect(firstMessage(patch, body)).toBe(message)
  })
})

it('leaves the order of a portfolio item that a patch does not name', () => {
  expect(portfolioPatch.parse({ sortOrder: 'abc' })).toStrictEqual({ sortOrder: 0 })
  expect(portfolioPatch.parse(item)).toStrictEqual(item)
})

describe('slideForm', () => {
  it('is active and first in order where nothing is said', () => {
    expect(slideForm.parse(slide)).toEqual({ ...slide, displayOrder: 0, isActive: true })
    expect(slideForm.parse({ ...slide, displayOrder: '4', isActive: false })).toMatchObject({
      displayOrder: 4,
      isActive: false,
    })
  })

  it.each([-1, '-1', 'abc', {}])('refuses the display order %j', (displayOrder) => {
    expect(firstMessage(slideForm, { ...slide, displayOrder })).toBe(messages.displayOrderInvalid)
  })
})

describe('inspirationForm', () => {
  it('needs a name only', () => {
    expect(inspirationForm.parse({ name: 'Kabir' })).toEqual({ name: 'Kabir', sortOrder: 0 })
    expect(inspirationForm.parse({ name: 'Kabir', imageUrl: '', sortOrder: 2 })).toEqual({
      name: 'Kabir',
      imageUrl: null,
      sortOrder: 2,
    })
  })

  it('refuses an order below 0', () => {
    expect(firstMessage(inspirationForm, { name: 'Kabir', sortOrder: -1 })).toBe(
      messages.sortOrderInvalid,
    )
  })

  it('has the skeletons of spec section 9', () => {
    expect(INSPIRATION_SKELETON_COUNT).toBe(8)
  })
})

describe('postForm', () => {
  it('is published where nothing is said', () => {
    expect(postForm.parse(post)).toEqual({ ...post, isPublished: true })
    expect(postForm.parse({ ...post, isPublished: false }).isPublished).toBe(false)
  })

  it('takes the four types of an admin, not the public "other"', () => {
    expect(postTypes).toEqual(['text', 'photo', 'video', 'event'])
    expect(firstMessage(postForm, { ...post, type: 'other' })).toBe(messages.typeUnknown)
  })

  it('clears what is blank', () => {
    const blanks = { imageUrl: '', videoUrl: null, eventDate: ' ', eventLocation: '' }
    expect(postForm.parse({ ...post, ...blanks })).toMatchObject({
      imageUrl: null,
      videoUrl: null,
      eventDate: null,
      eventLocation: null,
    })
  })

  it('gives the event date in UTC', () => {
    expect(postForm.parse({ ...post, eventDate: ' 2026-12-01T10:00 ' }).eventDate).toBe(
      '2026-12-01T04:30:00.000Z',
    )
  })

  it.each([
    [{ eventDate: 'tomorrow' }, messages.eventDateInvalid],
    [{ eventDate: 1_700_000_000_000 }, messages.eventDateInvalid],
    [{ eventDate: '2026-02-30' }, messages.eventDateInvalid],
    [{ eventDate: '9999-12-31T23:00-12:00' }, messages.eventDateInvalid],
    [{ eventDate: '0026-12-01T10:00' }, messages.receivedOnTooEarly],
    [{ eventDate: '0000-01-01T00:00' }, messages.receivedOnTooEarly],
    [{ signUpsUntil: '0026-11-30' }, messages.receivedOnTooEarly],
    [{ videoUrl: 'http://youtu.be/dQw4w9WgXcQ' }, messages.videoUrlInvalid],
    [{ videoUrl: 'javascript:alert(1)' }, messages.videoUrlInvalid],
    [{ eventLocation: 'a'.repeat(301) }, messages.textTooLong],
  ])('%j: %s', (change, message) => {
    expect(firstMessage(postForm, { ...post, ...change })).toBe(message)
  })
})

describe('an event that takes sign-ups', () => {
  const event = { ...post, type: 'event', takesSignUps: true }

  it.each([
    ['no date', {}],
    ['a blank date', { eventDate: '' }],
  ])('is refused at the date with %s', (_, change) => {
    const { error } = postForm.safeParse({ ...event, ...change })
    expect(error?.issues).toMatchObject([
      { path: ['eventDate'], message: messages.eventDateRequired },
    ])
  })

  it.each([
    ['with a date', { eventDate: '2026-12-01' }],
    ['as a draft', { isPublished: false }],
    ['where it takes none after all', { takesSignUps: false }],
    ['where it is no event any more', { type: 'text' }],
  ])('is taken %s', (_, change) => {
    expect(postForm.safeParse({ ...event, ...change }).success).toBe(true)
  })
})

describe('parseEventDate', () => {
  it.each([
    ['2026-12-01', '2026-12-01T00:00:00.000Z'],
    ['2026-12-01T10:00', '2026-12-01T04:30:00.000Z'],
    ['2026-12-01T00:00:00', '2026-11-30T18:30:00.000Z'],
    ['2026-12-01T10:00:00Z', '2026-12-01T10:00:00.000Z'],
    ['2026-12-01T10:00:00.123Z', '2026-12-01T10:00:00.123Z'],
    ['2026-12-01T10:00+05:30', '2026-12-01T04:30:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('%s is %s', (text, date) => {
    expect(parseEventDate(text)).toBe(date)
  })

  it.each([
    '',
    'soon',
    '2026',
    '01/12/2026',
    '2026-13-01',
    '2026-02-29',
    '2026-04-31',
    '2026-12-01T25:00',
    '2026-12-01T10:00+99:00',
    '2026-12-01 10:00',
    '+012026-12-01',
  ])('%j is no date', (text) => {
    expect(parseEventDate(text)).toBeNull()
  })
})

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}
