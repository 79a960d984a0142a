import { createLocalReq, loginOperation, type Where } from 'payload'
import { hashPassword } from '@/cms/accounts/password-hash'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { isPayloadRefusal } from '@/lib/payload-refusal'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { recordLoginFailure } from './login-failures'
import { admitLogin } from './login-limits'
import { hasSecondFactor, spendCode } from './second-factor'
import { loginName } from './unlock'

type Proof = {
  /** As typed. */
  username: string
  password: string
  /** A code from the authenticator app, or a recovery code. */
  code?: string
  /** The response to a wrong password; the same whatever the reason. */
  refusal: ApiError
  /** Do not ask for the account's second factor. */
  isPasswordEnough?: true
}

type Identity = {
  user: User
  /** Whether a second factor was proved as well. */
  hasSecondFactor: boolean
  /** The stored hash, read before the password was checked. */
  hash: string
}

/**
 * Asks for proof that an account belongs to the person who uses it. Failures count as failed
 * logins.
 * @param req the request, for the address of the client.
 * @throws `refusal`, after about the same time whether the name is unknown or the password is
 * wrong; ApiError of the same status with the code `second-factor-required` if only the code is
 * missing or wrong; 429 with `Retry-After` after too many failures.
 */
export function proveIdentity(req: Request, proof: Proof): Promise<Identity> {
  // One at a time: an attempt counts as failed until it succeeds; several correct ones are no
  // attack.
  return withLock(`identity of ${loginName(proof.username)}`, () => checkProof(req, proof))
}

/**
 * Whether a proof still counts. Checking it takes a while, in which the account may have got another password or a
 * second factor, which ended its sessions: none may be opened by the old proof afterwards.
 */
export async function isStillProved(identity: Identity, password: string): Promise<boolean> {
  const { user, ...proved } = identity
  if (!proved.hasSecondFactor && (await hasSecondFactor(user.id))) return false
  return isStillPassword(identity, password)
}

/** Whether a proved password is still the one of the account. */
export async function isStillPassword(
  { user, hash }: Pick<Identity, 'user' | 'hash'>,
  password: string,
): Promise<boolean> {
  if ((await findHash({ id: { equals: user.id } })) === hash) return true
  // Payload replaces the hash of an older version at its first login.
  return (await checkPassword(user.username, password)) !== null
}

async function checkProof(
  req: Request,
  { username, password, code, refusal, isPasswordEnough }: Proof,
): Promise<Identity> {
  const name = loginName(username)
  const attempt = await admitLogin(req, name)
  const fail = async (error: ApiError) => {
    await attempt.failed()
    await recordLoginFailure(username)
    return error
  }
  let outcome: ApiError | Identity
  try {
    const checked = await checkPassword(name, password)
    if (!checked) outcome = await fail(refusal)
    else if (isPasswordEnough || !(await hasSecondFactor(checked.user.id))) {
      outcome = { ...checked, hasSecondFactor: false }
    } else if (code === undefined) {
      outcome = codeRefusal(refusal.status, messages.secondFactorNeeded)
      await attempt.withdrawn()
    } else if (await spendCode(checked.user.id, code))
      outcome = { ...checked, hasSecondFactor: true }
    else outcome = await fail(codeRefusal(refusal.status, messages.codeWrong))
  } catch (error) {
    await attempt.withdrawn()
    throw error
  }
  if (outcome instanceof Error) throw outcome
  await attempt.succeeded()
  return outcome
}

function codeRefusal(status: number, message: string): ApiError {
  return new ApiError(status, message, {
    code: 'second-factor-required',
    errors: { code: message },
  })
}

/** @returns null after the time of one hash, so that timing does not reveal which names exist. */
async function checkPassword(
  username: string,
  password: string,
): Promise<Pick<Identity, 'user' | 'hash'> | null> {
  const payload = await getPayloadClient()
  const hash = await findHash({ username: { equals: username } })
  try {
    const { user } = await loginOperation({
      collection: payload.collections[slugs.users],
      data: { username, password },
      overrideAccess: true,
      req: await createLocalReq({}, payload),
    })
    return user && hash ? { user, hash } : null
  } catch (error) {
    // Payload hashes nothing if there is no such account, which timing would reveal.
    if (!hash) await hashPassword(password)
    if (isPayloadRefusal(error)) return null
    throw error
  }
}

async function findHash(where: Where): Promise<string | undefined> {
  const payload = await getPayloadClient()
  const stored = await payload.db.findOne<User>({ collection: slugs.users, where })
  return stored?.hash ?? undefined
}
