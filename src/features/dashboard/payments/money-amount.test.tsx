// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyAmount } from './money-amount'

test('an amount is struck through once all of it went back, to the paisa', () => {
  // As floating-point numbers the parts add up to less.
  const { container } = render(<MoneyAmount amount={300.3} refunded={100.1} chargedBack={200.2} />)
  expect(container.querySelector('s')?.textContent).toBe('₹300.30')
})

test('an amount of which a paisa is left is not', () => {
  const { container } = render(<MoneyAmount amount={300.3} refunded={100.1} chargedBack={200.19} />)
  expect(container.querySelector('s')).toBeNull()
  expect(screen.getByText('₹300.30')).toBeDefined()
})
