import { messages } from '@/domain/messages'
import { clientKey } from '../http/client-key'
import { consume, getLimiter, hiddenKey, loginLimits } from '../http/rate-limits'
import { knownBrowser } from './known-browser'
import { unlockStamp } from './unlock'

/** Reports the outcome of a login attempt that was let through; call exactly one of the methods. */
export type LoginAttempt = {
  succeeded(): Promise<void>
  failed(): Promise<void>
  /** Neither: something else broke. */
  withdrawn(): Promise<void>
}

/**
 * Lets a login try its password, or refuses. Counts the attempt before the password is checked, so
 * that parallel guesses cannot slip through, and by the typed name alone, so that nothing reveals
 * whether it exists. See docs/decisions/0020-login-limits.md.
 * @param name as returned by `loginName`.
 * @throws ApiError 429 with `Retry-After`.
 */
export async function admitLogin(req: Request, name: string): Promise<LoginAttempt> {
  const stamp = await unlockStamp(name)
  const browser = knownBrowser(req, name)
  const address = clientKey(req)

  const place = await allowance('place', name, stamp, browser ?? address)
  const byAddress = browser ? undefined : await allowance('address', address)
  const byName = browser ? undefined : await allowance('name', name, stamp)

  // The address first: an attempt that it refuses must not count against a name.
  await byAddress?.take()
  const failures = await place.take()
  await byName?.take().catch(async (refusal) => {
    await place.giveBack()
    throw refusal
  })

  const giveBack = async () => {
    await byAddress?.giveBack()
    await byName?.giveBack()
  }
  return {
    succeeded: async () => {
      await giveBack()
      await place.limiter.delete(place.key)
    },
    failed: async () => {
      // The lock lasts its full time from the last failure.
      const { points, seconds } = loginLimits.place
      if (failures >= points) await place.limiter.block(place.key, seconds)
    },
    withdrawn: async () => {
      await giveBack()
      await place.giveBack()
    },
  }
}

/** Counts against one of the limits for a key. */
async function allowance(kind: keyof typeof loginLimits, ...parts: string[]) {
  const limiter = await getLimiter(`login-${kind}`, loginLimits[kind])
  const key = hiddenKey(...parts)
  return {
    limiter,
    key,
    take: () => consume(limiter, key, messages.tooManyAttempts),
    giveBack: () => limiter.reward(key),
  }
}
