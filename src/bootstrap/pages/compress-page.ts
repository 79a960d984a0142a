import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Values of Content-Encoding for a page; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** An eighth smaller than at the usual 4; a cached page is compressed only once per change. */
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Returns the best encoding that a client accepts.
 * @param accepted the request's Accept-Encoding.
 */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  const offers = parseOffers(String(accepted ?? ''))
  const isAccepted = (name: string) => (offers.get(name) ?? offers.get('*') ?? 0) > 0
  if (isAccepted('br')) return 'br'
  return isAccepted('gzip') ? 'gzip' : 'identity'
}

/**
 * Compresses a page, synchronously: once `end` returns, Next expects the response to be sent, and would
 * start another one if it were not.
 */
export function compressPage(html: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'br') return brotliCompressSync(html, BROTLI)
  return encoding === 'gzip' ? gzipSync(html) : html
}

/** Parses a header such as `gzip, br;q=0.5`: each name with its quality from 0 to 1. */
function parseOffers(header: string): Map<string, number> {
  const offers = header
    .toLowerCase()
    .split(',')
    .map((offer) => offer.trim().split(/\s*;\s*/))
  return new Map(
    offers.map(([name = '', ...parameters]) => {
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, quality === undefined ? 1 : Number(quality) || 0]
    }),
  )
}
