import Razorpay from 'razorpay'
import * as z from 'zod/mini'
import { isRecord } from '@/lib/is-record'
import { withinTime } from '@/lib/within-time'
import { inSpan } from '../../traces/in-span'
import { GatewayError, PAGE_SIZE } from './gateway'

/** Two consecutive calls still fit into the 10 s that a donor is asked to wait. */
const TIMEOUT_MS = 4_500

type ResponseSchema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false }
}

/**
 * Calls a path of the API and validates the response.
 * @throws GatewayError
 */
export type Ask = <Output>(
  schema: ResponseSchema<Output>,
  path: string,
  /** Query or body. */
  params: object,
  headers?: Record<string, string>,
) => Promise<Output>

export type RazorpayApi = { get: Ask; post: Ask }

export type RazorpayOptions = {
  keyId: string
  keySecret: string
  /** RAZORPAY_API_URL. */
  apiUrl: string
}

/**
 * Opens the API through Razorpay's own package, plus that package's HTTP client for what it does
 * not offer.
 * @throws Error if a new version of the package lacks that client.
 */
export function openRazorpay({ keyId, keySecret, apiUrl }: RazorpayOptions) {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = razorpay.api as unknown as { rq?: HttpClient }
  if (!rq) throw new Error('The package razorpay no longer has its HTTP client at api.rq')
  // The package has no option for either.
  rq.defaults.baseURL = apiUrl
  rq.defaults.timeout = TIMEOUT_MS
  const get: Ask = (schema, path, params) =>
    ask(schema, () => rq.get(path, { params }).then(({ data }) => data))
  const post: Ask = (schema, path, body, headers = {}) =>
    ask(schema, () => rq.post(path, body, { headers }).then(({ data }) => data))
  return { razorpay, get, post }
}

/** The part of the package's own HTTP client that we use. */
type HttpClient = {
  defaults: { baseURL?: string; timeout?: number }
  get(path: string, options: { params: object }): Promise<{ data: unknown }>
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ data: unknown }>
}

/**
 * Calls the gateway, and turns everything that may go wrong into a GatewayError: a refusal, a
 * timeout, or a response that makes no sense.
 */
export async function ask<Output>(
  schema: ResponseSchema<Output>,
  call: () => Promise<unknown>,
): Promise<Output> {
  // A response that trickles in byte by byte would never hit the client's own timeout.
  const called = withinTime(inSpan('payment gateway', call), TIMEOUT_MS, tooLate)
  const value = await called.catch((error: unknown) => {
    throw toGatewayError(error)
  })
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new GatewayError('unreachable', 'The response makes no sense')
  return parsed.data
}

function tooLate(): never {
  throw new GatewayError('unreachable', 'No response in time')
}

const errorWords = z.optional(z.nullable(z.object({ description: z.optional(z.string()) })))

/** The package rejects with a plain object, its client with an error. */
const refusal = z.object({
  statusCode: z.optional(z.int()),
  error: errorWords,
  response: z.optional(
    z.object({
      status: z.int(),
      data: z.optional(z.catch(z.object({ error: errorWords }), {})),
    }),
  ),
})

function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error
  const parsed = refusal.safeParse(error)
  const status = parsed.data?.statusCode ?? parsed.data?.response?.status
  const said = parsed.data?.error ?? parsed.data?.response?.data?.error
  const words = said?.description ?? `Status ${status ?? 'unknown'}`
  if (status === 401) return new GatewayError('keys', words)
  // Too many requests, or another one in progress with the same key: the outcome is unknown.
  const isUndecided = status === 429 || status === 409
  const isRefused = status !== undefined && status >= 400 && status < 500 && !isUndecided
  return new GatewayError(isRefused ? 'refused' : 'unreachable', words)
}

/**
 * Yields the items of a list, page by page until one is not full.
 * @param count the page size.
 */
export async function* itemsOf<Item>(
  readPage: (page: { count: number; skip: number }) => Promise<{ items: Item[] }>,
  count = PAGE_SIZE,
): AsyncGenerator<Item> {
  for (let skip = 0; ; skip += count) {
    const { items } = await readPage({ count, skip })
    yield* items
    if (items.length < count) return
  }
}

/** Returns a note by name, or null. The API serializes an empty set of notes as a list. */
export function noteIn(notes: unknown, name: string): string | null {
  if (!isRecord(notes)) return null
  const value = notes[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** Converts a date to the gateway's whole seconds. */
export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** Returns an ISO date. */
export function fromSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** Like `fromSeconds`; null for no value and for 0. */
export function fromOptionalSeconds(seconds: number | null | undefined): string | null {
  return seconds ? fromSeconds(seconds) : null
}
