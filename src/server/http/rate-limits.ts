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
  /** How often, before RATE_LIMIT_FACTOR. */
  points: number
  seconds: number
  /** The limit is a rule of the contract, the same whatever RATE_LIMIT_FACTOR says. */
  isFixed?: true
}

const TEN_MINUTES = 10 * 60
const ONE_HOUR = 60 * 60

/**
 * How often one address may make each call. Families, schools and whole villages share one address
 * (carrier-grade NAT), so these stop floods, not neighbours.
 */
export const requestLimits = {
  contact: { points: 10, seconds: TEN_MINUTES },
  volunteers: { points: 20, seconds: TEN_MINUTES },
  // A whole village that hears of an event at once.
  signUps: { points: 60, seconds: TEN_MINUTES },
  upload: { points: 30, seconds: TEN_MINUTES },
  // A guard at a gate may check a whole team; nobody guesses a code of 80 bits anyway.
  verify: { points: 100, seconds: TEN_MINUTES },
  // Card testers try stolen cards by the hundred.
  orders: { points: 5, seconds: TEN_MINUTES },
  claims: { points: 5, seconds: TEN_MINUTES },
  // Donors who look after their monthly gift; nobody guesses a signed link.
  myGift: { points: 60, seconds: TEN_MINUTES },
  // Donors' own pages; the six digits of a code have five tries of their own.
  givingLinks: { points: 5, seconds: TEN_MINUTES },
  myGiving: { points: 60, seconds: TEN_MINUTES },
  // Cards in somebody's name: those who got one, in a chat of a whole family, open it at once.
  tributeCards: { points: 100, seconds: TEN_MINUTES },
  // Receipts: an accountant opens those of a whole year.
  receipts: { points: 100, seconds: TEN_MINUTES },
  passwordResets: { points: 5, seconds: TEN_MINUTES },
  newPasswords: { points: 20, seconds: TEN_MINUTES },
} satisfies Record<string, Limit>

export type RequestLimit = keyof typeof requestLimits

/** Failed logins: see docs/decisions/0020-login-limits.md. */
export const loginLimits = {
  /** In a row, for one name from one place; then that place is locked out of that name. */
  place: { points: 5, seconds: TEN_MINUTES, isFixed: true },
  /** From one address, over all names. */
  address: { points: 10, seconds: 60 },
  /** For one name, over all places that never logged in: far more than any one address has. */
  name: { points: 100, seconds: ONE_HOUR },
} satisfies Record<string, Limit>

/**
 * Counts a request of a visitor.
 * @throws ApiError 429 with `Retry-After` where there were too many from this address.
 */
export async function limitRequests(
  req: Pick<Request, 'headers'>,
  name: RequestLimit,
): Promise<void> {
  await count(await getLimiter(`request-${name}`, requestLimits[name]), hiddenKey(clientKey(req)))
}

/** A donor may try again; nobody needs one reference with ever other amounts. */
const referenceLimit: Limit = { points: 10, seconds: 24 * ONE_HOUR }

/**
 * Counts a claim that names a bank's reference.
 * @throws ApiError 429 with `Retry-After` where there were too many with this one.
 */
export async function limitReference(reference: string): Promise<void> {
  await count(await getLimiter('claim-reference', referenceLimit), hiddenKey(reference))
}

/**
 * Takes one request from a key's allowance.
 * @returns how many are used up.
 * @throws ApiError 429 with `Retry-After` where nothing is left.
 */
export async function count(
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

/** As `count`, without an error: the caller skips what is too much. @returns whether something was left. */
export async function takesOne(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (refusal) {
    if (!isRefusal(refusal)) throw refusal
    return false
  }
}

/** Recognised by its fields: the limiter may come from another copy of its module (api-error.ts). */
function isRefusal(refusal: unknown): refusal is RateLimiterRes {
  return typeof refusal === 'object' && refusal !== null && 'msBeforeNext' in refusal
}

/** The limiters of this process, by their names. */
const limiters = perProcess('rate-limiters', () => new Map<string, Promise<RateLimiterAbstract>>())

/** The limiter of that name, made once a process. */
export async function getLimiter(name: string, limit: Limit): Promise<RateLimiterAbstract> {
  const known = limiters.get(name)
  if (known) return known
  const made = createLimiter(name, limit)
  limiters.set(name, made)
  made.catch(() => limiters.delete(name))
  return made
}

/** A key that tells nothing of the address or name behind it: counts may lie in the database. */
export function hiddenKey(...parts: string[]): string {
  return sign(['rate-limit', ...parts], 'base64url')
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
  // Several servers on one MongoDB count together. Where it fails, each counts for itself.
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
