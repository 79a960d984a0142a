// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { PanelError } from './panel-error'

vi.mock('@payloadcms/ui', () => ({
  Button: (props: object) => <button type="button" {...props} />,
  useTranslation: () => ({ i18n: { language: 'hi' } }),
}))

test('a failed page of the panel shows a message in its language, and can be reloaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.fn()
  const error = new Error('The database does not answer')
  render(<PanelError error={error} reload={reload} />)
  expect(screen.getByRole('alert').textContent).toContain('यह पेज नहीं खुल सका')
  await userEvent.click(screen.getByRole('button', { name: 'फिर कोशिश करें' }))
  expect(reload).toHaveBeenCalledOnce()
  expect(log).toHaveBeenCalledWith(error)
})
