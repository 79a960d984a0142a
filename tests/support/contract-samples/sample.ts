import type { CollectionSlug } from 'payload'
import type { routes } from '@/server/routes'
import { create } from '../create'

/** Method and path of a call, such as 'GET /api/posts'. */
export type CallKey<Each extends Route = Route> = Each extends Route
  ? `${Each['method']} ${Each['path']}`
  : never
type Route = (typeof routes)[number]

/** What a call needs that its route does not say. */
export type Sample = {
  /** A valid body. */
  body?: () => Promise<unknown> | unknown
  /** Invalid values for each field of the body. */
  wrong?: Record<string, unknown[]>
  /** Creates a document for `{id}`. */
  makeId?: () => Promise<string>
}
export type Samples = Partial<Record<CallKey, Sample>>

/** Longer than any text field takes. */
export const LONG = 'a'.repeat(30_000)
// Invalid values of a required text, a tick and a picture.
export const NO_TEXT = ['', '  ', null, 7, true, ['x'], { $ne: null }, { $gt: '' }, LONG]
export const NO_FLAG = ['true', 1, null, { $ne: true }]
export const NO_IMAGE = [
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//evil.example/a.jpg',
  'http://example.org/a.jpg',
  '/media/../secret',
  '/media/none.webp',
  { $ne: null },
]

/** Returns a function that creates a document and returns its id. */
export function make(collection: CollectionSlug, data: () => Promise<object> | object) {
  return async (): Promise<string> => String((await create(collection, await data())).id)
}

let last = 0

/** Returns a number that no other document of the test has. */
export function nextNumber(): number {
  last += 1
  return last
}
