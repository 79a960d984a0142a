import { randomUUID } from 'node:crypto'
import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import * as z from 'zod/mini'
import { keyedHash } from '@/cms/database/encryption/secret-box'
import type { MoneyRequest, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { latestStored } from '../clock-ahead'
import { createIfAbsent } from '../documents/create-if-absent'
import { changeById, changeWhere, findAll, findFirst, requireById } from '../documents/records'
import { ApiError, isApiError } from '../http/api-error'
import { withLock } from '../with-lock'

/** How long a request belongs to the server that handles it; longer than any handling takes. */
const LEASE_MS = MINUTE_MS
/** Open requests per reconciliation. */
const BATCH = 100
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const MAX_REFUSAL_LENGTH = 500

type MoneyCall<Result> = {
  call:
    | ('accept' | 'correct' | 'gift' | 'ignore' | 'record' | 'refund' | 'reject' | 'void')
    | 'set-refund-aside'
  /** The transaction or donation concerned, if it already exists. */
  subjectId?: string
  body?: unknown
  user: User
  /**
   * Executes the call. A crash may have ended an earlier attempt at the same request: anything it
   * did must be recognised by `request.key`.
   */
  act(request: MoneyRequest): Promise<Result>
  /** Reads the outcome of a request that is done. */
  read(request: MoneyRequest): Promise<Result>
}

/**
 * Runs a call that moves or records money so that the same request never acts twice: its intent is
 * stored under the request's `Idempotency-Key` before anything is done. Without the header, every
 * request counts as a new one.
 * @throws ApiError 400 for a key that is not a UUID, 422 if it was used with other data before, 409
 * while the same request is in progress; and whatever `act` throws, the same again for the same
 * key.
 */
export async function runMoneyRequest<Result>(
  req: Request,
  { call, subjectId, body = {}, user, act, read }: MoneyCall<Result>,
): Promise<Result> {
  const key = readKey(req)
  // Keyed: the body may contain a PAN, and the hash is stored unencrypted.
  const fingerprint = keyedHash(JSON.stringify([call, subjectId ?? null, body]), 'money request')
  return withLock(`money request ${key}`, async () => {
    const made = await createIfAbsent({
      collection: slugs.moneyRequests,
      key: 'key',
      data: {
        key,
        call,
        fingerprint,
        subjectId,
        state: 'open',
        leaseUntil: leaseEnd(),
        requestedBy: user.username,
      },
    })
    const request = made ?? (await takeUp(key, fingerprint))
    if (request.state === 'done') return read(request)
    if (request.state === 'refused') throw readRefusal(request)
    try {
      const result = await act(request)
      await endRequest(request)
      return result
    } catch (error) {
      await refuse(request, error)
      throw error
    }
  })
}

type DocumentChange<Slug extends CollectionSlug> = Omit<
  MoneyCall<DataFromCollectionSlug<Slug>>,
  'subjectId' | 'read'
> & { collection: Slug; id: string }

/**
 * Like `runMoneyRequest`, for a change to an existing document.
 * @throws ApiError 404 if it does not exist.
 */
export async function changeOnce<Slug extends CollectionSlug>(
  req: Request,
  { collection, id, ...call }: DocumentChange<Slug>,
): Promise<DataFromCollectionSlug<Slug>> {
  const read = () => requireById(collection, id)
  await read()
  return runMoneyRequest(req, { ...call, subjectId: id, read })
}

/** Updates a stored request. */
export async function updateRequest(
  { id }: Pick<MoneyRequest, 'id'>,
  data: Partial<MoneyRequest>,
): Promise<void> {
  await changeById(slugs.moneyRequests, id, data)
}

/** Finds the request with that key, or null. */
export function findRequest(key: string): Promise<MoneyRequest | null> {
  return findFirst(slugs.moneyRequests, { key: { equals: key } })
}

/** Finds requests without an outcome whose lease has expired, oldest first. */
export function openRequests(
  calls: MoneyCall<unknown>['call'][],
  now: Date,
): Promise<MoneyRequest[]> {
  return findAll({
    collection: slugs.moneyRequests,
    where: {
      and: [{ call: { in: calls } }, { state: { in: ['open', 'unknown'] } }, isFree(now)],
    },
    sort: 'createdAt',
    limit: BATCH,
  })
}

function readKey(req: Request): string {
  const key = req.headers.get('idempotency-key')?.trim()
  if (!key) return randomUUID()
  if (!UUID.test(key)) throw new ApiError(400, messages.idempotencyKeyInvalid)
  return key.toLowerCase()
}

/** Returns a known request: finished, or taken over from an attempt that a crash has ended. */
async function takeUp(key: string, fingerprint: string): Promise<MoneyRequest> {
  const known = await findRequest(key)
  if (!known) throw new Error('A request was neither stored nor found')
  // Cleared when a change of SETTINGS_KEY made it useless (rotate-key.ts).
  if (known.fingerprint && known.fingerprint !== fingerprint)
    throw new ApiError(422, messages.idempotencyKeyReused)
  if (known.state === 'done' || known.state === 'refused') return known
  const taken = await changeWhere({
    collection: slugs.moneyRequests,
    where: {
      and: [
        { id: { equals: known.id } },
        { state: { in: ['open', 'unknown'] } },
        isFree(new Date()),
      ],
    },
    data: { leaseUntil: leaseEnd() },
  })
  if (!taken) throw new ApiError(409, messages.stillWorking, { headers: { 'Retry-After': '5' } })
  return taken
}

/** Marks a request as done, unless `act` has marked its outcome as unknown. */
async function endRequest({ id }: MoneyRequest): Promise<void> {
  const leaseUntil = new Date().toISOString()
  await changeWhere({
    collection: slugs.moneyRequests,
    where: { and: [{ id: { equals: id } }, { state: { equals: 'open' } }] },
    data: { state: 'done', leaseUntil },
  })
  // The reconciler, or the same request, will ask for an unknown outcome again.
  await changeWhere({
    collection: slugs.moneyRequests,
    where: { and: [{ id: { equals: id } }, { state: { equals: 'unknown' } }] },
    data: { leaseUntil },
  })
}

/** A refusal is an outcome, and the same for the same key; after a fault the same key may retry. */
async function refuse(request: MoneyRequest, error: unknown): Promise<void> {
  const isRefusal = isApiError(error) && error.status < 500
  await updateRequest(request, {
    leaseUntil: new Date().toISOString(),
    ...(isRefusal && {
      state: 'refused',
      httpStatus: error.status,
      refusal: writeRefusal(error),
    }),
  })
}

const storedRefusal = z.object({ message: z.string(), errors: z.record(z.string(), z.string()) })

/** Returns the message, or JSON if fields have errors of their own, which a form shows. */
function writeRefusal({ message, options: { errors } }: ApiError): string {
  return errors ? JSON.stringify({ message, errors }) : message.slice(0, MAX_REFUSAL_LENGTH)
}

function readRefusal({ httpStatus, refusal }: MoneyRequest): ApiError {
  const status = httpStatus ?? 409
  if (!refusal?.startsWith('{')) return new ApiError(status, refusal ?? messages.changedMeanwhile)
  const { message, errors } = storedRefusal.parse(JSON.parse(refusal))
  return new ApiError(status, message, { errors })
}

/** Matches requests that no server is handling at a moment. */
function isFree(now: Date): Where {
  const longest = new Date(latestStored(now).getTime() + LEASE_MS)
  return {
    or: [
      { leaseUntil: { less_than_equal: now.toISOString() } },
      // No lease lasts that long: the clock of a server that died was ahead.
      { leaseUntil: { greater_than: longest.toISOString() } },
    ],
  }
}

function leaseEnd(): string {
  return new Date(Date.now() + LEASE_MS).toISOString()
}
