import {
  CERTIFICATE_CLOSE_DELAY_MS,
  CERTIFICATE_PRINT_DELAY_MS,
  CERTIFICATE_REVOKE_DELAY_MS,
} from '@/printing/certificate'
import { fitTexts } from '@/printing/fit-texts'
import { ID_CARD_WINDOW_HEIGHT_PX, ID_CARD_WINDOW_WIDTH_PX } from '@/printing/id-card'

/** How often a new window is asked whether it has loaded. */
const LOAD_POLL_MS = 50
/** A picture that takes longer than this is printed without. */
const LOAD_LIMIT_MS = 15_000

/**
 * Prints a document through a window of 800 by 600 px (spec section 9).
 * @returns false where the browser blocks the window.
 */
export function printInWindow(page: string): boolean {
  const size = `width=${ID_CARD_WINDOW_WIDTH_PX},height=${ID_CARD_WINDOW_HEIGHT_PX}`
  const printed = window.open('', '_blank', `popup,${size}`)
  if (!printed) return false
  writePage(printed.document, page)
  whenReady(printed, () => printed.print())
  return true
}

/**
 * Shows a document from a blob, prints it after a second, closes it half a second later (spec
 * section 9). The window itself can run no script: all is done from here.
 * @returns false where the browser blocks the window.
 */
export function printFromBlob(page: string): boolean {
  const url = URL.createObjectURL(new Blob([page], { type: 'text/html;charset=utf-8' }))
  setTimeout(() => URL.revokeObjectURL(url), CERTIFICATE_REVOKE_DELAY_MS)
  const printed = window.open(url, '_blank')
  if (!printed) return false
  whenReady(printed, () => {
    setTimeout(() => {
      if (printed.closed) return
      printed.print()
      setTimeout(() => printed.close(), CERTIFICATE_CLOSE_DELAY_MS)
    }, CERTIFICATE_PRINT_DELAY_MS)
  })
  return true
}

/** Puts a whole document into an empty one. */
export function writePage(target: Document, page: string): void {
  target.open()
  target.write(page)
  target.close()
}

/** Calls back once styles, pictures and fonts are there and every text fits. */
export function whenReady(target: Window, onReady: () => void): void {
  const begunAt = performance.now()
  const look = async () => {
    if (target.closed) return
    const isLoaded =
      target.document.readyState === 'complete' && target.document.querySelector('main') !== null
    if (!isLoaded && performance.now() - begunAt < LOAD_LIMIT_MS) {
      setTimeout(look, LOAD_POLL_MS)
      return
    }
    await target.document.fonts.ready
    fitTexts(target.document)
    onReady()
  }
  setTimeout(look, LOAD_POLL_MS)
}
