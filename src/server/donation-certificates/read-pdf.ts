import { messages } from '@/domain/messages'
import { ApiError } from '../http/api-error'

/** A certificate has one page; more is read of nothing. */
const PAGES_READ = 3

/**
 * The text of a PDF's first pages; '' for one that is only a picture.
 * @throws ApiError 400 for anything but a PDF, or for one that a password keeps shut.
 */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  if (!startsAsPdf(bytes)) throw new ApiError(400, messages.pdfUnreadable)
  // Large, and read by who takes in certificates alone.
  const { getDocumentProxy } = await import('unpdf')
  try {
    // A copy: the reader takes the bytes for itself.
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
