import { inflateSync } from 'node:zlib'

const MM_PER_POINT = 25.4 / 72

/** The parts of a PDF printed by Chromium that tests check. */
type PrintedPdf = {
  pages: { widthMm: number; heightMm: number }[]
  /** All its text, in drawing order, without line breaks. */
  text: string
  /** Text that is shaped or reordered when drawn, and the number of glyphs used. */
  shaped: { text: string; glyphs: number }[]
  /** Font names, without the subset prefix. */
  fonts: string[]
  /** Points per CSS pixel: 0.75 if nothing was scaled to fit. */
  pointsPerPixel: number
}

/** Reads a PDF in the simple form that Chromium writes; no others. */
export function readPdf(pdf: Buffer): PrintedPdf {
  const source = pdf.toString('latin1')
  const contents = streamsOf(pdf, source).filter((stream) => /\bBT\b[\s\S]*\bTj\b/.test(stream))
  const runs = contents.flatMap((content) => runsOf(content, readFonts(pdf, source)))
  const [outer = 0, inner = 0] = [
    ...(contents[0] ?? '').matchAll(/^([\d.]+) 0 0 -?[\d.]+ [\d.]+ [\d.]+ cm$/gm),
  ].map(([, scale]) => Number(scale))
  return {
    pages: [...source.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => ({
        widthMm: Number(width) * MM_PER_POINT,
        heightMm: Number(height) * MM_PER_POINT,
      }),
    ),
    text: runs.map(({ text }) => text).join(''),
    shaped: runs.filter(({ isShaped }) => isShaped),
    fonts: [
      ...new Set([...source.matchAll(/\/BaseFont \/\w+\+([\w-]+)/g)].map(([, name]) => name ?? '')),
    ],
    pointsPerPixel: outer * inner,
  }
}

type Run = { text: string; glyphs: number; isShaped: boolean }
type Font = Map<number, string>

function streamsOf(pdf: Buffer, source: string): string[] {
  return [...source.matchAll(/\/Length (\d+)[^>]*>> stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length
    const bytes = pdf.subarray(start, start + Number(match[1]))
    return isCompressed(source, match.index)
      ? inflateSync(bytes).toString('latin1')
      : bytes.toString('latin1')
  })
}

function isCompressed(source: string, at: number): boolean {
  return source.slice(source.lastIndexOf(' obj', at), at).includes('/FlateDecode')
}

/** Returns the text of each glyph of each font, keyed by the font names that the pages use. */
function readFonts(pdf: Buffer, source: string): Map<string, Font> {
  const fonts = new Map<string, Font>()
  for (const [, name = '', id] of source.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(objectAt(source, Number(id)))?.[1]
    const at = source.indexOf(`\n${map} 0 obj`)
    const [table = ''] = streamsOf(
      pdf.subarray(at, source.indexOf('endobj', at)),
      source.slice(at, source.indexOf('endobj', at)),
    )
    fonts.set(name, readTable(table))
  }
  return fonts
}

function objectAt(source: string, id: number): string {
  const at = source.indexOf(`\n${id} 0 obj`)
  return source.slice(at, source.indexOf('endobj', at))
}

function readTable(table: string): Font {
  const font: Font = new Map()
  for (const [, first = '', last, code = ''] of table.matchAll(
    /^<([\dA-F]{4})> (?:<([\dA-F]{4})> )?<([\dA-F]{4})>$/gm,
  )) {
    const from = Number.parseInt(first, 16)
    const to = Number.parseInt(last ?? first, 16)
    for (let glyph = from; glyph <= to; glyph += 1) {
      font.set(glyph, String.fromCharCode(Number.parseInt(code, 16) + glyph - from))
    }
  }
  return font
}

/** Returns runs: a glyph with its text or, if Chromium records one, a text with the glyphs that draw it. */
function runsOf(content: string, fonts: Map<string, Font>): Run[] {
  const runs: Run[] = []
  let font: Font | undefined
  let shaped: Run | null = null
  for (const [token, name, hex, actual] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|<([\dA-F]+)> Tj|\/ActualText <FEFF([\dA-F]*)>|\bEMC\b/g,
  )) {
    if (name) font = fonts.get(name)
    if (actual !== undefined) {
      shaped = { text: codesOf(actual).map(fromCode).join(''), glyphs: 0, isShaped: true }
      runs.push(shaped)
    }
    if (token === 'EMC') shaped = null
    for (const glyph of codesOf(hex ?? '')) {
      if (shaped) shaped.glyphs += 1
      else runs.push({ text: font?.get(glyph) ?? '\uFFFD', glyphs: 1, isShaped: false })
    }
  }
  return runs
}

function codesOf(hex: string): number[] {
  return (hex.match(/.{4}/g) ?? []).map((code) => Number.parseInt(code, 16))
}

function fromCode(code: number): string {
  return String.fromCharCode(code)
}
