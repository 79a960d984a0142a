import { messages } from '@/domain/messages'
import { clientKey } from '../http/client-key'
import { count, getLimiter, hiddenKey, loginLimits } from '../http/rate-limits'
import { knownBrowser } from './known-browser'
import { unlockStamp } from './unlock'

/** The outcome of a login attempt that was let through; call exactly one of them. */
export type LoginAttempt = {
  succeeded(): Promise<void>
  failed(): Promise<void>
  /** Neither: something else broke. */
  withdrawn(): Promise<void>
}

/**
 * Lets a login try its password, or refuses. Counted before the password is looked at, so that
 * parallel guesses cannot slip through, and by the typed name alone, so that nothing tells whether
 * it exists. See docs/decisions/0020-login-limits.md.
 * @param name as `loginName` gives it.
 * @throws ApiError 429 with `Retry-After`.
 */
export async function admitLogin(req: Request, name: string): Promise<LoginAttempt> {
  const stamp = await unlockStamp(name)
  const browser = knownBrowser(req, name)
  const address = clientKey(req)

  const places = await getLimiter('login-place', loginLimits.place)
  const placeKey = hiddenKey(name, stamp, browser ?? address)
  const strangers = browser
    ? []
    : [
        {
          limiter: await getLimiter('login-address', loginLimits.address),
          key: hiddenKey(address),
        },
        { limiter: await getLimiter('login-name', loginLimits.name), key: hiddenKey(name, stamp) },
      ]
  const [byAddress, byName] = strangers

  // The address first: what it is refused for costs no name anything.
  if (byAddress) await count(byAddress.limiter, byAddress.key, messages.tooManyAttempts)
  const failures = await count(places, placeKey, messages.tooManyAttempts)
  if (byName) {
    await count(byName.limiter, byName.key, messages.tooManyAttempts).catch(async (refusal) => {
      await places.reward(placeKey)
      throw refusal
    })
  }

  const giveBack = async () => {
    for (const { limiter, key } of strangers) await limiter.reward(key)
  }
  return {
    succeeded: async () => {
      await giveBack()
      await places.delete(placeKey)
    },
    failed: async () => {
      // The lock lasts its whole time from the last failure on.
      const { points, seconds } = loginLimits.place
      if (failures >= points) await places.block(placeKey, seconds)
    },
    withdrawn: async () => {
      await giveBack()
      await places.reward(placeKey)
    },
  }
}
