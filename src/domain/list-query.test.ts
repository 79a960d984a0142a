import { describe, expect, it } from 'vitest'
import { datedListQuery, listQuery } from './list-query'
import { messages } from './messages'

describe('listQuery', () => {
  it.each([
    ['', { search: '', page: 1, limit: 50 }],
    ['?search=&page=&limit=', { search: '', page: 1, limit: 50 }],
    ['?search=%20Ravi%20&page=3&limit=200', { search: 'Ravi', page: 3, limit: 200 }],
    ['?search=100%25_.*(&limit=1', { search: '100%_.*(', page: 1, limit: 1 }],
    ['?page=007', { search: '', page: 7, limit: 50 }],
    ['?page=100000', { search: '', page: 100_000, limit: 50 }],
    ['?where[role][equals]=admin&sort=-id', { search: '', page: 1, limit: 50 }],
  ])('%j', (query, expected) => {
    expect(listQuery.parse(Object.fromEntries(new URLSearchParams(query)))).toEqual(expected)
  })

  it.each([
    ['?page=0', messages.pageInvalid],
    ['?page=-1', messages.pageInvalid],
    ['?page=1.5', messages.pageInvalid],
    ['?page=two', messages.pageInvalid],
    ['?page=1e3', messages.pageInvalid],
    ['?page=100001', messages.pageInvalid],
    [`?page=${'9'.repeat(400)}`, messages.pageInvalid],
    ['?limit=0', messages.limitInvalid],
    ['?limit=201', messages.limitInvalid],
    ['?limit=NaN', messages.limitInvalid],
    ['?limit=0x10', messages.limitInvalid],
    [`?search=${'a'.repeat(201)}`, messages.textTooLong],
  ])('%j: %s', (query, message) => {
    const result = listQuery.safeParse(Object.fromEntries(new URLSearchParams(query)))
    expect(result.error?.issues[0]?.message).toBe(message)
  })

  it('takes spaces around a number, as forms send them', () => {
    expect(listQuery.parse({ page: ' 3 ', limit: ' ' })).toMatchObject({ page: 3, limit: 50 })
  })

  it('drops what no column can hold, so that a search never breaks the database', () => {
    expect(listQuery.parse({ search: 'a\0b\uD800' }).search).toBe('ab')
  })
})

describe('the days of a list', () => {
  it.each(['2026-03-05', '2028-02-29', '9999-12-30'])('%s exists', (day) => {
    expect(datedListQuery.parse({ from: day, to: ' ' })).toMatchObject({ from: day })
  })

  it.each(['2026-02-30', '2026-13-01', '9999-12-31', '2026-3-5', '5 March'])(
    '%s does not',
    (day) => {
      const { error } = datedListQuery.safeParse({ to: day })
      expect(error?.issues[0]).toMatchObject({ path: ['to'], message: messages.dayInvalid })
    },
  )
})
