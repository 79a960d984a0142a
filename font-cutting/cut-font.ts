import fs from 'node:fs'
import { createRequire } from 'node:module'
import * as hb from 'harfbuzzjs'

/** The features that text needs: shaping, marks and kerning, without small capitals and the like. */
const FEATURES = [
  ...['ccmp', 'kern', 'liga', 'calt', 'clig', 'rlig', 'mark', 'mkmk', 'dist'],
  ...['nukt', 'akhn', 'rphf', 'rkrf', 'pref', 'blwf', 'abvf', 'half', 'pstf', 'vatu', 'cjct'],
  ...['init', 'pres', 'abvs', 'blws', 'psts', 'haln', 'abvm', 'blwm'],
]

// Constants of hb-subset.h.
const MEMORY_MODE_WRITABLE = 2
const LAYOUT_FEATURES = 6
/** Drops hinting instructions, which only low-resolution screens need. */
const NO_HINTING = 0x1
/** Keeps only the named glyphs, not all that layout features can reach. */
const NO_LAYOUT_CLOSURE = 0x200

/** HarfBuzz's subsetter, which harfbuzzjs includes without types. */
type Subsetter = Record<`hb_${string}`, (...args: number[]) => number> & {
  _initialize(): void
  malloc(bytes: number): number
  memory: WebAssembly.Memory
}

const program = fs.readFileSync(
  createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'),
)
const { instance } = await WebAssembly.instantiate(program)
const subsetter = instance.exports as unknown as Subsetter
subsetter._initialize()

/**
 * Subsets a font to what some texts need.
 * @param font TrueType.
 * @param texts each is shaped separately; only letters joined in a text are joined. Characters
 * that the font lacks are left out.
 * @throws Error if the subset renders a text differently.
 */
export function cutFont(font: Buffer, texts: string[]): Buffer {
  const whole = new Shaper(font)
  const known = texts.filter((text) => !whole.glyphs(text).includes(0))
  const glyphs = new Set(known.flatMap((text) => whole.glyphs(text)))
  const input = call('hb_subset_input_create_or_fail')
  call('hb_subset_input_set_flags', input, NO_HINTING | NO_LAYOUT_CLOSURE)
  fill(call('hb_subset_input_set', input, LAYOUT_FEATURES), FEATURES.map(tag))
  fill(call('hb_subset_input_glyph_set', input), glyphs)
  const letters = new Set([...known.join('')].map((letter) => letter.codePointAt(0) ?? 0))
  fill(call('hb_subset_input_unicode_set', input), letters)
  const cut = read(call('hb_subset_or_fail', write(font), input))
  const part = new Shaper(cut)
  const changed = known.filter((text) => part.outline(text) !== whole.outline(text))
  if (changed.length > 0) throw new Error(`Shown differently: ${changed.join(' ')}`)
  return cut
}

/** Shapes text with a font. */
export class Shaper {
  #font: hb.Font

  constructor(font: Buffer) {
    const bytes = new Uint8Array(font).buffer
    this.#font = new hb.Font(new hb.Face(new hb.Blob(bytes)))
  }

  /** Returns the glyph ids of a text; 0 is the empty box. */
  glyphs(text: string): number[] {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(this.#font, buffer)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }

  /** Returns the outlines of a text's glyphs, as SVG paths. */
  outline(text: string): string {
    return this.glyphs(text)
      .map((glyph) => this.#font.glyphToPath(glyph))
      .join(' ')
  }
}

function call(name: `hb_${string}`, ...args: number[]): number {
  const result = subsetter[name]?.(...args)
  if (result === 0) throw new Error(`${name} failed`)
  return result ?? 0
}

function fill(set: number, numbers: Iterable<number>): void {
  call('hb_set_clear', set)
  for (const number of numbers) call('hb_set_add', set, number)
}

/** Copies a font into HarfBuzz's memory. @returns its face. */
function write(font: Buffer): number {
  const address = subsetter.malloc(font.length)
  new Uint8Array(subsetter.memory.buffer).set(font, address)
  return call(
    'hb_face_create',
    call('hb_blob_create', address, font.length, MEMORY_MODE_WRITABLE, 0, 0),
    0,
  )
}

function read(face: number): Buffer {
  const blob = call('hb_face_reference_blob', face)
  const start = subsetter.hb_blob_get_data?.(blob, 0) ?? 0
  const length = call('hb_blob_get_length', blob)
  return Buffer.from(new Uint8Array(subsetter.memory.buffer, start, length))
}

function tag(name: string): number {
  return [...name].reduce((number, letter) => (number << 8) + letter.charCodeAt(0), 0)
}
