import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Receipt } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { languageTag, openPdf } from '../pdf/open-pdf'
import { drawReceipt } from './receipt-page'
import { receiptTexts } from './receipt-texts'

/**
 * Renders receipts as a PDF, one per page.
 * @param localeOf returns the language of a receipt.
 * @throws Error if there are no receipts.
 */
export async function receiptsPdf(
  receipts: Receipt[],
  localeOf: (receipt: Receipt) => Locale,
): Promise<Buffer> {
  const [first] = receipts
  if (!first) throw new Error('A document without receipts')
  const locale = localeOf(first)
  const { title, foundation } = receiptTexts(first, locale)
  const { pdf, written } = openPdf({
    size: 'A4',
    locale,
    author: foundation,
    title: `${title} ${first.number}`,
  })
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  for (const receipt of receipts) {
    const own = localeOf(receipt)
    pdf.addPage()
    const part = pdf.struct('Sect', { lang: languageTag(own) })
    document.add(part)
    drawReceipt(pdf, receiptTexts(receipt, own), part)
    part.end()
    // Let other requests run between two pages.
    await nextTurn()
  }
  document.end()
  pdf.end()
  return written
}
