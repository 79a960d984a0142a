// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getToast, type ShownToast, showToast } from './toast-store'
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
    return new DOMRect(12, Number.parseFloat(this.style.top) || 80, 336, TOAST_HEIGHT)
  })
})
afterEach(() => vi.unstubAllGlobals())

const labels = { label: 'Notices', close: 'Close' }
const place = () => document.querySelector<HTMLElement>('[popover]')?.style.top
const AT_BOTTOM = `${WINDOW_HEIGHT - 12 - TOAST_HEIGHT}px`

/** As if the keyboard of a phone covered the lower part of the window. */
function openKeyboard(height: number) {
  const visible = Object.assign(new EventTarget(), { offsetTop: 0, height })
  vi.stubGlobal('visualViewport', visible)
  return visible
}

test('a toast leaves the field free that somebody types in, also the next one', () => {
  render(
    <>
      <input aria-label="first" data-y="100" />
      <input aria-label="middle" data-y="250" />
      <input aria-label="last" data-y="480" />
      <ToastView toast={toast} labels={labels} />
    </>,
  )
  expect(place()).toBe('')
  screen.getByLabelText('first').focus()
  expect(place()).toBe(AT_BOTTOM)
  for (const name of ['middle', 'last']) {
    screen.getByLabelText(name).focus()
    expect(place()).toBe('')
  }
})

test('a toast that appears over the field in use goes to the other end', () => {
  const withToast = (isOpen: boolean) => (
    <>
      <input aria-label="name" data-y="100" />
      <ToastView toast={{ ...toast, isOpen }} labels={labels} />
    </>
  )
  const { rerender } = render(withToast(false))
  screen.getByLabelText('name').focus()
  rerender(withToast(true))
  expect(place()).toBe(AT_BOTTOM)
})

test('a toast does not lie behind the keyboard of a phone', () => {
  const visible = openKeyboard(300)
  render(
    <>
      <input aria-label="high" data-y="100" />
      <input aria-label="low" data-y="160" />
      <ToastView toast={toast} labels={labels} />
    </>,
  )
  screen.getByLabelText('high').focus()
  expect(place()).toBe(`${300 - 12 - TOAST_HEIGHT}px`)
  screen.getByLabelText('low').focus()
  expect(place()).toBe('12px')
  // The browser has moved the page up under the keyboard.
  visible.offsetTop = 120
  visible.dispatchEvent(new Event('scroll'))
  expect(place()).toBe(`${120 + 300 - 12 - TOAST_HEIGHT}px`)
})

test('a tap on a toast closes it, as it may cover a button; selecting its text does not', () => {
  showToast({ title: 'Error', description: 'Not saved.', tone: 'error' })
  render(<ToastView toast={getToast() as ShownToast} labels={labels} />)
  const text = screen.getByText('Not saved.')
  const selected = { isCollapsed: false } as Selection
  const selection = vi.spyOn(document, 'getSelection').mockReturnValue(selected)
  fireEvent.click(text)
  expect(getToast()?.isOpen).toBe(true)
  selection.mockRestore()
  fireEvent.click(text)
  expect(getToast()?.isOpen).toBe(false)
})
