import { afterEach, expect, test, vi } from 'vitest'
import { LIST_LIMIT_MAX } from '@/domain/list-query'
import { fakeFetch } from '../../../../tests/support/fake-fetch'
import { fetchAll } from './fetch-all'

const PATH = '/api/admin/donations'

const numbers = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => String(first - index))
const page = (ids: string[], total: number) =>
  Response.json(
    ids.map((id) => ({ id })),
    { headers: { 'X-Total-Count': String(total) } },
  )

afterEach(() => vi.unstubAllGlobals())

test('a gift that comes in between two pages neither doubles a row nor loses one', async () => {
  const count = 2 * LIST_LIMIT_MAX
  const calls = fakeFetch(
    page(numbers(count, LIST_LIMIT_MAX + 1), count),
    // A newer gift has pushed the last of the first page on to the second.
    page(numbers(LIST_LIMIT_MAX + 1, 2), count + 1),
    page(['1'], count + 1),
  )
  const gifts = await fetchAll(PATH, { status: 'paid', search: '' })
  expect(gifts.map(({ id }) => id)).toEqual(numbers(count, 1))
  expect(calls.map(({ path }) => path)).toEqual([
    `${PATH}?status=paid&page=1&limit=${LIST_LIMIT_MAX}`,
    `${PATH}?status=paid&page=2&limit=${LIST_LIMIT_MAX}`,
    `${PATH}?status=paid&page=3&limit=${LIST_LIMIT_MAX}`,
  ])
})

test('rows of an import are distinguished by their number', async () => {
  fakeFetch(Response.json([{ row: 2 }, { row: 3 }]))
  const rows = await fetchAll('/api/admin/import-rows', {})
  expect(rows.map(({ row }) => row)).toEqual([2, 3])
})
