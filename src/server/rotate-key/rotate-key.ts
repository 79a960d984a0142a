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

/** The prefix of every sealed text. */
const SEALED = 'v1.'

type Rotated = {
  /** How many texts were rewritten. */
  written: number
  /** How many neither key opens: they were useless before as well, and stay as they are. */
  unreadable: number
}

/**
 * Re-encrypts everything stored encrypted with a new key, with the site stopped. On SQLite it is
 * all or nothing; on MongoDB no site starts until everything is rewritten, and another run resumes
 * an interrupted one.
 * @param keys the SETTINGS_KEY in use, and the new one.
 * @throws SealedTextError if neither opens a PAN, or nothing at all; if a run with other keys was
 * interrupted. Errors of the database.
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
      'The rotation was started with other keys: run it with the SETTINGS_KEY and NEW_SETTINGS_KEY of that time',
    )
  }
}

class Rotation {
  #opensAny = false
  readonly unreadable = new Set<string>()
  /** The donors' marks derived from PANs, with the old key and with the new one. */
  readonly #marks = new Map<string, string>()
  readonly #old: SecretBox
  readonly #new: SecretBox

  constructor(old: SecretBox, next: SecretBox) {
    this.#old = old
    this.#new = next
  }

  /** @throws SealedTextError if neither key opens anything, although something is sealed. */
  assertRightKey(): void {
    if (this.#opensAny || this.unreadable.size === 0) return
    throw new SealedTextError(
      'SETTINGS_KEY decrypts none of the stored data: it is a different key',
    )
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
      // After the PANs, from which they are computed.
      this.#mark({ slug: slugs.donors, field: 'key' }),
      this.#mark({ slug: slugs.donorMarks, field: 'key' }),
      this.#mark({ slug: slugs.donorMarks, field: 'mark' }),
      OLD_FINGERPRINTS,
    ]
  }

  /** A PAN and its hash. Its mark is collected even if an earlier run has already rewritten it. */
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

  /** A donor's mark made from the hash of a PAN. */
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

/**
 * Hashes that cannot be recomputed: a request repeated after this is recognised by its key alone.
 */
const OLD_FINGERPRINTS: TextPlace = {
  slug: slugs.moneyRequests,
  field: 'fingerprint',
  prefix: '',
  rewrite: (text) => (text === '' ? undefined : { fingerprint: '' }),
}
