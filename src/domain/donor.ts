import { emailKey } from './email'
import { ERASED_NAME } from './personal-data'
import { phoneKey } from './phone'

/** What a gift says of who gave it. */
export type Giver = {
  donorName: string
  email?: string | null
  phone?: string | null
  address?: string | null
  /** Stands for the PAN, and does not tell it; null without one. */
  panKey: string | null
}

/** What gifts are compared by, each with its kind in front: `pan:…`. */
export type DonorMarks = {
  /** Two gifts with one of these in common are of one person. */
  sure: string[]
  /** These a family may share: two persons with one in common may be one. */
  shared: string[]
}

/** Why two persons may be one. */
export const sharedMarks = ['email', 'phone', 'place'] as const
export type SharedMark = (typeof sharedMarks)[number]

const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/

/**
 * The marks of a gift, the surest first. A PAN is one person's; an address or a number is one person's
 * where the name is the same as well.
 * @returns null where nothing tells who gave it, not even a name.
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
  const place = textKey(address ?? '')
  const pin = PIN_CODE.exec(place)?.[0].replace(' ', '')
  const shared = [
    mailbox && `email:${mailbox}`,
    number && `phone:${number}`,
    name && place && `place:${name}, ${place}`,
    name && pin && `place:${name}, ${pin}`,
  ]
  return { sure: sure.filter(isText), shared: shared.filter(isText) }
}

/** The mark of a PAN, by what stands for it. */
export function panMark(panKey: string): string {
  return `${PAN}${panKey}`
}

/** Somebody to whom gifts belong, with the sure and shared marks of all of them. */
export type KnownDonor = { key: string; marks: ReadonlySet<string> }

type Search<Known extends KnownDonor> = {
  /** As `marksOf` orders them. */
  sure: string[]
  /** Who has a sure mark. */
  byMark: (mark: string) => Known | undefined
  /** The key of the donor that the gift belongs to now, if any. */
  current?: string
}

/**
 * Finds the donor of a gift. Nobody has two PANs: name and address do not lead to somebody with another.
 * @returns null where nobody known gave it.
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

/** Whether one of some marks is a PAN. */
export function hasPan(marks: Iterable<string>): boolean {
  return Array.from(marks).some((mark) => mark.startsWith(PAN))
}

/** What two persons have in common, each reason once. */
export function reasonsInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>) {
  const common = [...one].filter((mark) => other.has(mark))
  return sharedMarks.filter((kind) => common.some((mark) => mark.startsWith(`${kind}:`)))
}

/** Whether both have a PAN, and not the same: one of them is mistyped, or they are two persons. */
export function haveTwoPans(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const isShared = [...one].some((mark) => mark.startsWith(PAN) && other.has(mark))
  return hasPan(one) && hasPan(other) && !isShared
}

/**
 * How names are compared: without titles, dots, capitals and the order of their words. Of Hindi the
 * spellings of one sound are one (चाँद and चांद, ज़ and ज). A Hindi and an English spelling stay two names,
 * and so do 'R. Kumar' and 'Ravi Kumar': the admin decides about them.
 * @returns null for what names nobody, such as 'Anonymous'.
 */
export function nameKey(name: string): string | null {
  const words = textKey(name)
    .split(' ')
    .filter((word) => !TITLES.has(word))
  const key = words.sort().join(' ')
  return key.replace(/[^\p{L}]/gu, '').length < 2 || NOBODY.has(key) ? null : key
}

/** As `nameKey`; what names nobody is compared as it is written. */
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

/** What is written where nobody is named, as `nameKey` orders it. */
const NOBODY = new Set(
  [
    ...['anonymous', 'unknown', 'cash', 'donor', 'a donor', 'well wisher', 'a well wisher', 'na'],
    ERASED_NAME,
    ...['gupt dan', 'gupt daan', 'guptdan', 'गुप्त दान', 'गुप्तदान', 'अज्ञात', 'शुभचिंतक', 'दानदाता'],
  ].map((name) => textKey(name).split(' ').sort().join(' ')),
)
