import { createLocalReq, loginOperation } from 'payload'
import { hashPassword } from '@/cms/accounts/password-hash'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { ApiError, isPayloadRefusal } from '../http/api-error'
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
  /** From the authenticator app, or a recovery code. */
  code?: string
  /** The response to a wrong password; one and the same for each of its reasons. */
  refusal: ApiError
  /** The account's second factor is not asked for. */
  isPasswordEnough?: true
}

type Identity = {
  user: User
  /** A second factor was proved as well. */
  hasSecondFactor: boolean
}

/**
 * Asks for proof that an account belongs to the person who uses it. Failures count as failed logins.
 * @param req the request, which tells from where somebody tries.
 * @throws `refusal` after about the same time whether the name exists or the password is wrong;
 * ApiError of the same status with the code `second-factor-required` where only the code is missing
 * or wrong; 429 with `Retry-After` after too many failures.
 */
export function proveIdentity(req: Request, proof: Proof): Promise<Identity> {
  // In turns: an attempt counts until it has succeeded, and several right ones are no attack.
  return withLock(`identity of ${loginName(proof.username)}`, () => prove(req, proof))
}

async function prove(
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
    const user = await checkPassword(name, password)
    if (!user) outcome = await fail(refusal)
    else if (isPasswordEnough || !(await hasSecondFactor(user.id))) {
      outcome = { user, hasSecondFactor: false }
    } else if (code === undefined) {
      outcome = codeRefusal(refusal.status, messages.secondFactorNeeded)
      await attempt.withdrawn()
    } else if (await spendCode(user.id, code)) outcome = { user, hasSecondFactor: true }
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

/** @returns null, after the time of one hash in any case, so that nobody can time which names exist. */
async function checkPassword(username: string, password: string): Promise<User | null> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.db.count({
    collection: slugs.users,
    where: { username: { equals: username } },
  })
  try {
    const { user } = await loginOperation({
      collection: payload.collections[slugs.users],
      data: { username, password },
      overrideAccess: true,
      req: await createLocalReq({}, payload),
    })
    return user ?? null
  } catch (error) {
    // Payload hashes nothing where there is no such account: the time would tell.
    if (totalDocs === 0) await hashPassword(password)
    if (isPayloadRefusal(error)) return null
    throw error
  }
}
