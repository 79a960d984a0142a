import * as z from 'zod/mini'
import { openSecret, sealSecret } from '@/cms/database/encryption/secret-box'
import type { ReturnedForm } from '@/domain/returned-form'
import { logError } from '../log'
import { cookie, expiredCookie, readCookie } from './cookies'

const NAME = 'returned-form'
const PURPOSE = 'returned form'
const KEPT_SECONDS = 5 * 60
/** Browsers drop cookies of more than 4,096 bytes. */
const MAX_LENGTH = 3_800

const kept = z.object({
  place: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  errors: z.record(z.string(), z.string()),
})

/**
 * Stores a refused form in a sealed cookie of the browser that sent it, for five minutes.
 * @param place where to show it again: the path of its page in English, # and `failedId`.
 * @returns the value of `Set-Cookie`; if the form is too long, one that removes the cookie.
 */
export function keepReturnedForm(place: string, { fields, errors }: ReturnedForm): string {
  const value = sealSecret(JSON.stringify({ place, fields, errors }), PURPOSE)
  if (value.length > MAX_LENGTH) return forgetReturnedForm()
  return cookie({ name: NAME, value, maxAgeSeconds: KEPT_SECONDS })
}

/** Returns the value of `Set-Cookie` that forgets the form. */
export function forgetReturnedForm(): string {
  return expiredCookie(NAME)
}

/** Returns the last refused form, if it belongs to this place (see `keepReturnedForm`). */
export function readReturnedForm(headers: Headers, place: string): ReturnedForm | null {
  const value = readCookie({ headers }, NAME)
  if (!value) return null
  try {
    const form = kept.safeParse(JSON.parse(openSecret(value, PURPOSE)))
    return form.success && form.data.place === place ? form.data : null
  } catch (error) {
    // Sealed with an older key, or tampered with: then the form is empty.
    logError('A returned form could not be read', error)
    return null
  }
}
