// @vitest-environment jsdom
import type { UseQueryResult } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ApiList } from '@/lib/api-client'
import { ListFrame } from './list-frame'

const PAGE_SIZE = 10

type Shown = { total: number; page: number; isSearch: boolean }

function show({ total, page, isSearch }: Shown) {
  const list = { data: { items: [], total } } as unknown as UseQueryResult<ApiList<never>>
  const goToPage = vi.fn()
  render(
    <ListFrame
      {...{ list, page, pageSize: PAGE_SIZE, goToPage, isSearch }}
      empty={{ title: 'No items yet', description: 'They appear here' }}
    >
      {() => null}
    </ListFrame>,
  )
  return goToPage
}

test.each([true, false])(
  'where the last page was emptied, the pager leads to what is there: search %s',
  async (isSearch) => {
    Element.prototype.scrollIntoView = vi.fn()
    const goToPage = show({ total: PAGE_SIZE, page: 2, isSearch })
    expect(screen.getByText('Nothing on this page')).toBeDefined()
    expect(screen.queryByText('Nothing found')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(goToPage).toHaveBeenCalledWith(1)
  },
)

test.each([1, 2])('a list without anything says so, also on page %s', (page) => {
  show({ total: 0, page, isSearch: false })
  expect(screen.getByText('No items yet')).toBeDefined()
  cleanup()
  show({ total: 0, page, isSearch: true })
  expect(screen.getByText('Nothing found')).toBeDefined()
})

test('what is on the screen stays when it is fetched again in vain: a row may have an open form', () => {
  const list = {
    data: { items: ['Asha'], total: 1 },
    error: new Error('Offline'),
    isError: true,
    isRefetchError: true,
  } as unknown as UseQueryResult<ApiList<never>>
  render(
    <ListFrame
      {...{ list, page: 1, pageSize: PAGE_SIZE, goToPage: vi.fn() }}
      empty={{ title: 'No items yet', description: 'They appear here' }}
    >
      {(items) => <p>{items}</p>}
    </ListFrame>,
  )
  expect(screen.getByText('Asha')).toBeDefined()
  expect(screen.getByRole('alert').textContent).toContain('This could not be loaded')
})

type People = UseQueryResult<ApiList<string>>
const answer = (items: string[], more = {}) =>
  ({ data: { items, total: items.length }, ...more }) as unknown as People

/** A list of people, each with a button that deletes them. */
const frameOf = (list: People, isSearch = false) => (
  <ListFrame
    {...{ list, page: 1, pageSize: PAGE_SIZE, goToPage: vi.fn(), isSearch }}
    empty={{ title: 'No items yet', description: 'They appear here' }}
  >
    {(items) => items.map((name) => <button key={name} type="button">{`Delete ${name}`}</button>)}
  </ListFrame>
)

test('what a search has found is announced, and nothing else', () => {
  const { rerender } = render(frameOf(answer(['Asha', 'Ravi'])))
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(frameOf(answer(['Asha', 'Ravi'], { isPlaceholderData: true }), true))
  expect(status.textContent).toBe('')
  rerender(frameOf(answer(['Asha']), true))
  expect(status.textContent).toBe('1 found')
  rerender(frameOf(answer([]), true))
  expect(status.textContent).toBe('0 found')
})

test('the focus stays in the list if the row that had it is gone', () => {
  const { rerender } = render(frameOf(answer(['Asha', 'Ravi'])))
  screen.getByRole('button', { name: 'Delete Asha' }).focus()
  rerender(frameOf(answer(['Ravi'])))
  const frame = document.activeElement
  expect(frame?.contains(screen.getByRole('button', { name: 'Delete Ravi' }))).toBe(true)
  expect(frame).not.toBe(document.body)
  screen.getByRole('button', { name: 'Delete Ravi' }).focus()
  rerender(frameOf(answer([])))
  expect(document.activeElement).toBe(frame)
})

test('a list whose sum is announced does not say it a second time', () => {
  render(
    <ListFrame
      {...{ list: answer(['Asha']), page: 1, pageSize: PAGE_SIZE, goToPage: vi.fn() }}
      isSearch
      isAnnounced={false}
      empty={{ title: 'No items yet', description: 'They appear here' }}
    >
      {(items) => items}
    </ListFrame>,
  )
  expect(screen.getByRole('status').textContent).toBe('')
})

test('the focus stays with the row whose button is gone, or goes to the next row', () => {
  const rowsOf = (list: People, done: string[] = []) => (
    <ListFrame
      {...{ list, page: 1, pageSize: PAGE_SIZE, goToPage: vi.fn() }}
      empty={{ title: 'No items yet', description: 'They appear here' }}
    >
      {(items) => (
        <ul>
          {items.map((name) => (
            <li key={name}>
              {name} {!done.includes(name) && <button type="button">{`Settle ${name}`}</button>}
            </li>
          ))}
        </ul>
      )}
    </ListFrame>
  )
  const settle = (name: string) => screen.getByRole('button', { name: `Settle ${name}` }).focus()
  const focused = () => document.activeElement?.textContent?.trim()
  const { rerender } = render(rowsOf(answer(['Asha', 'Ravi', 'Sita'])))
  settle('Ravi')
  rerender(rowsOf(answer(['Asha', 'Ravi', 'Sita']), ['Ravi']))
  expect(focused()).toBe('Ravi')
  rerender(rowsOf(answer(['Asha', 'Sita'])))
  expect(focused()).toBe('Sita Settle Sita')
  settle('Sita')
  rerender(rowsOf(answer(['Asha'])))
  expect(focused()).toBe('Asha Settle Asha')
})
