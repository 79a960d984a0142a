// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ListHead } from './list-head'

test('one button shows the filters and what else can be done, and says how many filters are set', async () => {
  render(
    <ListHead
      title="Donations"
      actions={<button type="button">Export</button>}
      filters={<input aria-label="From day" />}
      filterCount={2}
    />,
  )
  const button = screen.getByRole('button', { name: 'Filter and export (2)' })
  const parts = button.getAttribute('aria-controls')?.split(' ') ?? []
  expect(parts.map((id) => document.getElementById(id)?.textContent)).toEqual(['Export', ''])
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
})

test('a list that cannot be exported has filters only', () => {
  render(<ListHead title="Pledges" filters={null} filterCount={0} />)
  expect(screen.getByRole('button', { name: 'Filter' })).toBeDefined()
})

test('counts follow in a page that the browser translates', () => {
  const head = (count: number, filterCount: number) => (
    <ListHead title="Gifts" count={count} filters={null} filterCount={filterCount} />
  )
  const { container, rerender } = render(head(7, 1))
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
    texts.currentNode = font.firstChild as Text
  }
  rerender(head(8, 0))
  expect(container.textContent).toBe('Gifts (8)Filter')
})
