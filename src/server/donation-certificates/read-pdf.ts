import { messages } from '@/domain/messages'
import { ApiError } from '../http/api-error'

/** A certificate has one page; a longer PDF is not read further than this. */
const PAGES_READ = 3

/**
 * Returns the text of a PDF's first pages; '' if it has only pictures.
 * @throws ApiError 400 for anything but a PDF, or for one with a password.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  if (!startsAsPdf(bytes)) throw new ApiError(400, messages.pdfUnreadable)
  // Large, and only needed by admins who upload certificates.
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy, because the reader takes ownership of the bytes.
    const document = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
    try {
      const texts: string[] = []
      for (let number = 1; number <= Math.min(document.numPages, PAGES_READ); number += 1) {
        const { items } = await (await document.getPage(number)).getTextContent()
        texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
      }
      return texts.join('\n')
    } finally {
      await document.destroy()
    }
  } catch {
    throw new ApiError(400, messages.pdfUnreadable)
  }
}

function startsAsPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-'
}
