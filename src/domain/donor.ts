import { emailKey } from './email'
import { ERASED_NAME } from './personal-data'
import { phoneKey } from './phone'
import { withAsciiDigits } from './typed-number'

/** What a gift says about its donor. */
export type Giver = {
  donorName: string
  email?: string | null
  phone?: string | null
  address?: string | null
  /** A keyed hash of the PAN; null without one. */
  panKey: string | null
}

/** The marks by which gifts are compared, each with its kind as a prefix: `pan:…`. */
export type DonorMarks = {
  /** Two gifts that share one of these are from the same person. */
  sure: string[]
  /** A family may share these: two donors who share one may be the same person. */
  shared: string[]
}

/** Why two donors may be the same person. */
export const sharedMarks = ['email', 'phone', 'place'] as const
export type SharedMark = (typeof sharedMarks)[number]

const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/

/**
 * Returns the marks of a gift, the surest first. A PAN belongs to one person; so does an e-mail address
 * or phone number together with the name.
 * @returns null if nothing identifies the donor, not even a name.
 */
export function marksOf({ donorName, email, phone, address, panKey }: Giver): DonorMarks | null {
  const name = nameKey(donorName)
  const mailbox = email ? emailKey(email) || null : null
  const number = phoneKey(phone ?? '')
  if (!name && !mailbox && !number && !panKey) return null
  const sure = [
    panKey && panMark(panKey),
    mailbox && name && `email-name:${mailbox} ${name}`,
    number && name && `phone-name:${number} ${name}`,
  ]
  const place = textKey(withAsciiDigits(address ?? ''))
  const pin = PIN_CODE.exec(place)?.[0].replace(' ', '')
  const shared = [
    mailbox && `email:${mailbox}`,
    number && `phone:${number}`,
    name && place && `place:${name}, ${place}`,
    name && pin && `place:${name}, ${pin}`,
  ]
  return { sure: sure.filter(isText), shared: shared.filter(isText) }
}

/** Returns the mark of a PAN, from its key. */
export function panMark(panKey: string): string {
  return `${PAN}${panKey}`
}

/** A donor, with the sure and shared marks of all their gifts. */
export type KnownDonor = { key: string; marks: ReadonlySet<string> }

type Search<Known extends KnownDonor> = {
  /** As `marksOf` orders them. */
  sure: string[]
  /** Returns the donor who has a sure mark. */
  byMark: (mark: string) => Known | undefined
  /** The key of the gift's current donor, if any. */
  current?: string
}

/**
 * Finds the donor of a gift. Nobody has two PANs: other marks never match a donor with a different PAN.
 * @returns null if no known donor matches.
 */
export function findDonor<Known extends KnownDonor>({
  sure,
  byMark,
  current,
}: Search<Known>): Known | null {
  const pan = sure.find((mark) => mark.startsWith(PAN))
  const byPan = pan && byMark(pan)
  if (byPan) return byPan
  const others = sure.flatMap((mark) => byMark(mark) ?? [])
  const possible = others.filter(({ marks }) => !pan || !hasPan(marks))
  return possible.find(({ key }) => key === current) ?? possible[0] ?? null
}

/** Whether any of the marks is a PAN. */
export function hasPan(marks: Iterable<string>): boolean {
  return Array.from(marks).some((mark) => mark.startsWith(PAN))
}

/** Returns why two donors may be the same person, each reason once. */
export function reasonsInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const common = [...one].filter((mark) => other.has(mark))
  return sharedMarks.filter((kind) => common.some((mark) => mark.startsWith(`${kind}:`)))
}

/** Whether both have a PAN but share none: one is mistyped, or they are two people. */
export function haveTwoPans(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const isShared = [...one].some((mark) => mark.startsWith(PAN) && other.has(mark))
  return hasPan(one) && hasPan(other) && !isShared
}

/**
 * Returns the form in which names are compared: without titles and dots, regardless of case and word
 * order. Hindi spellings of the same sound are equal (चाँद and चांद, ज़ and ज). A Hindi and an English
 * spelling stay different, and so do 'R. Kumar' and 'Ravi Kumar': the admin decides about those.
 * @returns null if it names nobody, such as 'Anonymous'.
 */
export function nameKey(name: string): string | null {
  const words = textKey(name)
    .split(' ')
    .filter((word) => !TITLES.has(word))
  const key = words.sort().join(' ')
  return key.replace(/[^\p{L}]/gu, '').length < 2 || NOBODY.has(key) ? null : key
}

/** As `nameKey`, but falls back to the text if it names nobody. */
export function nameOrTextKey(name: string): string {
  return nameKey(name) ?? textKey(name)
}

function textKey(text: string): string {
  return text
    .toLocaleLowerCase('en')
    .normalize('NFKD')
    .replace(NUKTA_AND_JOINERS, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

function isText(mark: string | null | undefined | false | ''): mark is string {
  return Boolean(mark)
}

const PAN = 'pan:'
const NUKTA_AND_JOINERS = /[\u093C\u200B-\u200D]/g

const TITLES = new Set([
  ...['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'shri', 'shree', 'sri', 'smt', 'shrimati', 'kumari'],
  ...['ji', 'श्री', 'श्रीमती', 'सुश्री', 'कुमारी', 'डॉ', 'डा', 'प्रो', 'जी'].map(textKey),
])

/** Entries that name nobody, with their words ordered as in `nameKey`. */
const NOBODY = new Set(
  [
    ...['anonymous', 'unknown', 'cash', 'donor', 'a donor', 'well wisher', 'a well wisher', 'na'],
    ERASED_NAME,
    ...['gupt dan', 'gupt daan', 'guptdan', 'गुप्त दान', 'गुप्तदान', 'अज्ञात', 'शुभचिंतक', 'दानदाता'],
  ].map((name) => textKey(name).split(' ').sort().join(' ')),
)
