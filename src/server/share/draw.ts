import path from 'node:path'
import sharp, { type OverlayOptions } from 'sharp'
import type { Locale } from '@/content/locale'
import { type Focus, SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '@/domain/picture'
import { isBlank } from '@/domain/text'
import { withoutEmoji } from '@/lib/without-emoji'
import { COLOURS } from '../colours'

/** The server always runs from the root of the checkout. */
const FONTS = path.resolve('src/server/share/fonts')
const FAMILY = 'Tiro Devanagari Hindi'

const MARGIN_PX = 72
const PICTURE_PX = 480
const TITLE_SIZES_PX = [84, 72, 60, 50]
/** Devanagari signs above and below the line need room. */
export const LINE_HEIGHTS = { en: 1.12, hi: 1.3 }
const DEVANAGARI = /\p{Script=Devanagari}/u
const TITLE_HEIGHT_PX = 330
/** Fractions of the width at which a text may fit into the same number of lines. */
const WIDTH_FRACTIONS = [0.55, 0.65, 0.75, 0.85]
const NAME_PX = 34
const LOGO_PX = 72
const STRIPE_PX = 12
/** Drawn if there is no picture. */
export const SUN = path.resolve('public/brand/sun.svg')
const SUN_PX = 600

export type ShareDrawing = {
  locale: Locale
  title: string
  name: string
  /** Colour of the title, from the palette. */
  colour: string
  /** The emblem or logo, and the page's picture. */
  logo: Buffer
  picture: Buffer | null
  /** The focus point of the picture; absent for its centre. */
  focus?: Focus
}

/**
 * Draws the preview that messengers show of a page.
 * @returns a JPEG of 1200 × 630 px.
 */
export async function drawSharePicture(drawing: ShareDrawing): Promise<Buffer> {
  await loadFonts()
  const { locale, name, colour, logo, picture, focus } = drawing
  const width = SHARE_WIDTH_PX - 2 * MARGIN_PX - (picture ? PICTURE_PX - MARGIN_PX + 48 : 0)
  const title = await drawTitle(drawing, width)
  const label = await drawText({
    text: name,
    colour: COLOURS.inkSoft,
    size: NAME_PX,
    width: width - LOGO_PX - 20,
    lineHeight: LINE_HEIGHTS[locale],
    breaksWords: true,
  })
  const foot = SHARE_HEIGHT_PX - MARGIN_PX
  const layers: OverlayOptions[] = [
    { input: title.data, left: MARGIN_PX, top: MARGIN_PX },
    { input: await squareOf(logo), left: MARGIN_PX, top: foot - LOGO_PX },
    {
      input: label.data,
      left: MARGIN_PX + LOGO_PX + 20,
      top: Math.round(foot - (LOGO_PX + label.height) / 2),
    },
    { input: stripe(colour), left: 0, top: SHARE_HEIGHT_PX - STRIPE_PX },
  ]
  const bottom = SHARE_HEIGHT_PX - STRIPE_PX
  if (picture) {
    const input = await cropped(picture, { width: PICTURE_PX, height: bottom, focus })
    layers.push({ input, left: SHARE_WIDTH_PX - PICTURE_PX, top: 0 })
  } else {
    const input = await sharp(SUN, { density: 108 })
      .resize(SUN_PX, SUN_PX / 2)
      .toBuffer()
    layers.unshift({ input, left: SHARE_WIDTH_PX - SUN_PX, top: bottom - SUN_PX / 2 })
  }
  return sharp({
    create: {
      width: SHARE_WIDTH_PX,
      height: SHARE_HEIGHT_PX,
      channels: 3,
      background: COLOURS.paper,
    },
  })
    .composite(layers)
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
}

type Crop = { width: number; height: number; focus: Focus | undefined }

/** Crops a picture to a size in px, with the focus as close to the centre as the picture allows. */
async function cropped(picture: Buffer, { width, height, focus }: Crop): Promise<Buffer> {
  const { data, info } = await sharp(picture)
    .resize(width, height, { fit: 'outside' })
    .toBuffer({ resolveWithObject: true })
  const start = (room: number, full: number, percent = 50) =>
    Math.round(Math.min(full - room, Math.max(0, (full * percent) / 100 - room / 2)))
  return sharp(data)
    .extract({
      left: start(width, info.width, focus?.x),
      top: start(height, info.height, focus?.y),
      width,
      height,
    })
    .toBuffer()
}

/** Draws the title as large as its place allows. */
async function drawTitle({ title, colour, locale, picture }: ShareDrawing, width: number) {
  // A page without an English title shows the Hindi one.
  const lineHeight = LINE_HEIGHTS[DEVANAGARI.test(title) ? 'hi' : locale]
  const sizes = picture ? TITLE_SIZES_PX : [108, ...TITLE_SIZES_PX]
  const draw = (text: string, size: number) => drawText({ text, colour, size, width, lineHeight })
  const fits = (drawn: { width: number; height: number }) =>
    drawn.width <= width && drawn.height <= TITLE_HEIGHT_PX
  for (const size of sizes) {
    const drawn = await draw(title, size)
    if (fits(drawn)) return drawBalanced({ text: title, colour, size, width, lineHeight }, drawn)
  }
  // As much as fits, found by halving: each try draws. A single long word is cut, too.
  const size = TITLE_SIZES_PX.at(-1) ?? 50
  const letters = [...title]
  const drawStart = (count: number) => {
    const start = letters
      .slice(0, count)
      .join('')
      .replace(/\s\S*$/, '')
    return drawText({ text: `${start} …`, colour, size, width, lineHeight, breaksWords: true })
  }
  let [fitting, tooMany] = [1, letters.length]
  let cut = await drawStart(fitting)
  while (tooMany - fitting > 1) {
    const count = Math.floor((fitting + tooMany) / 2)
    const drawn = await drawStart(count)
    if (fits(drawn)) [fitting, cut] = [count, drawn]
    else tooMany = count
  }
  return cut
}

export type Drawn = { data: Buffer; width: number; height: number }

type Line = {
  text: string
  colour: string
  /** Font size, in px. */
  size: number
  /** Maximum width, in px. */
  width: number
  lineHeight: number
  isCentred?: boolean
  /** A title is scaled down first; a card keeps every word. */
  breaksWords?: boolean
}

/**
 * Draws a text without its emoji, in as many lines as it takes.
 * @returns a PNG with its size.
 */
export async function drawText({
  text,
  colour,
  size,
  width,
  lineHeight,
  ...line
}: Line): Promise<Drawn> {
  const words = withoutEmoji(text)
  if (isBlank(words)) return drawNothing()
  const markup = `<span foreground="${colour}" line_height="${lineHeight}">${escaped(words)}</span>`
  const { data, info } = await sharp({
    text: {
      text: markup,
      font: `${FAMILY} ${size}`,
      width,
      dpi: 72,
      rgba: true,
      wrap: line.breaksWords ? 'word-char' : 'word',
      align: line.isCentred ? 'centre' : 'left',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Draws a text in lines of similar length, so that no single word is left on the last one.
 * @param whole the text as `drawText` draws it, if it has been drawn already.
 */
export async function drawBalanced(text: Line, whole?: Drawn): Promise<Drawn> {
  const full = whole ?? (await drawText(text))
  for (const share of WIDTH_FRACTIONS) {
    const drawn = await drawText({ ...text, width: Math.round(text.width * share) })
    // Descenders make a difference of a few px, another line a much larger one.
    const hasSameLines = drawn.height < full.height + text.size / 2
    if (hasSameLines && drawn.width <= text.width) return drawn
  }
  return full
}

async function drawNothing() {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  const data = await sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer()
  return { data, width: 1, height: 1 }
}

let fonts: Promise<void> | undefined

/** Loads the fonts once: the whole process can then use them. */
export function loadFonts(): Promise<void> {
  fonts ??= nameFonts()
  return fonts
}

async function nameFonts(): Promise<void> {
  process.env.FONTCONFIG_FILE = path.join(FONTS, 'fonts.conf')
  for (const file of ['tiro-latin.ttf', 'tiro-devanagari.ttf']) {
    const fontfile = path.join(FONTS, file)
    await sharp({ text: { text: 'a', font: FAMILY, fontfile } })
      .png()
      .toBuffer()
  }
}

/** Fits a logo into a square of that many px. */
export function squareOf(logo: Buffer, side = LOGO_PX): Promise<Buffer> {
  const background = { r: 0, g: 0, b: 0, alpha: 0 }
  return sharp(logo, { density: 144 })
    .resize(side, side, { fit: 'contain', background })
    .png()
    .toBuffer()
}

function stripe(colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_WIDTH_PX}" height="${STRIPE_PX}"><path fill="${colour}" d="M0 0h${SHARE_WIDTH_PX}v${STRIPE_PX}H0z"/><path fill="${COLOURS.marigold}" d="M0 0h360v${STRIPE_PX}H0z"/></svg>`,
  )
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
