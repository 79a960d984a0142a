import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { readLines } from './read-lines'

const readAll = (content: Readable) => Readable.from(readLines(content)).toArray()
const linesOf = (...chunks: (string | Buffer)[]) =>
  readAll(
    Readable.from(
      chunks.map((chunk) => Buffer.from(chunk)),
      { objectMode: false },
    ),
  )

it('splits at line feeds only', async () => {
  expect(await linesOf('a\u2028b\u2029c\u0085d\re\nf\n')).toEqual([
    'a\u2028b\u2029c\u0085d\re',
    'f',
  ])
})

it('joins chunks, and keeps empty lines and a last line without a line feed', async () => {
  expect(await linesOf('on', 'e\n\ntw', 'o', '\nthr', 'ee')).toEqual(['one', '', 'two', 'three'])
  expect(await linesOf()).toEqual([])
})

it('reads a character whose bytes are in two chunks', async () => {
  const bytes = Buffer.from('नीम\n')
  expect(await linesOf(bytes.subarray(0, 4), bytes.subarray(4))).toEqual(['नीम'])
})

it('throws errors of the stream', async () => {
  const broken = new Readable({ read: () => broken.destroy(new Error('the disk is gone')) })
  await expect(readAll(broken)).rejects.toThrow('the disk is gone')
})
