import { rewriteTexts, type TextPlace } from '@/cms/database/encryption/rewrite-texts'
import { PURPOSES, sealedFields, storedPanKey } from '@/cms/database/encryption/sealed-fields'
import { keyIdOf, type SecretBox, secretBox } from '@/cms/database/encryption/secret-box'
import type { OpenDatabase } from '@/cms/database/open-database'
import { slugs } from '@/cms/slugs'
import { panMark } from '@/domain/donor'
import { secondFactorPurpose } from '../accounts/second-factor'

type Boxes = { old: SecretBox; new: SecretBox }

/** How each sealed text begins. */
const SEALED = 'v1.'

/**
 * Encrypts all that is stored encrypted with a new key, with the site stopped. On SQLite all of it or
 * nothing; on MongoDB no site starts until all of it is, and another run goes on where one broke off.
 * @param keys the SETTINGS_KEY that things are encrypted with, and the new one.
 * @returns how many texts were written.
 * @throws SealedTextError where something was encrypted with neither; errors of the database.
 */
export function rotateKey(
  database: OpenDatabase,
  keys: { old: string; new: string },
): Promise<number> {
  const boxes = { old: secretBox(keys.old), new: secretBox(keys.new) }
  const marks = new Map<string, string>()
  return rewriteTexts(database, [
    ...sealedInCollections(boxes, marks),
    ...sealedElsewhere(boxes),
    // After the PANs, which tell them.
    ...placesOfMarks(marks),
  ])
}

function sealedInCollections(boxes: Boxes, marks: Map<string, string>): TextPlace[] {
  return Object.entries(sealedFields).flatMap(([slug, fields]) =>
    Object.entries(fields).map(([field, form]): TextPlace => {
      const place = sealedPlace(boxes, { slug, field, purposeOf: () => PURPOSES[form] })
      if (form !== 'pan') return place
      return { ...place, rewrite: (text) => withPanKey(boxes, text, marks) }
    }),
  )
}

/** Notes how donors with this PAN were known, also where an earlier run has rewritten the gift. */
function withPanKey(boxes: Boxes, text: string, marks: Map<string, string>) {
  const isNew = keyIdOf(text) === boxes.new.keyId
  const pan = (isNew ? boxes.new : boxes.old).open(text, PURPOSES.pan)
  const [before, panKey] = [boxes.old, boxes.new].map(({ hash }) => storedPanKey(pan, hash))
  if (before && panKey) marks.set(panMark(before), panMark(panKey))
  return isNew
    ? undefined
    : { panNumber: boxes.new.seal(pan, PURPOSES.pan), panKey: panKey ?? null }
}

function sealedElsewhere(boxes: Boxes): TextPlace[] {
  const ofGateway = { slug: slugs.paymentSettings, isGlobal: true }
  return [
    sealedPlace(boxes, {
      ...{ slug: slugs.secondFactors, field: 'secret', alsoRead: 'user' },
      purposeOf: secondFactorPurpose,
    }),
    sealedPlace(boxes, { ...ofGateway, field: 'keySecret', purposeOf: () => 'keySecret' }),
    ...['webhookSecret', 'previousWebhookSecret'].map((field) =>
      sealedPlace(boxes, { ...ofGateway, field, purposeOf: () => 'webhookSecret' }),
    ),
  ]
}

function sealedPlace(
  boxes: Boxes,
  {
    purposeOf,
    ...place
  }: Omit<TextPlace, 'prefix' | 'rewrite'> & { purposeOf(also: string): string },
): TextPlace {
  return {
    ...place,
    prefix: SEALED,
    rewrite: (text, also) => {
      if (keyIdOf(text) === boxes.new.keyId) return undefined
      const purpose = purposeOf(also)
      return { [place.field]: boxes.new.seal(boxes.old.open(text, purpose), purpose) }
    },
  }
}

/** Donors are known by the hash of their PAN, which depends on the key. */
function placesOfMarks(marks: Map<string, string>): TextPlace[] {
  const places = [
    { slug: slugs.donors, field: 'key' },
    { slug: slugs.donorMarks, field: 'key' },
    { slug: slugs.donorMarks, field: 'mark' },
  ]
  return places.map(({ slug, field }) => ({
    ...{ slug, field, prefix: panMark('') },
    rewrite: (text) => {
      const next = marks.get(text)
      return next === undefined ? undefined : { [field]: next }
    },
  }))
}
