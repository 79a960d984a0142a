import {
  OtherRewriteError,
  rewriteTexts,
  type TextPlace,
} from '@/cms/database/encryption/rewrite-texts'
import { PURPOSES, sealedFields, storedPanKey } from '@/cms/database/encryption/sealed-fields'
import {
  keyIdOf,
  SealedTextError,
  type SecretBox,
  secretBox,
} from '@/cms/database/encryption/secret-box'
import type { OpenDatabase } from '@/cms/database/open-database'
import { slugs } from '@/cms/slugs'
import { panMark } from '@/domain/donor'
import { secondFactorPurpose } from '../accounts/second-factor'

/** How each sealed text begins. */
const SEALED = 'v1.'

type Rotated = {
  /** How many texts were written. */
  written: number
  /** How many neither key opens: they were as useless before, and stay as they are. */
  unreadable: number
}

/**
 * Encrypts all that is stored encrypted with a new key, with the site stopped. On SQLite all of it or
 * nothing; on MongoDB no site starts until all of it is, and another run goes on where one broke off.
 * @param keys the SETTINGS_KEY that things are encrypted with, and the new one.
 * @throws SealedTextError where neither opens a PAN, or anything; where one with other keys broke off.
 * Errors of the database.
 */
export async function rotateKey(
  database: OpenDatabase,
  keys: { old: string; new: string },
): Promise<Rotated> {
  const boxes = { old: secretBox(keys.old), new: secretBox(keys.new) }
  const rotation = new Rotation(boxes.old, boxes.new)
  try {
    const written = await rewriteTexts(database, {
      name: `${boxes.old.keyId} to ${boxes.new.keyId}`,
      places: rotation.places(),
      assertSensible: () => rotation.assertRightKey(),
    })
    return { written, unreadable: rotation.unreadable.size }
  } catch (error) {
    if (!(error instanceof OtherRewriteError)) throw error
    throw new SealedTextError(
      'This was begun with other keys: run it with SETTINGS_KEY and NEW_SETTINGS_KEY as they were then',
    )
  }
}

class Rotation {
  #opensAny = false
  readonly unreadable = new Set<string>()
  /** How donors were known by their PANs, and how they are with the new key. */
  readonly #marks = new Map<string, string>()
  readonly #old: SecretBox
  readonly #new: SecretBox

  constructor(old: SecretBox, next: SecretBox) {
    this.#old = old
    this.#new = next
  }

  /** @throws SealedTextError where neither key opens anything, although something is sealed. */
  assertRightKey(): void {
    if (this.#opensAny || this.unreadable.size === 0) return
    throw new SealedTextError('SETTINGS_KEY opens nothing of what is stored: it is another one')
  }

  places(): TextPlace[] {
    const ofGateway = { slug: slugs.paymentSettings, isGlobal: true }
    const collections = Object.entries(sealedFields).flatMap(([slug, fields]) =>
      Object.entries(fields).map(([field, form]) =>
        form === 'pan' ? this.#panOf(slug) : this.#sealed({ slug, field }, () => PURPOSES[form]),
      ),
    )
    return [
      ...collections,
      this.#sealed(
        { slug: slugs.secondFactors, field: 'secret', alsoRead: 'user' },
        secondFactorPurpose,
      ),
      this.#sealed({ ...ofGateway, field: 'keySecret' }, () => 'keySecret'),
      this.#sealed({ ...ofGateway, field: 'webhookSecret' }, () => 'webhookSecret'),
      this.#sealed({ ...ofGateway, field: 'previousWebhookSecret' }, () => 'webhookSecret'),
      // After the PANs, which tell them.
      this.#mark({ slug: slugs.donors, field: 'key' }),
      this.#mark({ slug: slugs.donorMarks, field: 'key' }),
      this.#mark({ slug: slugs.donorMarks, field: 'mark' }),
      OLD_FINGERPRINTS,
    ]
  }

  /** A PAN and its hash. Its mark is noted also where an earlier run has written it. */
  #panOf(slug: string): TextPlace {
    return {
      slug,
      field: 'panNumber',
      prefix: SEALED,
      rewrite: (text) => {
        const isNew = this.#isNew(text)
        const pan = (isNew ? this.#new : this.#old).open(text, PURPOSES.pan)
        this.#opensAny = true
        const before = storedPanKey(pan, this.#old.hash)
        const panKey = storedPanKey(pan, this.#new.hash)
        if (before && panKey) this.#marks.set(panMark(before), panMark(panKey))
        return isNew ? undefined : { panNumber: this.#new.seal(pan, PURPOSES.pan), panKey }
      },
    }
  }

  #sealed(
    place: Omit<TextPlace, 'prefix' | 'rewrite'>,
    purposeOf: (also: string) => string,
  ): TextPlace {
    return {
      ...place,
      prefix: SEALED,
      rewrite: (text, also) => {
        const purpose = purposeOf(also)
        try {
          const isNew = this.#isNew(text)
          const plain = (isNew ? this.#new : this.#old).open(text, purpose)
          this.#opensAny = true
          return isNew ? undefined : { [place.field]: this.#new.seal(plain, purpose) }
        } catch (error) {
          if (!(error instanceof SealedTextError)) throw error
          this.unreadable.add(text)
          return undefined
        }
      },
    }
  }

  #isNew(text: string): boolean {
    return keyIdOf(text) === this.#new.keyId
  }

  /** Donors are known by the hash of their PAN. */
  #mark({ slug, field }: Pick<TextPlace, 'slug' | 'field'>): TextPlace {
    return {
      slug,
      field,
      prefix: panMark(''),
      rewrite: (text) => {
        const mark = this.#marks.get(text)
        return mark === undefined ? undefined : { [field]: mark }
      },
    }
  }
}

/** Hashes that cannot be made again: a request that is repeated after this is known by its key alone. */
const OLD_FINGERPRINTS: TextPlace = {
  slug: slugs.moneyRequests,
  field: 'fingerprint',
  prefix: '',
  rewrite: (text) => (text === '' ? undefined : { fingerprint: '' }),
}
