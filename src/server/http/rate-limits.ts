import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterMongo,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import { sharedConnection } from '@/cms/database/shared-connection'
import { messages } from '@/domain/messages'
import { getEnv } from '@/env'
import { perProcess } from '@/lib/per-process'
import { getPayloadClient } from '../payload-client'
import { sign } from '../signature'
import { ApiError } from './api-error'
import { clientKey } from './client-key'

export type Limit = {
  /** The allowance, before RATE_LIMIT_FACTOR. */
  points: number
  seconds: number
  /** A rule of the contract, which RATE_LIMIT_FACTOR does not change. */
  isFixed?: true
}

const TEN_MINUTES = 10 * 60
const ONE_HOUR = 60 * 60

/**
 * How often one address may make each call. Families, schools and whole villages share an address
 * (carrier-grade NAT), so these limits stop floods, not neighbours.
 */
export const requestLimits = {
  contact: { points: 10, seconds: TEN_MINUTES },
  volunteers: { points: 20, seconds: TEN_MINUTES },
  // A whole village may hear of an event at once.
  signUps: { points: 60, seconds: TEN_MINUTES },
  upload: { points: 30, seconds: TEN_MINUTES },
  // A guard at a gate may check a whole team, and nobody guesses a code of 80 bits.
  verify: { points: 100, seconds: TEN_MINUTES },
  // Card testers try stolen cards by the hundred.
  orders: { points: 5, seconds: TEN_MINUTES },
  claims: { points: 5, seconds: TEN_MINUTES },
  // Donors who manage their monthly gift; nobody guesses a signed link.
  myGift: { points: 60, seconds: TEN_MINUTES },
  // Donors' own pages; the six-digit codes have a limit of five tries as well.
  givingLinks: { points: 5, seconds: TEN_MINUTES },
  myGiving: { points: 60, seconds: TEN_MINUTES },
  // Cards made in somebody's name: when shared in a family chat, many open them at once.
  tributeCards: { points: 100, seconds: TEN_MINUTES },
  // An accountant may open all receipts of a year.
  receipts: { points: 100, seconds: TEN_MINUTES },
  passwordResets: { points: 5, seconds: TEN_MINUTES },
  newPasswords: { points: 20, seconds: TEN_MINUTES },
} satisfies Record<string, Limit>

export type RequestLimit = keyof typeof requestLimits

/** Failed logins: see docs/decisions/0020-login-limits.md. */
export const loginLimits = {
  /** In a row, for one name from one place; then that place is locked out of that name. */
  place: { points: 5, seconds: TEN_MINUTES, isFixed: true },
  /** From one address, for all names together. */
  address: { points: 10, seconds: 60 },
  /**
   * For one name, from all places that have never logged in: far more than any one address gets.
   */
  name: { points: 100, seconds: ONE_HOUR },
} satisfies Record<string, Limit>

/**
 * Counts a request of a visitor.
 * @throws ApiError 429 with `Retry-After` after too many from this address.
 */
export async function limitRequests(
  req: Pick<Request, 'headers'>,
  name: RequestLimit,
): Promise<void> {
  await consume(await getLimiter(`request-${name}`, requestLimits[name]), hiddenKey(clientKey(req)))
}

/** A donor may retry; nobody needs to claim one reference with ever new amounts. */
const referenceLimit: Limit = { points: 10, seconds: 24 * ONE_HOUR }

/**
 * Counts a claim with a bank reference.
 * @throws ApiError 429 with `Retry-After` after too many with the same one.
 */
export async function limitReference(reference: string): Promise<void> {
  await consume(await getLimiter('claim-reference', referenceLimit), hiddenKey(reference))
}

/**
 * Takes one request from a key's allowance.
 * @returns how many are used up.
 * @throws ApiError 429 with `Retry-After` if none is left.
 */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  message: string = messages.tooManyRequests,
): Promise<number> {
  try {
    const { consumedPoints } = await limiter.consume(key)
    return consumedPoints
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    throw new ApiError(429, message, { headers: { 'Retry-After': String(seconds) } })
  }
}

/**
 * Like `consume`, but without an error: the caller skips what exceeds the limit.
 * @returns whether there was one left.
 */
export async function tryToConsume(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return false
  }
}

/**
 * Recognised by its fields: the limiter may come from another copy of its module (api-error.ts).
 */
function isRefusal(refusal: unknown): refusal is RateLimiterRes {
  return typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal
}

/** The limiters of this process, by name. */
const limiters = perProcess('rate-limiters', () => new Map<string, Promise<RateLimiterAbstract>>())

/** Returns the limiter of that name, created once per process. */
export async function getLimiter(name: string, limit: Limit): Promise<RateLimiterAbstract> {
  const known = limiters.get(name)
  if (known) return known
  const made = createLimiter(name, limit)
  limiters.set(name, made)
  made.catch(() => limiters.delete(name))
  return made
}

/**
 * Returns a key that does not reveal the address or name behind it: counts may be in the database.
 */
export function hiddenKey(...parts: string[]): string {
  return sign(['rate-limit', ...parts])
}

async function createLimiter(name: string, limit: Limit): Promise<RateLimiterAbstract> {
  const factor = limit.isFixed ? 1 : getEnv().RATE_LIMIT_FACTOR
  const options = {
    keyPrefix: name,
    points: Math.max(1, Math.round(limit.points * factor)),
    duration: limit.seconds,
  }
  const memory = new RateLimiterMemory(options)
  const storeClient = sharedConnection(await getPayloadClient())
  if (!storeClient) return memory
  // Several servers on one MongoDB share their counts. If it fails, each counts for itself.
  const mongo = new RateLimiterMongo({
    ...options,
    storeClient,
    tableName: 'rate-limits',
    insuranceLimiter: memory,
    disableIndexesCreation: true,
  })
  await mongo.createIndexes()
  return mongo
}
