// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { foundation, volunteer } from '../../tests/support/printed-sample'
import { fitTexts } from './fit-texts'
import { IdCardSheet } from './id-card-sheet'

/** Resolves the fonts of each text. */
let loaded: (() => void)[] = []

beforeEach(() => {
  loaded = []
  const load = () => new Promise<void>((resolve) => loaded.push(resolve))
  Object.assign(document, { fonts: { load } })
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'fonts')
})

/** Makes an element larger than its box while its text is larger than `fittingPx`. */
function overflowing(side: 'scrollWidth' | 'scrollHeight', fittingPx: number): HTMLElement {
  const text = document.createElement('p')
  text.dataset.fit = ''
  text.style.fontSize = '20px'
  const size = () => (Number.parseFloat(text.style.fontSize) > fittingPx ? 1 : 0)
  Object.defineProperty(text, side, { get: size })
  return text
}

test.each([
  ['too wide', 'scrollWidth', 10, 10],
  ['too high', 'scrollHeight', 10, 10],
  ['too long for any size that can be read', 'scrollHeight', 1, 5],
] as const)('a text that is %s is shrunk, once its fonts are loaded', async (_, side, fits, px) => {
  const text = overflowing(side, fits)
  const sheet = document.createElement('div')
  sheet.append(text)
  const fitted = fitTexts(sheet)
  expect(text.style.fontSize).toBe('20px')
  for (const resolve of loaded) resolve()
  await fitted
  const size = Number.parseFloat(text.style.fontSize)
  expect(size).toBeLessThanOrEqual(px)
  expect(size).toBeGreaterThan(px * 0.95)
})

test('ID cards are ready to print once the texts of all of them fit', async () => {
  const onReady = vi.fn()
  render(
    <IdCardSheet
      volunteers={['a', 'b'].map((id) => ({ ...volunteer, id }))}
      foundations={{ en: foundation, hi: foundation }}
      siteUrl="https://seva.example.org"
      issuedAt={new Date()}
      onReady={onReady}
    />,
  )
  const ofFirst = loaded.splice(0, loaded.length / 2)
  for (const resolve of ofFirst) resolve()
  await new Promise((resolve) => setTimeout(resolve))
  expect(onReady).not.toHaveBeenCalled()
  for (const resolve of loaded) resolve()
  await vi.waitFor(() => expect(onReady).toHaveBeenCalledOnce())
})
