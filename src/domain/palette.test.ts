import fs from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  coloursOf,
  DEFAULT_PALETTE,
  leadingColourOf,
  palettes,
  swatchOf,
  themeColours,
} from './palette'

const TOKENS = Object.fromEntries(
  [...fs.readFileSync('src/app/tokens.css', 'utf8').matchAll(/--color-([\w-]+): (#\w+);/g)].map(
    ([, name = '', value = '']) => [name, value],
  ),
)

const GROUNDS = ['paper', 'paper-deep', 'card', 'white']
const TINTS = ['neem-tint', 'geru-tint', 'marigold-tint', 'dusk-tint']
/** Text colours and their backgrounds on the pages; `/85` is the opacity. */
const TEXT_PAIRS: [text: string, grounds: string[]][] = [
  ['ink', [...GROUNDS, ...TINTS, 'marigold']],
  ['ink-soft', [...GROUNDS, ...TINTS]],
  ['neem', GROUNDS],
  ['neem-deep', [...GROUNDS, ...TINTS]],
  ['neem-deep/85', TINTS],
  ['geru', GROUNDS],
  ['error', [...GROUNDS, 'geru-tint']],
  ['dusk', ['dusk-tint']],
  ['white', ['neem', 'neem-deep', 'geru', 'geru-deep', 'dusk', 'error']],
  // A figure's note is the faintest: its opacity times that of its line.
  ['white/72', ['neem-deep', 'dusk']],
  ['marigold', ['neem-deep']],
]
/** Shapes that must be visible: borders of selected items, the quotation mark of a story. */
const SHAPE_PAIRS: [shape: string, grounds: string[]][] = [
  ['neem', ['card', 'paper-deep']],
  ['geru', TINTS],
]

describe.each(palettes)('the palette %s', (palette) => {
  const colours: Record<string, string> = { ...TOKENS, ...coloursOf(palette) }
  const pairsOf = (pairs: [string, string[]][]) =>
    pairs.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const))

  test.each(pairsOf(TEXT_PAIRS))('shows %s on %s with the contrast of AA', (text, ground) => {
    expect(contrast(colours, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(pairsOf(SHAPE_PAIRS))('lets %s be seen on %s', (shape, ground) => {
    expect(contrast(colours, shape, ground)).toBeGreaterThanOrEqual(3)
  })
})

test('only palettes other than the default one set colours', () => {
  expect(themeColours(DEFAULT_PALETTE)).toBe('')
  expect(themeColours('indigo')).toContain('--color-neem-deep:#1f2b58')
})

test('the default palette is shown in the colours of the tokens', () => {
  expect(swatchOf(DEFAULT_PALETTE)).toEqual([TOKENS.neem, TOKENS.geru, TOKENS.marigold])
  expect(leadingColourOf(DEFAULT_PALETTE)).toBe(TOKENS['neem-deep'])
})

/** WCAG 2.2: the relative luminance of the lighter colour to that of the darker one. */
function contrast(colours: Record<string, string>, front: string, ground: string): number {
  const [name = '', percent = '100'] = front.split('/')
  const behind = channels(colours[ground])
  const before = channels(colours[name]).map(
    (channel, index) =>
      (channel * Number(percent) + (behind[index] ?? 0) * (100 - Number(percent))) / 100,
  )
  const [high = 0, low = 0] = [luminance(before), luminance(behind)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}

function channels(colour = ''): number[] {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
