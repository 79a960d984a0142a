import Razorpay from 'razorpay'
import * as z from 'zod/mini'
import { inSpan } from '../../traces/in-span'
import { GatewayError, PAGE_SIZE } from './gateway'

/** Two calls one after the other still end within the 10 s that a donor is asked to wait. */
const TIMEOUT_MS = 4_500

type ResponseSchema<Output> = {
  safeParse(value: unknown): { success: true; data: Output } | { success: false }
}

/** Calls a path of the API and validates the response. @throws GatewayError */
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
 * Opens the API by Razorpay's own package, and beside it its HTTP client for what the package does not offer.
 * @throws Error where a new version of the package has no such client.
 */
export function openRazorpay({ keyId, keySecret, apiUrl }: RazorpayOptions) {
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret })
  const { rq } = razorpay.api as unknown as { rq?: HttpClient }
  if (!rq) throw new Error('The package razorpay no longer has its HTTP client at api.rq')
  // The package offers no option for either.
  rq.defaults.baseURL = apiUrl
  rq.defaults.timeout = TIMEOUT_MS
  const get: Ask = (schema, path, params) =>
    ask(schema, () => rq.get(path, { params }).then(({ data }) => data))
  const post: Ask = (schema, path, body, headers = {}) =>
    ask(schema, () => rq.post(path, body, { headers }).then(({ data }) => data))
  return { razorpay, get, post }
}

/** What is used of the package's own HTTP client. */
type HttpClient = {
  defaults: { baseURL?: string; timeout?: number }
  get(path: string, options: { params: object }): Promise<{ data: unknown }>
  post(
    path: string,
    body: object,
    options: { headers: Record<string, string> },
  ): Promise<{ data: unknown }>
}

/** One shape for all that may go wrong: a refusal, silence, and a response that makes no sense. */
export async function ask<Output>(
  schema: ResponseSchema<Output>,
  call: () => Promise<unknown>,
): Promise<Output> {
  const value = await withDeadline(inSpan('payment gateway', call)).catch((error: unknown) => {
    throw toGatewayError(error)
  })
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new GatewayError('unreachable', 'The response makes no sense')
  return parsed.data
}

/** A response that drips in byte by byte never runs into the client's own timeout. */
async function withDeadline<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new GatewayError('unreachable', 'No response in time')),
      TIMEOUT_MS,
    )
  })
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
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
  // Too many requests, or another one under way with the same key: no word on this one.
  const isUndecided = status === 429 || status === 409
  const isRefused = status !== undefined && status >= 400 && status < 500 && !isUndecided
  return new GatewayError(isRefused ? 'refused' : 'unreachable', words)
}

/**
 * The items of a list, page by page until one is not full.
 * @param count the most of a page.
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

/** A note by its name, or null. An empty set of notes is written as a list. */
export function noteIn(notes: unknown, name: string): string | null {
  if (typeof notes !== 'object' || notes === null) return null
  const value: unknown = (notes as Record<string, unknown>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

/** A moment as the gateway counts it, in whole seconds. */
export function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

/** An ISO date. */
export function fromSeconds(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}

/** As `fromSeconds`; null for no value and for 0. */
export function fromOptionalSeconds(seconds: number | null | undefined): string | null {
  return seconds ? fromSeconds(seconds) : null
}
