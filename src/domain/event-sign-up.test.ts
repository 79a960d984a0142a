import { describe, expect, it } from 'vitest'
import {
  hasEventDayCome,
  isAfterEvent,
  lacksEventDate,
  signUpForm,
  signUpState,
} from './event-sign-up'
import { messages } from './messages'

const event = { eventDate: '2026-12-20T04:30:00.000Z', places: 2, lastDay: null }
const at = (moment: string) => new Date(moment)

describe('signUpState', () => {
  it.each([
    ['before the event', event, 1, '2026-12-01T00:00:00Z', 'open'],
    ['with all places taken', event, 2, '2026-12-01T00:00:00Z', 'full'],
    ['without a limit', { ...event, places: null }, 900, '2026-12-01T00:00:00Z', 'open'],
    ['once it has begun', event, 0, '2026-12-20T04:30:00Z', 'over'],
    ['without a date', { ...event, eventDate: null }, 0, '2030-01-01T00:00:00Z', 'open'],
  ])('%s', (_, rules, taken, now, state) => {
    expect(signUpState(rules, taken, at(now))).toBe(state)
  })

  it('counts the last day to its end in India', () => {
    const rules = { ...event, lastDay: '2026-12-10T06:30:00.000Z' }
    expect(signUpState(rules, 0, at('2026-12-10T18:29:59Z'))).toBe('open')
    expect(signUpState(rules, 0, at('2026-12-10T18:30:00Z'))).toBe('closed')
  })
})

describe('hasEventDayCome', () => {
  it('is so from midnight in India on', () => {
    expect(hasEventDayCome(event.eventDate, at('2026-12-19T18:29:59.999Z'))).toBe(false)
    expect(hasEventDayCome(event.eventDate, at('2026-12-19T18:30:00Z'))).toBe(true)
  })

  it.each([null, undefined, ''])('is so if there is no date: %j', (none) => {
    expect(hasEventDayCome(none, at('2026-12-19T00:00:00Z'))).toBe(true)
  })
})

describe('isAfterEvent', () => {
  it.each([
    ['on the day of an evening event', '2026-12-20T18:00:00.000Z', event.eventDate, false],
    ['on the day after', '2026-12-20T18:30:00.000Z', event.eventDate, true],
    ['if the event has no date', '2026-12-21T00:00:00.000Z', null, false],
    ['if there is no last day', '', event.eventDate, false],
    [
      'if the event begins at midnight of that day',
      '2026-12-20T18:30:00.000Z',
      '2026-12-20T18:30:00.000Z',
      false,
    ],
  ])('%s', (_, lastDay, eventDate, isAfter) => {
    expect(isAfterEvent(lastDay, eventDate)).toBe(isAfter)
  })
})

describe('lacksEventDate', () => {
  const post = { type: 'event', takesSignUps: true, eventDate: null, isPublished: true }

  it.each([
    ['a published event that takes sign-ups', {}, true],
    ['with a date', { eventDate: event.eventDate }, false],
    ['a draft', { isPublished: false }, false],
    ['without sign-ups', { takesSignUps: null }, false],
    ['news', { type: 'news' }, false],
  ])('%s', (_, change, lacks) => {
    expect(lacksEventDate({ ...post, ...change })).toBe(lacks)
  })
})

describe('signUpForm', () => {
  it('takes a name and a phone number, with or without an e-mail address', () => {
    expect(signUpForm.parse({ name: ' Asha ', phone: '९८७६५ ४३२१०', email: '' })).toEqual({
      name: 'Asha',
      phone: '98765 43210',
      email: undefined,
    })
  })

  it('says what is missing or wrong', () => {
    const { error } = signUpForm.safeParse({ name: ' ', phone: '12', email: 'a@b' })
    expect(error?.issues.map(({ message }) => message)).toEqual([
      messages.nameRequired,
      messages.phoneInvalid,
      messages.emailInvalid,
    ])
  })
})
