import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messages } from './messages'
import { optionalPhoneField, phoneField, phoneKey } from './phone'

describe('phoneField', () => {
  it.each([
    '9876543210',
    '+91 98765 43210',
    '098765-43210',
    '(0522) 234-56789',
    '(+91) 98765 43210',
    '+1 (415) 555.2671',
    '0091 98765 43210',
  ])('takes %s as typed', (phone) => {
    expect(phoneField.parse(` ${phone} `)).toBe(phone)
  })

  it.each([
    ['९८७६५४३२१०', '9876543210'],
    ['\u202A+91\u00A098765\u201143210\u202C', '+91 98765-43210'],
  ])('cleans up a pasted number: %j', (pasted, phone) => {
    expect(phoneField.parse(pasted)).toBe(phone)
  })

  it.each([
    [undefined],
    [null],
    [''],
    ['   '],
    ['123456789'],
    ['98765-4321'],
    ['abcdefghij'],
    ['98765432lO'],
    ['9876543210 ext 5'],
    ['98765+43210'],
    ['++919876543210'],
    ['123456789012345678'],
    ['9876543210,9876543211'],
    [`9876543210${' '.repeat(30)}1`],
    ['9876543210; DROP'],
    [9876543210],
    [{ $gt: '' }],
    [['9876543210']],
  ])('refuses %j', (phone) => {
    expect(phoneField.safeParse(phone).error?.issues[0]?.message).toBe(messages.phoneInvalid)
  })
})

describe('optionalPhoneField', () => {
  const schema = z.object({ phone: optionalPhoneField })

  it.each([{}, { phone: '' }, { phone: '  ' }, { phone: null }])('may be left out: %j', (input) => {
    expect(schema.parse(input)).toEqual({})
  })

  it('is checked where it is given', () => {
    expect(schema.parse({ phone: '9876543210' })).toEqual({ phone: '9876543210' })
    expect(schema.safeParse({ phone: '12345' }).error?.issues[0]?.message).toBe(
      messages.phoneInvalid,
    )
  })
})

describe('phoneKey', () => {
  it.each(['9876543210', '098765 43210', '+91 98765-43210', '00919876543210', '९८७६५ ४३२१०'])(
    '%s is the same number',
    (phone) => {
      expect(phoneKey(phone)).toBe('9876543210')
    },
  )

  it.each(['', '98765', 'no number'])('%j is not a number', (phone) => {
    expect(phoneKey(phone)).toBeNull()
  })
})
