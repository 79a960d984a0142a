// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Modal } from './modal'

afterEach(() => vi.unstubAllGlobals())

// The style that makes the backdrop clickable is not loaded here.
const user = userEvent.setup({ pointerEventsCheck: 0 })

/** Opens a dialog. `goBack` simulates Android's Back. */
async function setUp(mayClose?: () => boolean) {
  const watchers: { onclose: (() => void) | null; destroy: () => void }[] = []
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose = null
      destroy = () => watchers.splice(watchers.indexOf(this), 1)
      constructor() {
        watchers.push(this)
      }
    },
  )
  const onClose = vi.fn()
  render(
    <Modal title="Edit" closeLabel="Close" onClose={onClose} mayClose={mayClose}>
      <input aria-label="Name" />
    </Modal>,
  )
  // Radix listens for outside taps only after the tap that opened the dialog has ended.
  await new Promise((resolve) => setTimeout(resolve))
  return { onClose, watchers, goBack: () => watchers.pop()?.onclose?.() }
}

const ways: [string, (goBack: () => void) => unknown][] = [
  ['the cross', () => user.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => user.keyboard('{Escape}')],
  [
    'a tap outside',
    () => {
      const backdrop = screen.getByRole('dialog').previousElementSibling
      return user.click(backdrop ?? document.body)
    },
  ],
  ["Android's Back", (goBack) => goBack()],
]

test.each(ways)('%s closes it', async (_, leave) => {
  const { onClose, goBack } = await setUp()
  await leave(goBack)
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
})

test.each(ways)(
  '%s does not close it where something would be lost, however often',
  async (...args) => {
    const mayClose = vi.fn(() => false)
    const { onClose, goBack } = await setUp(mayClose)
    for (const times of [1, 2]) {
      await args[1](goBack)
      await expect.poll(() => mayClose).toHaveBeenCalledTimes(times)
    }
    expect(onClose).not.toHaveBeenCalled()
  },
)

test('no inline style is put into the page, which our policy would refuse', async () => {
  await setUp()
  expect(document.querySelectorAll('style')).toHaveLength(0)
})

test('nothing waits for Back once it is closed', async () => {
  const { watchers } = await setUp()
  expect(watchers).toHaveLength(1)
  cleanup()
  expect(watchers).toHaveLength(0)
})

test('the focus returns to the list if the button that opened the dialog is gone', () => {
  const page = (isOpen: boolean, hasButton: boolean) => (
    <div tabIndex={-1} data-testid="list">
      {hasButton && <button type="button">Refund</button>}
      {isOpen && (
        <Modal title="Refund" closeLabel="Close" onClose={vi.fn()}>
          <input aria-label="Reason" />
        </Modal>
      )}
    </div>
  )
  const { rerender } = render(page(false, true))
  screen.getByRole('button', { name: 'Refund' }).focus()
  rerender(page(true, true))
  rerender(page(true, false))
  rerender(page(false, false))
  expect(document.activeElement).toBe(screen.getByTestId('list'))
})
