import { describe, expect, it } from 'vitest'
import { EMAIL_MAX_LENGTH, emailField, isEmail } from './email'
import { messages } from './messages'

describe('emailField', () => {
  it.each([
    'a@b.in',
    'Asha.Devi+help@Example.co.in',
    "o'neil@mail.example.org",
    'a_b-c@x-y.museum',
    `${'a'.repeat(64)}@example.org`,
  ])('takes %s as typed', (email) => {
    expect(emailField.parse(`  ${email}\n`)).toBe(email)
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['   '],
    ['asha'],
    ['asha@'],
    ['@example.org'],
    ['asha@example'],
    ['asha@example.c'],
    ['asha@@example.org'],
    ['asha devi@example.org'],
    ['asha@exam ple.org'],
    ['asha..devi@example.org'],
    ['.asha@example.org'],
    ['asha.@example.org'],
    ['asha@-example.org'],
    ['asha@example-.org'],
    ['asha@example..org'],
    ['asha@example.org.'],
    ['asha@example.org\r\nBcc: all@example.org'],
    ['asha\n@example.org'],
    ['"asha"@example.org'],
    ['<asha@example.org>'],
    ['a@b.in,c@d.in'],
    ['a@[127.0.0.1]'],
    [`${'a'.repeat(65)}@example.org`],
    [`a@${'b.'.repeat(EMAIL_MAX_LENGTH / 2)}in`],
    [{ $ne: null }],
    [['a@b.in']],
    [7],
  ])('refuses %j', (email) => {
    const result = emailField.safeParse(email)
    expect(result.error?.issues.map(({ message }) => message)).toEqual([messages.emailInvalid])
  })
})

it('takes no time over a text made to make it slow', () => {
  const started = performance.now()
  expect(isEmail(`a@${'a-'.repeat(30_000)}`)).toBe(false)
  expect(isEmail(`${'a.'.repeat(30_000)}@`)).toBe(false)
  expect(emailField.safeParse('a'.repeat(60_000)).success).toBe(false)
  expect(performance.now() - started).toBeLessThan(500)
})
