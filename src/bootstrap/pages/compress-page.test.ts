import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { chooseEncoding, compressPage } from './compress-page'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.001', 'br'],
  ['*;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  ['br;q=much', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding)
})

test('a compressed page decompresses to the original', () => {
  const page = Buffer.from('<p>नमस्ते</p>')
  expect(brotliDecompressSync(compressPage(page, 'br'))).toEqual(page)
  expect(gunzipSync(compressPage(page, 'gzip'))).toEqual(page)
  expect(compressPage(page, 'identity')).toBe(page)
})
