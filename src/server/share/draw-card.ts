import sharp, { type OverlayOptions } from 'sharp'
import type { Locale } from '@/content/locale'
import { withoutEmoji } from '@/lib/without-emoji'
import { COLOURS } from '../colours'
import { type Drawn, drawBalanced, drawText, LINE_HEIGHTS, loadFonts, SUN, squareOf } from './draw'

/** Every chat shows a square in full. */
const CARD_SIDE_PX = 1080
const MARGIN_PX = 96
const FRAME_PX = 12
const GAP_PX = 44
const LOGO_PX = 72
const SUN_PX = 440
/** Below the sun, for the foundation's name. */
const FOOT_PX = 104
/** From the largest: long content is scaled down, never cut off. */
const SCALES = [1, 0.88, 0.77, 0.67, 0.58, 0.5, 0.43]
const SIZES_PX = { heading: 84, line: 42, message: 44, from: 40, name: 32 }

export type CardDrawing = {
  locale: Locale
  heading: string
  line: string
  message: string | null
  from: string
  /** The foundation's name. */
  name: string
  /** Colour of the heading, from the palette. */
  colour: string
  /** The emblem or logo. */
  logo: Buffer
}

/**
 * Draws a card for a chat.
 * @returns a PNG of 1080 × 1080 px.
 */
export async function drawCard(drawing: CardDrawing): Promise<Buffer> {
  await loadFonts()
  const { colour, logo } = drawing
  const room = CARD_SIDE_PX - 2 * MARGIN_PX - SUN_PX / 2 - FOOT_PX + GAP_PX
  let texts = await drawTexts(drawing, 1)
  for (const scale of SCALES) {
    texts = await drawTexts(drawing, scale)
    if (heightOf(texts) <= room) break
  }
  const name = await drawText({
    text: drawing.name,
    colour: COLOURS.inkSoft,
    size: SIZES_PX.name,
    lineHeight: 1.2,
    width: CARD_SIDE_PX - 2 * MARGIN_PX - LOGO_PX,
  })
  let top = MARGIN_PX + Math.max(0, Math.round((room - heightOf(texts)) / 2))
  const layers: OverlayOptions[] = [await sunLayer(), { input: frame(colour), left: 0, top: 0 }]
  for (const { data, width, height } of texts) {
    layers.push({ input: data, left: Math.round((CARD_SIDE_PX - width) / 2), top })
    top += height + GAP_PX
  }
  const foot = CARD_SIDE_PX - MARGIN_PX - LOGO_PX + 14
  const left = Math.round((CARD_SIDE_PX - LOGO_PX - 20 - name.width) / 2)
  layers.push(
    { input: await squareOf(logo, LOGO_PX), left, top: foot },
    {
      input: name.data,
      left: left + LOGO_PX + 20,
      top: foot + Math.round((LOGO_PX - name.height) / 2),
    },
  )
  const background = COLOURS.paper
  return sharp({
    create: { width: CARD_SIDE_PX, height: CARD_SIDE_PX, channels: 3, background },
  })
    .composite(layers)
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

function drawTexts(drawing: CardDrawing, scale: number): Promise<Drawn[]> {
  const { locale, heading, line, from, colour } = drawing
  const message = withoutEmoji(drawing.message ?? '')
  const text = (words: string, size: number, ink: string) =>
    drawBalanced({
      text: words,
      colour: ink,
      size: Math.round(size * scale),
      isCentred: true,
      breaksWords: true,
      width: CARD_SIDE_PX - 2 * MARGIN_PX,
      lineHeight: LINE_HEIGHTS[locale],
    })
  return Promise.all([
    text(heading, SIZES_PX.heading, colour),
    text(line, SIZES_PX.line, COLOURS.inkSoft),
    ...(message ? [text(message, SIZES_PX.message, COLOURS.ink)] : []),
    ...(message ? [text(from, SIZES_PX.from, COLOURS.inkSoft)] : []),
  ])
}

function heightOf(texts: Drawn[]): number {
  return texts.reduce((sum, { height }) => sum + height, GAP_PX * (texts.length - 1))
}

/** Draws the sun of the site's pages, rising behind the foundation's name. */
async function sunLayer(): Promise<OverlayOptions> {
  const input = await sharp(SUN, { density: 108 })
    .resize(SUN_PX, SUN_PX / 2)
    .toBuffer()
  return {
    input,
    left: (CARD_SIDE_PX - SUN_PX) / 2,
    top: CARD_SIDE_PX - SUN_PX / 2 - MARGIN_PX - FOOT_PX + 28,
  }
}

function frame(colour: string): Buffer {
  const [side, inner] = [CARD_SIDE_PX - FRAME_PX, CARD_SIDE_PX - 4 * FRAME_PX]
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIDE_PX}" height="${CARD_SIDE_PX}" fill="none"><rect x="${FRAME_PX / 2}" y="${FRAME_PX / 2}" width="${side}" height="${side}" stroke="${colour}" stroke-width="${FRAME_PX}"/><rect x="${2 * FRAME_PX}" y="${2 * FRAME_PX}" width="${inner}" height="${inner}" stroke="${COLOURS.marigold}" stroke-width="3"/></svg>`,
  )
}
