import { createHash } from 'node:crypto'
import { compareTexts } from '@/lib/compare-texts'

/** The number of documents, and a hash of their content that does not depend on their order. */
export type Digest = { count: number; hash: string }

const HASH_VALUES = 2n ** 256n

/**
 * Computes the digest of documents as the application reads them. Absent, null and empty are equal,
 * since each database stores them in its own way.
 */
export async function digestOf(batches: AsyncIterable<Record<string, unknown>[]>): Promise<Digest> {
  let count = 0
  let sum = 0n
  for await (const batch of batches) {
    for (const document of batch) {
      const hash = createHash('sha256').update(canonicalText(document)).digest('hex')
      sum = (sum + BigInt(`0x${hash}`)) % HASH_VALUES
      count += 1
    }
  }
  return { count, hash: sum.toString(16) }
}

/** Serializes a document: names sorted, empty values omitted. */
export function canonicalText(document: Record<string, unknown>): string {
  return JSON.stringify(canonical(document))
}

function canonical(value: unknown): unknown {
  if (value === null || value === undefined) return undefined
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) {
    return value.length > 0 ? value.map((each) => canonical(each) ?? null) : undefined
  }
  if (typeof value !== 'object') return value
  const entries = Object.entries(value)
    .map(([name, inner]) => [name, canonical(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => compareTexts(a, b))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}
