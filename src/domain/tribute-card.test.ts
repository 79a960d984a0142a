import { expect, test } from 'vitest'
import { messages } from './messages'
import { cardSendTime, cardTexts, tributeCardForm } from './tribute-card'

const card = { occasion: 'birthday', honouree: 'Meera', fromName: 'Asha' }

test.each([
  ['2026-03-05', '2026-03-05T02:30:00.000Z'],
  // Today: immediately.
  ['2026-03-04', '2026-03-04T10:00:00.000Z'],
  ['2027-03-04', '2027-03-04T02:30:00.000Z'],
])('a card for %s is sent at %s', (day, at) => {
  expect(cardSendTime(day, new Date('2026-03-04T10:00:00Z'))?.toISOString()).toBe(at)
})

test('the day is an Indian one: it begins while London still sleeps', () => {
  const now = new Date('2026-03-04T19:00:00Z')
  expect(cardSendTime('2026-03-04', now)).toBeNull()
  expect(cardSendTime('2026-03-05', now)).toEqual(now)
  expect(cardSendTime('2026-03-06', now)?.toISOString()).toBe('2026-03-06T02:30:00.000Z')
  const midnight = new Date('2026-03-04T18:30:00Z')
  expect(cardSendTime('2026-03-04', midnight)).toBeNull()
  expect(cardSendTime('2026-03-05', midnight)).toEqual(midnight)
})

test('no card is planned for longer than a year', () => {
  expect(cardSendTime('2027-06-01', new Date('2026-03-04T10:00:00Z'))).toBeNull()
  const midnight = new Date('2026-03-04T18:30:00Z')
  expect(cardSendTime('2027-03-06', midnight)?.toISOString()).toBe('2027-03-06T02:30:00.000Z')
  expect(cardSendTime('2027-03-07', midnight)).toBeNull()
})

test('what is not filled in is absent', () => {
  const blank = { ...card, message: ' ', recipientEmail: '', sendOn: '' }
  expect(tributeCardForm.parse(blank)).toEqual(card)
})

test.each([
  ['message', 'win at https://evil.example'],
  ['honouree', 'www.evil'],
  ['fromName', 'cheap-pills.com'],
  ['message', 'see evil.in/now'],
])('no card leads elsewhere: %s', (field, value) => {
  const { error } = tributeCardForm.safeParse({ ...card, [field]: value })
  expect(error?.issues).toMatchObject([{ path: [field], message: messages.noWebAddress }])
})

test('a missing space after a full stop does not make an address', () => {
  const message = 'Happy birthday, Meera.May you live long. जन्मदिन मुबारक।'
  expect(tributeCardForm.safeParse({ ...card, message }).success).toBe(true)
})

test.each([
  [{ occasion: 'wedding' }],
  [{ honouree: '' }],
  [{ fromName: 'a'.repeat(61) }],
  [{ message: 'a'.repeat(201) }],
  [{ recipientEmail: 'a@b' }],
  [{ sendOn: '2026-02-30' }],
])('%j is refused', (change) => {
  expect(tributeCardForm.safeParse({ ...card, ...change }).success).toBe(false)
})

test('a name is written as it is, whatever it looks like', () => {
  const line = '{fromName} gave to {foundation}'
  const words = { birthday: line, memory: line, festival: line, other: line }
  const facts = { occasion: 'memory', honouree: 'M', fromName: '{foundation} $& {x}' } as const
  const texts = cardTexts({ headings: words, lines: words, from: '{fromName}' }, facts, 'Manavta')
  expect(texts.line).toBe('{foundation} $& {x} gave to Manavta')
})
