import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { TOTAL_COUNT_HEADER } from '@/domain/list-query'
import type { SuccessDto } from '@/domain/responses/common'

/**
 * From the contract's common rules: caches may store a public read, browsers revalidate each time.
 */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

/** The body of a response that only reports success. */
export const success: SuccessDto = { success: true }

/** A page of a list, and the number of items on all pages. */
export type Page<Item> = { items: Item[]; total: number }

/** Sends a page of a list, with its total in the header that the contract names. */
export function pageResponse(
  req: Request,
  { items, total }: Page<unknown>,
  isCacheable = false,
): Response {
  const headers = { [TOTAL_COUNT_HEADER]: String(total) }
  return isCacheable ? publicResponse(req, items, headers) : Response.json(items, { headers })
}

/**
 * Sends a public read, which browsers and caches may store; 304 if the client already has it.
 * @param headers further headers, such as a list's total.
 */
export function publicResponse(
  req: Request,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  const json = JSON.stringify(body)
  // Weak, since a proxy or our own compression may encode the same content differently.
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
  const cacheHeaders = { 'Cache-Control': PUBLIC_CACHE, ETag: `W/${tag}`, ...headers }
  const known = (req.headers.get('if-none-match') ?? '').split(',').map((part) => part.trim())
  if (known.includes('*') || known.includes(tag) || known.includes(`W/${tag}`)) {
    return new Response(null, { status: 304, headers: cacheHeaders })
  }
  return new Response(json, { headers: { 'Content-Type': 'application/json', ...cacheHeaders } })
}

type FileParts = {
  /** A stream is sent as it is read; null for a HEAD. */
  content: Uint8Array<ArrayBuffer> | Readable | null
  /** Media type, such as 'application/pdf'. */
  type: string
  filename: string
  /** Whether the browser shows or saves the file. */
  disposition: 'inline' | 'attachment'
  /** Further headers, or replacements for the default ones. */
  headers?: Record<string, string>
}

/** Sends a file that no cache may store. */
export function fileResponse({
  content,
  type,
  filename,
  disposition,
  headers,
}: FileParts): Response {
  const body =
    content instanceof Readable
      ? (Readable.toWeb(content) as ReadableStream<Uint8Array<ArrayBuffer>>)
      : content
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${disposition}; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
      ...headers,
    },
  })
}
