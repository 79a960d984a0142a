// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { PanText } from './pan-text'

const gift = { id: '1', donorName: 'Asha Devi', panNumber: '••••••234F', corrections: 0 }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['with another mask', { ...gift, panNumber: '••••••999Z', corrections: 1 }],
  ['with the same mask', { ...gift, corrections: 1 }],
])('a PAN that was shown goes when it is corrected: %s', async (_, corrected) => {
  fakeFetch(jsonAnswer(200, { panNumber: 'ABCPE1234F' }))
  const { rerender } = render(<PanText donation={gift} />)
  await userEvent.click(screen.getByRole('button', { name: /^Show PAN/ }))
  expect(await screen.findByText('PAN ABCPE1234F')).toBeDefined()
  rerender(<PanText donation={corrected} />)
  expect(screen.getByText(`PAN ${corrected.panNumber}`)).toBeDefined()
  expect(screen.getByRole('button', { name: /^Show PAN/ })).toBeDefined()
})

test('the focus goes to the PAN once it is shown, so that it is said', async () => {
  fakeFetch(jsonAnswer(200, { panNumber: 'ABCPE1234F' }))
  render(<PanText donation={gift} />)
  screen.getByRole('button', { name: /^Show PAN/ }).focus()
  await userEvent.keyboard('{Enter}')
  const pan = await screen.findByText('PAN ABCPE1234F')
  expect(document.activeElement).toBe(pan.parentElement)
})
