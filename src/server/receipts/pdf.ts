import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Receipt } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { drawReceipt } from './receipt-page'
import { receiptTexts } from './receipt-texts'

/** The server always runs from the root of the checkout. */
const FONTS = path.resolve('src/server/receipts/fonts')

/** Opened once: reading their tables takes longer than drawing a receipt. */
let fonts: Record<'regular' | 'semibold', Font> | undefined

/**
 * Receipts as a PDF, each on a page of its own. Text stays text, and is tagged for readers that speak.
 * @param localeOf the language in which each is written.
 */
export async function receiptsPdf(
  receipts: Receipt[],
  localeOf: (receipt: Receipt) => Locale,
): Promise<Buffer> {
  const [first] = receipts
  if (!first) throw new Error('A document without receipts')
  const locale = localeOf(first)
  const title = receiptTexts(first, locale)
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, pdfVersion: '1.7' },
    ...{ tagged: true, displayTitle: true, lang: locale === 'hi' ? 'hi-IN' : 'en-IN' },
    info: { Title: `${title.title} ${first.number}`, Author: title.foundation },
  })
  const written = collect(pdf)
  fonts ??= { regular: openFont('mukta-regular'), semibold: openFont('mukta-semibold') }
  for (const [name, font] of Object.entries(fonts)) {
    // It takes opened fonts as well; its types do not say so.
    pdf.registerFont(name, font as never)
  }
  const document = pdf.struct('Document')
  pdf.addStructure(document)
  for (const receipt of receipts) {
    const own = localeOf(receipt)
    pdf.addPage()
    const part = pdf.struct('Sect', { lang: own === 'hi' ? 'hi-IN' : 'en-IN' })
    document.add(part)
    drawReceipt(pdf, receiptTexts(receipt, own), part)
    part.end()
    // Other requests get their turn between two pages.
    await nextTurn()
  }
  document.end()
  pdf.end()
  return written
}

function openFont(name: string): Font {
  const font = openSync(path.join(FONTS, `${name}.ttf`))
  if (!('layout' in font)) throw new Error('Not a single font')
  return font
}

function collect(pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
