import { describe, expect, it } from 'vitest'
import { contactForm } from './contact'
import { MIN_FILL_MS, spamReason, withSpamTrap } from './spam-trap'

const message = {
  name: 'Asha',
  email: 'asha@example.org',
  subject: 'Support',
  message: 'Namaste',
}

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

  it('stands beside the values of the form, which are parsed as ever', () => {
    const result = withSpamTrap(contactForm).safeParse({ ...message, anythingElse: 'x' })
    expect(result).toMatchObject({
      success: true,
      data: { values: { ...message }, spamReason: 'honeypot' },
    })
    expect(JSON.stringify(result)).not.toContain('anythingElse')
  })

  it('leaves what does not validate to the schema', () => {
    expect(withSpamTrap(contactForm).safeParse({ anythingElse: 'x' }).success).toBe(false)
  })
})
