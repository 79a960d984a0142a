import { createHash } from 'node:crypto'
import type { Locale } from '@/content/locale'
import { type ListQuery, listQuery, TOTAL_COUNT_HEADER } from '@/domain/list-query'
import type { SuccessDto } from '@/domain/responses/common'
import { parse, type Schema } from './route-guards'

/** Contract, common rules: caches may keep a public read, browsers ask each time. */
const PUBLIC_CACHE = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400'

/** A part of a list, and how many items there are over all pages. */
export type Page<Item> = { items: Item[]; total: number }

/** The answer of a POST that did something, and has nothing to show for it. */
export const successBody: SuccessDto = { success: true }

/** The answer of a POST that made something. */
export function created(body: object): Response {
  return Response.json(body, { status: 201 })
}

/** A page of a list, its total in the header that the contract names. */
export function listResponse<Item>({ items, total }: Page<Item>): Response {
  return Response.json(items, { headers: { [TOTAL_COUNT_HEADER]: String(total) } })
}

/**
 * A public read, which browsers and caches may keep: 304 where the request says that it has it.
 * @param headers more of the answer, such as a list's total.
 */
export function publicResponse(
  req: Request,
  body: object,
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

/**
 * Search and page of a list's address.
 * @throws ApiError 400 where a number in it is none.
 */
export function readListQuery(req: Request): ListQuery {
  return readQuery(req, listQuery)
}

/**
 * What an address says after its question mark.
 * @throws ApiError 400 as `parse`.
 */
export function readQuery<Output>(req: Request, schema: Schema<Output>): Output {
  return parse(schema, Object.fromEntries(new URL(req.url).searchParams))
}

/** The language that a public read is asked for by `?locale=`: English unless it says Hindi. */
export function readLocale(req: Request): Locale {
  return new URL(req.url).searchParams.get('locale') === 'hi' ? 'hi' : 'en'
}

/** The `updatedAt` that a change is meant for, from `If-Match`; none where any will do. */
export function readExpectedVersion(req: Request): string | undefined {
  const version = req.headers
    .get('if-match')
    ?.trim()
    .replace(/^"(.*)"$/, '$1')
  return version && version !== '*' ? version : undefined
}
