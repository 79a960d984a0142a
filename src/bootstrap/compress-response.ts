import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import { BROTLI } from './pages/compress-page'

const compress = compression({
  brotli: BROTLI,
  filter: (req, res) => {
    // Pages are compressed by pages/compress-page.ts, and a byte range counts uncompressed bytes.
    if (res.hasHeader('Content-Range') || isHtml(res)) return false
    return compression.filter(req, res)
  },
}) as unknown as (req: IncomingMessage, res: ServerResponse, next: () => void) => void

/** Compresses whatever `res` sends, except pages, if the client accepts it. */
export function compressResponse(req: IncomingMessage, res: ServerResponse): void {
  compress(req, res, () => {})
}

function isHtml(res: ServerResponse): boolean {
  return String(res.getHeader('Content-Type') ?? '').startsWith('text/html')
}
