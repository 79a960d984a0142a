/**
 * Building blocks of response schemas. The schemas of this folder define every response: its type and
 * its part of the OpenAPI document. Browser code must import only the types, to keep the schemas out of
 * the bundle.
 */
import * as z from 'zod/mini'

export const text = z.string()
export const optionalText = z.optional(z.string())
export const textOrNull = z.nullable(z.string())
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime()
/** The version of an item. Sent as `If-Match`, it prevents overwriting a newer change. */
export const version = { updatedAt: instant }

/** Present if the item is still unchanged sample content. */
export const sampleMark = { isSample: z.optional(z.literal(true)) }

/** A payment's part of a settlement, in rupees; absent until the gateway has settled it. */
export const settledPayment = {
  /** The gateway's fee, including tax. */
  fee: z.optional(z.number()),
  /** Amount less fee. */
  net: z.optional(z.number()),
  /** When it was paid out; absent until the bank reference is known. */
  settledAt: z.optional(instant),
}
