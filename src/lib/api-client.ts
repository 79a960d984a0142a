import type { ApiAddress, ApiBody, ApiItem, ApiListPath, ApiMethod, ApiResponse } from './api-types'
import { isRecord } from './is-record'
import { parseJson } from './parse-json'

/** The contract's error body. */
type ApiErrorBody = {
  message: string
  errors?: Record<string, string>
  /** A machine-readable code that a client can react to. */
  code?: string
}

export type ApiRequestOptions = { headers?: HeadersInit; signal?: AbortSignal }

export type ApiFile = { content: Blob; name: string }

const FILENAME = /filename="([^"]+)"/

/** A page of a list, and the number of items over all pages. */
export type ApiList<Item> = { items: Item[]; total: number }

/**
 * An error response. `message` is `{status}: {body text}`, or the status text if the body is empty
 * (spec section 8); a toast shows `body.message` instead.
 */
export class ApiRequestError extends Error {
  override readonly name = 'ApiRequestError'
  readonly status: number
  /** `null` if the response was not the contract's error body. */
  readonly body: ApiErrorBody | null

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseErrorBody(text)
  }
}

/**
 * Calls our own API from the browser (spec section 7), with cookies. A body is sent as JSON unless the
 * headers say otherwise; `FormData` is sent as it is.
 * @param path begins with `/api/`.
 * @returns the parsed JSON, `undefined` if the response has no body. Its type is the route's and is
 * not checked: our own server is trusted.
 * @throws ApiRequestError for an error response; whatever `fetch` throws if there was none.
 */
export async function apiRequest<Method extends ApiMethod, Address extends ApiAddress<Method>>(
  method: Method,
  path: Address,
  body?: ApiBody<Method, Address>,
  options?: ApiRequestOptions,
): Promise<ApiResponse<Method, Address>> {
  return readJson(await send(method, path, body, options))
}

/**
 * Reads a page of a list, with the total from the header `X-Total-Count` (contract).
 * @param query names and values; empty values are left out.
 * @throws as `apiRequest`.
 */
export async function apiListRequest<Path extends ApiListPath>(
  path: Path,
  query: Record<string, string>,
  options?: ApiRequestOptions,
): Promise<ApiList<ApiItem<Path>>> {
  const given = Object.entries(query).filter(([, value]) => value !== '')
  const address = `${path}?${new URLSearchParams(given)}`
  const response = await send('GET', address, undefined, options)
  const items: ApiItem<Path>[] = await readJson(response)
  const total = response.headers.get('X-Total-Count')
  return { items, total: total === null ? items.length : Number(total) }
}

/**
 * Makes a call whose response is a file.
 * @returns the file, and its name from `Content-Disposition`.
 * @throws as `apiRequest`.
 */
export async function apiFileRequest<Method extends ApiMethod>(
  method: Method,
  path: ApiAddress<Method>,
  body?: object,
): Promise<ApiFile> {
  const response = await send(method, path, body)
  const [, name = 'file'] = FILENAME.exec(response.headers.get('Content-Disposition') ?? '') ?? []
  return { content: await response.blob(), name }
}

/**
 * Returns a toast's text for a failure (spec section 8): the server's own message, else the fallback.
 * @param error whatever was thrown.
 */
export function failureMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiRequestError && error.body?.message) || fallback
}

async function send(
  method: ApiMethod,
  path: string,
  body: unknown,
  { headers: given, signal }: ApiRequestOptions = {},
): Promise<Response> {
  const headers = new Headers(given)
  const isForm = body instanceof FormData
  const hasBody = body !== undefined
  if (hasBody && !isForm && !headers.has('Content-Type')) {
    headers.set('Content-Type', 'application/json')
  }
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers,
    body: hasBody ? (isForm ? body : JSON.stringify(body)) : undefined,
    signal,
  })
  if (!response.ok) {
    throw new ApiRequestError(response.status, await response.text(), response.statusText)
  }
  return response
}

async function readJson(response: Response) {
  const text = await response.text()
  return text === '' ? undefined : JSON.parse(text)
}

function parseErrorBody(text: string): ApiErrorBody | null {
  // A proxy's error page is not JSON: there is only the status.
  const value = parseJson(text)
  if (!isRecord(value) || typeof value.message !== 'string') return null
  const code = typeof value.code === 'string' ? { code: value.code } : {}
  if (!isRecord(value.errors)) return { message: value.message, ...code }

  const errors: Record<string, string> = {}
  for (const [field, message] of Object.entries(value.errors)) {
    if (typeof message === 'string') errors[field] = message
  }
  return { message: value.message, errors, ...code }
}
