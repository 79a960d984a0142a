/**
 * Building blocks of response schemas. The schemas of this folder define what each call responds
 * with: the types of every response come from here, and so does the OpenAPI document. In browser
 * code import their types only, so that no schema is sent to a browser.
 */
import * as z from 'zod/mini'

export const text = z.string()
export const optionalText = z.optional(z.string())
export const textOrNull = z.nullable(z.string())
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** When it was last changed; sent back as `If-Match`, it refuses a change that would undo a newer one. */
export const version = { updatedAt: instant }

/** Where an item is still as the sample made it. */
export const sampleMark = { isSample: z.optional(z.literal(true)) }

/** A payment's part of a settlement, in rupees; absent until the gateway has settled it. */
export const settledPayment = {
  /** What the gateway kept, tax included. */
  fee: z.optional(z.number()),
  /** Amount less fee. */
  net: z.optional(z.number()),
  /** When it was paid out; absent until the bank reference is known. */
  settledAt: z.optional(instant),
}
