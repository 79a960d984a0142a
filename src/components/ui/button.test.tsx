// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FormEvent, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Button } from './button'

function SlowForm({ onSend }: { onSend: () => void }) {
  const [isSending, setIsSending] = useState(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setIsSending(true)
    onSend()
  }
  return (
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" disabled={isSending}>
        Send
      </Button>
    </form>
  )
}

test('a button that has sent keeps the focus, and sends nothing twice', async () => {
  const onSend = vi.fn()
  render(<SlowForm onSend={onSend} />)
  const button = screen.getByRole('button')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter} ')
  await userEvent.dblClick(button)
  await userEvent.type(screen.getByRole('textbox'), 'Asha{Enter}')
  expect(onSend).toHaveBeenCalledTimes(1)
})

test('a press of a disabled button does nothing', async () => {
  const onClick = vi.fn()
  const { rerender } = render(<Button onClick={onClick}>Check</Button>)
  await userEvent.click(screen.getByRole('button'))
  rerender(
    <Button onClick={onClick} disabled>
      Check
    </Button>,
  )
  await userEvent.click(screen.getByRole('button'))
  expect(onClick).toHaveBeenCalledTimes(1)
})
