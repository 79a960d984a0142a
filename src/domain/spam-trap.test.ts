import { describe, expect, it } from 'vitest'
import { MIN_FILL_MS, spamReason } from './spam-trap'

describe('the spam trap', () => {
  it.each([
    ['a filled honeypot', { anythingElse: 'https://pills.example' }, 'honeypot'],
    ['a honeypot of another kind', { anythingElse: { $ne: 1 } }, 'honeypot'],
    ['a form sent at once', { filledInMs: 12 }, 'too-fast'],
    ['a form sent before it was opened', { filledInMs: -5 }, 'too-fast'],
    ['a form just below the limit', { filledInMs: MIN_FILL_MS - 1 }, 'too-fast'],
    ['an empty honeypot and time enough', { anythingElse: '', filledInMs: MIN_FILL_MS }, null],
    ['neither field, as without JavaScript', {}, null],
    ['null in both', { anythingElse: null, filledInMs: null }, null],
    ['a time that is no number', { filledInMs: 'soon' }, null],
    ['no object at all', 'text', null],
    ['nothing', null, null],
  ])('%s', (_case, body, reason) => {
    expect(spamReason(body)).toBe(reason)
  })
})
