// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { FormEnd } from './form-end'
import type { AdminForm } from './use-admin-form'

afterEach(cleanup)
Element.prototype.scrollIntoView = () => undefined

const form: AdminForm = {
  submit: async () => undefined,
  failure: null,
  spoken: '',
  isSubmitting: false,
  isUploading: false,
  mayClose: () => true,
}
const failure = { message: 'Something went wrong.', isConflict: false, isGone: false }
const failed = { ...form, failure }

test('what somebody else has deleted is said to be gone, not just “Not found”', () => {
  const gone = { ...form, failure: { ...failure, message: 'Not found', isGone: true } }
  render(<FormEnd form={gone} submit="Save" onReload={() => undefined} />)
  expect(screen.getByRole('alert').textContent).toMatch(/^This has been deleted in the meantime/)
})

test('an error is brought into view together with the buttons, each time that one appears', () => {
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const { rerender } = render(<FormEnd form={form} submit="Save" />)
  expect(shown).not.toHaveBeenCalled()
  for (const times of [1, 2]) {
    rerender(<FormEnd form={failed} submit="Save" />)
    expect(shown).toHaveBeenCalledTimes(times)
    rerender(<FormEnd form={form} submit="Save" />)
  }
  rerender(<FormEnd form={failed} submit="Save" />)
  const end = shown.mock.contexts.at(-1)
  expect(end).toBeInstanceOf(Element)
  if (!(end instanceof Element)) return
  expect(end.contains(screen.getByRole('alert'))).toBe(true)
  expect(end.contains(screen.getByRole('button', { name: 'Save' }))).toBe(true)
})
