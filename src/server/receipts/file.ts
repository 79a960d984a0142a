import type { Receipt } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import type { Attachment } from '../mail/transport'
import { receiptsPdf } from './pdf'

/** Returns a receipt as a PDF file, named by its number. */
export async function receiptFile(receipt: Receipt, locale: Locale): Promise<Attachment> {
  return {
    filename: `receipt-${receipt.number.replace('/', '-')}.pdf`,
    content: await receiptsPdf([receipt], () => locale),
    contentType: 'application/pdf',
  }
}
