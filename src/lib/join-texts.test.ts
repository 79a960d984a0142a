import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { joinTexts } from './join-texts'

const piecesOf = (texts: string[]) => Readable.from(joinTexts(Readable.from(texts))).toArray()

it('joins short texts in their order, and loses none', async () => {
  const lines = Array.from({ length: 10_000 }, (_, number) => `line ${number} नीम\r\n`)
  const pieces: string[] = await piecesOf(lines)
  expect(pieces.join('')).toBe(lines.join(''))
  expect(pieces).toHaveLength(3)
})

it('of nothing is nothing', async () => {
  expect(await piecesOf([])).toEqual([])
  expect(await piecesOf(['a', ''])).toEqual(['a'])
})
