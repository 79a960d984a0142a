import path from 'node:path'
import { type Font, openSync } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Locale } from '@/content/locale'
import type { Pdf } from './write-text'

/** The server always runs from the root of the checkout. */
const FONTS = path.resolve('src/server/pdf/fonts')

/** Opened once: reading their tables takes longer than drawing a page. */
let fonts: Record<'regular' | 'semibold', Font> | undefined

type PdfOptions = {
  /** Page size: a name, or width and height in points. */
  size: string | [number, number]
  locale: Locale
  title: string
  author: string
}

/**
 * Starts a PDF without pages, with fonts that cover both languages. Text stays text, and is tagged
 * for screen readers.
 * @returns the document, and a promise of its bytes, which settles once it has ended.
 */
export function openPdf({ size, locale, title, author }: PdfOptions): {
  pdf: Pdf
  written: Promise<Buffer>
} {
  const pdf = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languageTag(locale),
    info: { Title: title, Author: author },
  })
  const written = collect(pdf)
  fonts ??= { regular: openFont('mukta-regular'), semibold: openFont('mukta-semibold') }
  for (const [name, font] of Object.entries(fonts)) {
    // It accepts opened fonts as well, though its types do not say so.
    pdf.registerFont(name, font as never)
  }
  return { pdf, written }
}

/** Returns the language tag for a PDF. */
export function languageTag(locale: Locale): string {
  return locale === 'hi' ? 'hi-IN' : 'en-IN'
}

function openFont(name: string): Font {
  const font = openSync(path.join(FONTS, `${name}.ttf`))
  if (!('layout' in font)) throw new Error('Not a single font')
  return font
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}
