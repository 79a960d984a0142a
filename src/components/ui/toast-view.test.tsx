// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ToastView } from './toast-view'

const toast = {
  id: 1,
  isOpen: true,
  title: 'Error',
  description: 'Not saved.',
  tone: 'error',
} as const
const TOAST_HEIGHT = 90
const WINDOW_HEIGHT = 560

beforeEach(() => {
  vi.stubGlobal('innerHeight', WINDOW_HEIGHT)
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (!(this instanceof HTMLElement)) return new DOMRect()
    if (this instanceof HTMLInputElement) return new DOMRect(20, Number(this.dataset.y), 320, 48)
    const top = this.style.bottom === '0.75rem' ? WINDOW_HEIGHT - 12 - TOAST_HEIGHT : 80
    return new DOMRect(12, top, 336, TOAST_HEIGHT)
  })
})

test('a toast leaves the field free that somebody types in, also the next one', () => {
  render(
    <>
      <input aria-label="first" data-y="100" />
      <input aria-label="middle" data-y="250" />
      <input aria-label="last" data-y="480" />
      <ToastView toast={toast} labels={{ label: 'Notices', close: 'Close' }} />
    </>,
  )
  const layer = document.querySelector<HTMLElement>('[popover]')
  const place = () => [layer?.style.top, layer?.style.bottom]
  expect(place()).toEqual(['', ''])
  screen.getByLabelText('first').focus()
  expect(place()).toEqual(['auto', '0.75rem'])
  for (const name of ['middle', 'last']) {
    screen.getByLabelText(name).focus()
    expect(place()).toEqual(['', ''])
  }
})

test('a toast that appears over the field in use goes to the other end', () => {
  const withToast = (isOpen: boolean) => (
    <>
      <input aria-label="name" data-y="100" />
      <ToastView toast={{ ...toast, isOpen }} labels={{ label: 'Notices', close: 'Close' }} />
    </>
  )
  const { rerender } = render(withToast(false))
  screen.getByLabelText('name').focus()
  rerender(withToast(true))
  expect(document.querySelector<HTMLElement>('[popover]')?.style.bottom).toBe('0.75rem')
})
