import type PDFDocument from 'pdfkit'
import { withoutEmoji } from '@/lib/without-emoji'

export type Pdf = InstanceType<typeof PDFDocument>

export type TextStyle = {
  font: 'regular' | 'semibold'
  /** In points. */
  size: number
  colour: string
}

export const LINE_HEIGHT = 1.4
const DEVANAGARI = /\p{Script=Devanagari}/u
/** Come unseen with pasted text. The typeface lacks them and would draw boxes; it has Hindi's joiners. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u2060-\u2064]/g
/** Hyphens that the typeface lacks. */
const HYPHEN = /[\u2010-\u2012]/g

/** Breaks a text, without what the typeface lacks, into lines of a width in points. Its empty lines are kept. */
export function breakLines(
  pdf: Pdf,
  text: string,
  { font, size }: TextStyle,
  width: number,
): string[] {
  pdf.font(font).fontSize(size)
  const space = pdf.widthOfString(' ')
  return withoutEmoji(text)
    .replace(INVISIBLE, '')
    .replace(HYPHEN, '-')
    .split('\n')
    .flatMap((paragraph) => {
      const lines: string[] = []
      let line = ''
      let taken = 0
      for (const word of paragraph.split(/\s+/).flatMap((each) => fitting(pdf, each, width))) {
        const wide = pdf.widthOfString(word)
        if (line && taken + space + wide > width) {
          lines.push(line)
          line = word
          taken = wide
        } else {
          taken += line ? space + wide : wide
          line = line ? `${line} ${word}` : word
        }
      }
      return [...lines, line]
    })
}

/** Splits a word that is wider than the column, only between grapheme clusters. */
function fitting(pdf: Pdf, word: string, width: number): string[] {
  if (pdf.widthOfString(word) <= width) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const { segment } of new Intl.Segmenter('hi').segment(word)) {
    if (piece && pdf.widthOfString(piece + segment) > width) {
      pieces.push(piece)
      piece = segment
    } else piece += segment
  }
  return [...pieces, piece]
}

/**
 * Writes lines below one another. Devanagari glyphs are drawn in a different order than they are
 * written, so each such word carries its text (`ActualText`) for search, copying and screen
 * readers.
 */
export function writeLines(
  pdf: Pdf,
  lines: string[],
  { font, size, colour }: TextStyle,
  { x, y }: { x: number; y: number },
): void {
  pdf.font(font).fontSize(size).fillColor(colour)
  const space = pdf.widthOfString(' ')
  lines.forEach((line, row) => {
    const top = y + row * size * LINE_HEIGHT
    if (!DEVANAGARI.test(line)) {
      pdf.text(line, x, top, { lineBreak: false })
      return
    }
    let left = x
    for (const word of line.split(' ')) {
      pdf.markContent('Span', { actual: `${word} ` })
      pdf.text(word, left, top, { lineBreak: false })
      pdf.endMarkedContent()
      left += pdf.widthOfString(word) + space
    }
  })
}
