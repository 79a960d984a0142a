import { COLOURS } from '../colours'
import { decorate, drawQrCode } from '../pdf/draw'
import { breakLines, LINE_HEIGHT, type Pdf, type TextStyle, writeLines } from '../pdf/write-text'
import type { ReceiptTexts } from './receipt-texts'

// A4; all lengths are in points.
const PAGE = { width: 595.28, height: 841.89 }
const MARGIN = 54
const WIDTH = PAGE.width - 2 * MARGIN
const NAMES_WIDTH = 150
const PADDING = 12
const QR_SIDE = 96
/** For signature and QR code. */
const FOOT_HEIGHT = 140
const SMALL = 9
/** From the largest: long content is scaled down, never cut off. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6]

const RED = '#a3261b'
const LINE = '#d9cfc0'
const TINT = '#eef4f1'
const WARNING = '#fbe9e7'

type Structure = ReturnType<Pdf['struct']>
type Cell = { text: string; style: TextStyle; tag?: 'H1'; left?: number; width?: number }
/** Cells side by side, or stacked on a background; and the gap below them. */
type Row = { cells: Cell[]; gap: number; background?: string }

/** A row broken into lines, with its height. */
type LaidRow = Omit<Row, 'cells'> & { cells: (Cell & { lines: string[] })[]; height: number }

/**
 * Draws a receipt on the current, still empty page of a document.
 * @param part its structure element.
 */
export function drawReceipt(pdf: Pdf, texts: ReceiptTexts, part: Structure): void {
  let top = MARGIN
  for (const row of layOut(pdf, texts)) {
    drawRow(pdf, row, { top, part })
    top += row.height + row.gap
  }
  drawFoot(pdf, texts, part)
  if (texts.mark) drawStamp(pdf, texts.mark.stamp)
}

/** Lays the rows out at the largest scale at which they fit. */
function layOut(pdf: Pdf, texts: ReceiptTexts): LaidRow[] {
  const room = PAGE.height - 2 * MARGIN - FOOT_HEIGHT
  let rows: LaidRow[] = []
  for (const scale of SCALES) {
    rows = rowsOf(texts, scale).map((row) => layOutRow(pdf, row))
    if (rows.reduce((sum, { height, gap }) => sum + height + gap, 0) <= room) break
  }
  return rows
}

function layOutRow(pdf: Pdf, row: Row): LaidRow {
  const cells = row.cells.map((cell) => {
    const { text, style, width = WIDTH } = cell
    const lines = breakLines(pdf, text, style, row.background ? width - 2 * PADDING : width)
    return { ...cell, lines }
  })
  const heights = cells.map(linesHeight)
  const height = row.background
    ? heights.reduce((sum, each) => sum + each, 2 * PADDING)
    : Math.max(...heights)
  return { ...row, cells, height }
}

function linesHeight({ lines, style }: { lines: string[]; style: TextStyle }): number {
  return lines.length * style.size * LINE_HEIGHT
}

function rowsOf(texts: ReceiptTexts, scale: number): Row[] {
  const style = (size: number, colour = COLOURS.ink, font: TextStyle['font'] = 'regular') => ({
    font,
    colour,
    size: size * scale,
  })
  const line = (text: string, cell: Omit<Cell, 'text'>, gap: number): Row => ({
    cells: [{ text, ...cell }],
    gap: gap * scale,
  })
  const fact = ([name, text]: [string, string], size: number, gap: number): Row => ({
    cells: [
      { text: name, style: style(size, COLOURS.inkSoft), width: NAMES_WIDTH - PADDING },
      {
        text,
        style: style(size, COLOURS.ink, 'semibold'),
        left: NAMES_WIDTH,
        width: WIDTH - NAMES_WIDTH,
      },
    ],
    gap: gap * scale,
  })
  const { amount, mark } = texts
  return [
    line(texts.foundation, { style: style(19, COLOURS.neemDeep, 'semibold') }, 0),
    ...texts.contact.map((text) => line(text, { style: style(SMALL, COLOURS.inkSoft) }, 0)),
    line('', { style: style(8) }, 14),
    line(texts.title, { tag: 'H1', style: style(16, COLOURS.ink, 'semibold') }, 12),
    ...(mark
      ? [
          {
            ...line(mark.reason, { style: style(11, RED, 'semibold') }, 16),
            background: WARNING,
          },
        ]
      : []),
    ...texts.facts.map((each, at) => fact(each, 11, at < texts.facts.length - 1 ? 3 : 14)),
    {
      cells: [
        { text: amount.name, style: style(11, COLOURS.inkSoft) },
        { text: amount.figures, style: style(20, COLOURS.neemDeep, 'semibold') },
        { text: amount.words, style: style(11) },
      ],
      gap: 16 * scale,
      background: TINT,
    },
    ...(texts.statement ? [line(texts.statement, { style: style(10.5) }, 14)] : []),
    ...texts.registrations.map((each) => fact(each, SMALL, 1)),
  ]
}

type Place = { top: number; part: Structure }

function drawRow(pdf: Pdf, { cells, background, height }: LaidRow, { top, part }: Place): void {
  if (background) decorate(pdf, () => pdf.rect(MARGIN, top, WIDTH, height).fill(background))
  let y = background ? top + PADDING : top
  for (const cell of cells) {
    const at = { x: MARGIN + (cell.left ?? 0) + (background ? PADDING : 0), y }
    if (cell.text) {
      part.add(pdf.struct(cell.tag ?? 'P', {}, () => writeLines(pdf, cell.lines, cell.style, at)))
    } else decorate(pdf, () => drawRule(pdf, at.y + cell.style.size))
    if (background) y += linesHeight(cell)
  }
}

function drawFoot(pdf: Pdf, { signature, check, checkAddress }: ReceiptTexts, part: Structure) {
  const top = PAGE.height - MARGIN - FOOT_HEIGHT + 20
  const style: TextStyle = { font: 'regular', size: SMALL, colour: COLOURS.inkSoft }
  decorate(pdf, () => drawRule(pdf, top - 12))
  const width = WIDTH - QR_SIDE - 2 * PADDING
  const signed = signature.flatMap((text) => breakLines(pdf, text, style, width))
  part.add(pdf.struct('P', {}, () => writeLines(pdf, signed, style, { x: MARGIN, y: top })))
  const lines = breakLines(pdf, check, style, width)
  const y = top + QR_SIDE - lines.length * SMALL * LINE_HEIGHT
  part.add(pdf.struct('P', {}, () => writeLines(pdf, lines, style, { x: MARGIN, y })))
  part.add(
    pdf.struct('Figure', { alt: check }, () =>
      drawQrCode(pdf, checkAddress, { x: PAGE.width - MARGIN - QR_SIDE, y: top, side: QR_SIDE }),
    ),
  )
  pdf.link(PAGE.width - MARGIN - QR_SIDE, top, QR_SIDE, QR_SIDE, checkAddress)
}

function drawRule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(PAGE.width - MARGIN, y)
    .lineWidth(0.75)
    .stroke(LINE)
}

/** Draws a stamp across the page, so that no copy of it passes for a valid receipt. */
function drawStamp(pdf: Pdf, text: string): void {
  const style: TextStyle = { font: 'semibold', size: 120, colour: RED }
  decorate(pdf, () => {
    pdf.save().rotate(-35, { origin: [PAGE.width / 2, PAGE.height / 2] })
    const x = (PAGE.width - pdf.font(style.font).fontSize(style.size).widthOfString(text)) / 2
    pdf.fillOpacity(0.16)
    writeLines(pdf, [text], style, { x, y: PAGE.height / 2 - 90 })
    pdf.restore()
  })
}
