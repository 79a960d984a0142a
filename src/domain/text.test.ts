import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { messages } from './messages'
import {
  blankIsNull,
  choice,
  cleanLine,
  cleanText,
  isBlank,
  optionalLine,
  orderFromZero,
  requiredLine,
} from './text'

describe('cleanText', () => {
  it.each([
    ['NUL', 'a\0b', 'ab'],
    ['escape and delete', 'a\u001B\u007Fb', 'ab'],
    ['C1 controls', 'a\u0080\u009Fb', 'ab'],
    ['a lone high surrogate', 'a\uD83Db', 'ab'],
    ['a lone low surrogate', 'a\uDE00b', 'ab'],
    ['two halves that a NUL keeps apart', '\uD83D\0\uDE00x', 'x'],
    ['marks that turn the direction', 'a\u202Egpj.exe\u2066', 'agpj.exe'],
  ])('drops %s', (_name, text, cleaned) => {
    expect(cleanText(text)).toBe(cleaned)
    expect(cleanLine(text)).toBe(cleaned)
  })

  it.each(['😀', 'one\ntwo\r\n\tthree', 'क्\u200Dष', 'श्रीमती', 'a  b'])('keeps %j', (text) => {
    expect(cleanText(text)).toBe(text)
  })

  it('trims the ends', () => {
    expect(cleanText('\0 \n a b \t\0')).toBe('a b')
  })
})

describe('cleanLine', () => {
  it.each([
    ['Asha\r\nBcc: all@example.org', 'Asha Bcc: all@example.org'],
    ['a\tb', 'a b'],
    ['a\u2028b', 'a b'],
  ])('makes %j one line', (text, cleaned) => {
    expect(cleanLine(text)).toBe(cleaned)
  })
})

describe('isBlank', () => {
  it.each(['', '   ', '\n\t', '\u00A0', '\u200B\u200D', '\uFEFF', '\0'])('%j is', (text) => {
    expect(isBlank(text)).toBe(true)
  })

  it.each(['a', ' . ', 'अ', '😀', '0'])('%j is not', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})

describe('requiredLine', () => {
  const field = requiredLine('Needed', 5)

  it.each([[undefined], [null], [''], ['   '], ['\u200B'], [{ $ne: 1 }], [['a']], [7], [true]])(
    'says what is needed for %j',
    (value) => {
      expect(firstMessage(field, value)).toBe('Needed')
    },
  )

  it('counts the length after trimming', () => {
    expect(field.parse('  abcde ')).toBe('abcde')
    expect(firstMessage(field, 'abcdef')).toBe(messages.textTooLong)
  })
})

describe('optional fields', () => {
  const visitor = z.object({ a: optionalLine(5) })
  const editor = z.object({ a: blankIsNull(requiredLine(messages.textInvalid, 5)) })

  it.each([
    [{}, {}, {}],
    [{ a: 'x ' }, { a: 'x' }, { a: 'x' }],
    [{ a: '' }, {}, { a: null }],
    [{ a: ' ' }, {}, { a: null }],
    [{ a: null }, {}, { a: null }],
  ])('%j is %j for a visitor and %j for an editor', (input, forVisitor, forEditor) => {
    expect(visitor.parse(input)).toEqual(forVisitor)
    expect(editor.parse(input)).toEqual(forEditor)
  })

  it.each([[{ $ne: 1 }], [['x']], [7], [false]])('refuses %j', (a) => {
    expect(firstMessage(visitor, { a })).toBe(messages.textInvalid)
    expect(firstMessage(editor, { a })).toBe(messages.textInvalid)
  })
})

describe('choice', () => {
  const field = choice({ options: ['one', 'two'], required: 'Needed', unknown: 'Unknown' })

  it('gives the option', () => {
    expect(field.parse(' two ')).toBe('two')
  })

  it.each([
    [undefined, 'Needed'],
    ['', 'Needed'],
    [{}, 'Needed'],
    ['three', 'Unknown'],
    ['ONE', 'Unknown'],
    ['__proto__', 'Unknown'],
  ])('%j: %s', (value, message) => {
    expect(firstMessage(field, value)).toBe(message)
  })
})

describe('orderFromZero', () => {
  const field = orderFromZero('Wrong')

  it.each([
    [undefined, 0],
    [null, 0],
    ['', 0],
    [0, 0],
    ['3', 3],
    [' 3 ', 3],
    ['१२', 12],
    [2.5, 2.5],
    [1_000_000, 1_000_000],
  ])('%j is %d', (value, order) => {
    expect(field.parse(value)).toBe(order)
  })

  it.each([-1, '-1', 'abc', '1e3', Number.NaN, Number.POSITIVE_INFINITY, 1e9, {}, [], true])(
    'refuses %j',
    (value) => {
      expect(firstMessage(field, value)).toBe('Wrong')
    },
  )
})

function firstMessage(schema: z.ZodMiniType, value: unknown): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}
