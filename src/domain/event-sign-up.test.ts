import { describe, expect, it } from 'vitest'
import { signUpForm, signUpState } from './event-sign-up'
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
