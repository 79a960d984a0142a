import type { idCardTexts } from '@/printing/id-card-texts'
import { COLOURS } from '../colours'
import { decorate, drawQrCode } from '../pdf/draw'
import { breakLines, LINE_HEIGHT, type Pdf, type TextStyle, writeLines } from '../pdf/write-text'

const POINTS_PER_MM = 72 / 25.4
const mm = (length: number) => length * POINTS_PER_MM

/** 86 by 54 mm (spec section 9), in points. */
export const CARD_SIZE: [number, number] = [mm(86), mm(54)]

/** Long texts are scaled down, never cut off. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.45]

export type CardDrawing = {
  texts: ReturnType<typeof idCardTexts>
  foundation: { name: string; motto: string }
  /** As JPEG or PNG. */
  pictures: { logo: Buffer; photo: Buffer | null; signature: Buffer | null }
  /** The target of the QR code; null without a code. */
  checkAddress: string | null
}

type Structure = ReturnType<Pdf['struct']>
/** In mm. */
type Box = { x: number; y: number; width: number; height: number }

/**
 * Draws an ID card on the current, still empty page of a document.
 * @param part its structure element.
 */
export function drawIdCard(
  pdf: Pdf,
  { texts, foundation, pictures, checkAddress }: CardDrawing,
  part: Structure,
): void {
  const write = (text: string | null, box: Box, style: TextStyle, align?: Align) => {
    if (!text) return
    part.add(pdf.struct('P', {}, () => writeInto(pdf, text, { box, style, align })))
  }
  decorate(pdf, () => drawBackground(pdf, pictures.logo))
  const white = (size: number): TextStyle => ({
    font: 'semibold',
    size: mm(size),
    colour: '#ffffff',
  })
  write(foundation.name, { x: 15.5, y: 1.6, width: 66.5, height: 6 }, white(4.2))
  write(
    foundation.motto,
    { x: 15.5, y: 7.6, width: 66.5, height: 3.7 },
    { ...white(2.6), font: 'regular' },
  )

  const photo = { x: 4, y: 15.5, width: 22, height: 28 }
  decorate(pdf, () => drawPhoto(pdf, photo, pictures.photo))
  if (!pictures.photo) {
    const style: TextStyle = { font: 'semibold', size: mm(9), colour: COLOURS.neemDeep }
    write(texts.initials, { ...photo, y: photo.y + 6 }, style, 'centre')
  }

  const left = { x: 28.5, width: 33.5 }
  const plain = (size: number, colour = COLOURS.ink): TextStyle => ({
    font: 'regular',
    size: mm(size),
    colour,
  })
  write(
    texts.name,
    { ...left, y: 15, height: 9 },
    { ...plain(4.6, COLOURS.neemDeep), font: 'semibold' },
  )
  write(
    texts.role,
    { ...left, y: 24, height: 4 },
    { ...plain(2.8, COLOURS.geru), font: 'semibold' },
  )
  write(texts.phone, { ...left, y: 28.3, height: 4.1 }, plain(2.9))
  write(texts.email, { ...left, y: 32.3, height: 4.1 }, plain(2.9))
  write(texts.address, { ...left, y: 36.4, height: 7.7 }, plain(2.7))
  write(texts.emergency, { ...left, y: 44.2, height: 3.6 }, plain(2.5, COLOURS.geru))

  const proof = { x: 64, width: 19 }
  decorate(pdf, () => {
    if (!pictures.signature) return
    const fit: [number, number] = [mm(proof.width), mm(11)]
    pdf.image(pictures.signature, mm(proof.x), mm(16), { fit, align: 'center', valign: 'center' })
  })
  if (checkAddress) {
    const place = { x: mm(proof.x), y: mm(28.5), side: mm(proof.width) }
    part.add(
      pdf.struct('Figure', { alt: checkAddress }, () => drawQrCode(pdf, checkAddress, place)),
    )
    pdf.link(place.x, place.y, place.side, place.side, checkAddress)
  }

  const foot = { y: 49.2, height: 3.6 }
  write(texts.number, { ...foot, x: 4, width: 23 }, plain(2.3))
  write(texts.issued, { ...foot, x: 28, width: 26 }, plain(2.3), 'centre')
  write(texts.validUntil, { ...foot, x: 55, width: 27 }, plain(2.3), 'right')
}

function drawBackground(pdf: Pdf, logo: Buffer): void {
  const [width, height] = CARD_SIZE
  pdf.rect(0, 0, width, height).fill('#fffdf8')
  pdf.rect(0, 0, width, mm(12.5)).fill(COLOURS.neem)
  pdf.rect(0, mm(48.5), width, mm(5.5)).fill('#fceccb')
  pdf.circle(mm(8.5), mm(6.25), mm(4.5)).fill(COLOURS.paper)
  pdf.save().circle(mm(8.5), mm(6.25), mm(4.5)).clip()
  pdf.image(logo, mm(4), mm(1.75), { fit: [mm(9), mm(9)] }).restore()
  pdf.rect(0, 0, width, height).lineWidth(mm(0.6)).stroke(COLOURS.neem)
}

function drawPhoto(pdf: Pdf, { x, y, width, height }: Box, photo: Buffer | null): void {
  const outline = () => pdf.roundedRect(mm(x), mm(y), mm(width), mm(height), mm(2))
  outline().fill('#dde9df')
  if (photo) {
    pdf.save()
    outline().clip()
    pdf.image(photo, mm(x), mm(y), { width: mm(width), height: mm(height) }).restore()
  }
  outline().lineWidth(mm(0.4)).stroke('#f0a526')
}

type Align = 'centre' | 'right'
type Placed = { box: Box; style: TextStyle; align?: Align }

/** Writes a text at the largest size that fits its box. */
function writeInto(pdf: Pdf, text: string, { box, style, align }: Placed): void {
  const { x, y, width, height } = {
    x: mm(box.x),
    y: mm(box.y),
    width: mm(box.width),
    height: mm(box.height),
  }
  let fitted = style
  let lines: string[] = []
  for (const scale of SCALES) {
    fitted = { ...style, size: style.size * scale }
    lines = breakLines(pdf, text, fitted, width)
    if (lines.length * fitted.size * LINE_HEIGHT <= height) break
  }
  lines.forEach((line, row) => {
    const spare = align ? width - pdf.widthOfString(line) : 0
    const at = {
      x: x + (align === 'centre' ? spare / 2 : spare),
      y: y + row * fitted.size * LINE_HEIGHT,
    }
    writeLines(pdf, [line], fitted, at)
  })
}
