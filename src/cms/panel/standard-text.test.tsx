// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { StandardText } from './standard-text'

const field = vi.hoisted(() => ({ setValue: vi.fn() }))
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: ComponentProps<'button'>) => (
    <button type="button" onClick={onClick}>
      {children}
    </button>
  ),
  useField: () => ({ value: '', disabled: false, ...field }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}))

it('Inserts the standard text and focuses the field, since the button disappears', () => {
  render(
    <>
      {/* As Payload names the control of a field. */}
      <textarea id="field-thankYou__body" />
      <StandardText path="thankYou.body" standard="Thank you" />
    </>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Start from the standard text' }))
  expect(field.setValue).toHaveBeenCalledWith('Thank you')
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
