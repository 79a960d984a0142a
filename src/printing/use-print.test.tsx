// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePrint } from './use-print'

afterEach(() => vi.restoreAllMocks())

function Paper({ onAfterPrint }: { onAfterPrint: () => void }) {
  const content = useRef<HTMLParagraphElement>(null)
  const print = usePrint({ contentRef: content, onAfterPrint })
  return (
    <>
      <p ref={content}>A certificate</p>
      <button type="button" onClick={print}>
        Print
      </button>
    </>
  )
}

test('printing gives the focus back: the frame that was printed is gone', async () => {
  const onAfterPrint = vi.fn()
  render(<Paper onAfterPrint={onAfterPrint} />)
  const button = screen.getByRole('button')
  button.focus()
  // As the browser does when the library focuses the window of its frame.
  const append = document.body.append.bind(document.body)
  vi.spyOn(document.body, 'appendChild').mockImplementation((frame) => {
    append(frame)
    if (frame instanceof HTMLIFrameElement && frame.contentWindow) {
      frame.contentWindow.print = () => undefined
      frame.contentWindow.focus = () => frame.focus()
    }
    return frame
  })
  button.click()
  await waitFor(() => expect(onAfterPrint).toHaveBeenCalled(), { timeout: 5000 })
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
  expect(document.activeElement).toBe(button)
})
