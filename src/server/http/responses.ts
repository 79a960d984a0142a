import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { TOTAL_COUNT_HEADER } from '@/domain/list-query'
import type { SuccessDto } from '@/domain/responses/common'

/** Contract, common rules: caches may keep a public read, browsers ask each time. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

/** The body of a response that says only that it was done. */
export const success: SuccessDto = { success: true }

/** A part of a list, and how many items there are over all pages. */
export type Page<Item> = { items: Item[]; total: number }

/** A page of a list, its total in the header that the contract names. */
export function pageResponse(
  req: Request,
  { items, total }: Page<unknown>,
  isCacheable = false,
): Response {
  const headers = { [TOTAL_COUNT_HEADER]: String(total) }
  return isCacheable ? publicResponse(req, items, headers) : Response.json(items, { headers })
}

/**
 * A public read, which browsers and caches may keep: 304 where the request says that it has it.
 * @param headers more of the response, such as a list's total.
 */
export function publicResponse(
  req: Request,
  body: unknown,
  headers: Record<string, string> = {},
): Response {
  const json = JSON.stringify(body)
  // Weak, since a proxy or our own compression may send the same content in other bytes.
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 27)}"`
  const cacheHeaders = { 'Cache-Control': PUBLIC_CACHE, ETag: `W/${tag}`, ...headers }
  const known = (req.headers.get('if-none-match') ?? '').split(',').map((part) => part.trim())
  if (known.includes('*') || known.includes(tag) || known.includes(`W/${tag}`)) {
    return new Response(null, { status: 304, headers: cacheHeaders })
  }
  return new Response(json, { headers: { 'Content-Type': 'application/json', ...cacheHeaders } })
}

type FileParts = {
  /** Sent as it is read where it is a stream; null for a HEAD. */
  content: Uint8Array<ArrayBuffer> | Readable | null
  /** Media type, such as 'application/pdf'. */
  type: string
  filename: string
  /** Shown by the browser, or saved. */
  disposition: 'inline' | 'attachment'
  /** More of the response, or others in the place of these. */
  headers?: Record<string, string>
}

/** A file that no cache keeps. */
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
