import { METHOD_NOT_RECORDED } from '../donation-methods'
import { nameOrTextKey } from '../donor'
import { financialYearOf } from '../financial-year'
import { phoneKey } from '../phone'
import { withAsciiDigits } from '../typed-number'
import type { ImportedGift } from './gift-row'
import { cellKey } from './values'

/** The verdict on a parsed row: new, a duplicate, or possibly one. */
export type Verdict = { outcome: 'new' } | { outcome: 'same' | 'doubtful'; reason: string }

/** A gift that is already recorded, or an earlier row. */
export type KnownGift = Omit<ImportedGift, 'address' | 'message' | 'purposeText' | 'givenFor'> & {
  /** Where it is, for messages: 'in the list' or 'in row 12'. */
  place: string
  /** Numbers of the receipts that this site issued for it. */
  ownReceiptNumbers?: string[]
  /** It was voided, or refunded in full. */
  hasNothingLeft?: boolean
}

/**
 * Judges for each gift of a file whether it is already known: by its receipt number or a bank's
 * reference, else by day, amount, donor and method. A person decides about doubtful ones: a gift that is
 * merely similar; a name in another spelling (`nameKey`) without a shared contact, since 'Sunita' may not
 * be 'Sunita Kumari'; a match of which nothing is left; and a new gift whose receipt the file marks as
 * void, of which only a part counts in the file, that came from abroad, or whose PAN it masks.
 * @param known the gifts that are already recorded.
 * @returns a verdict for each row, in the same order.
 */
export function judgeGifts(
  rows: readonly { row: number; gift: ImportedGift }[],
  known: readonly KnownGift[],
): Verdict[] {
  const index = new Map<string, Compared[]>()
  const add = (gift: Compared) => {
    for (const key of gift.keys) {
      const found = index.get(key)
      if (found) found.push(gift)
      else index.set(key, [gift])
    }
  }
  for (const gift of known) add(toCompared(gift))
  return rows.map(({ row, gift }) => {
    const compared = toCompared({ ...gift, place: `in row ${row}` })
    const alike = new Set(compared.keys.flatMap((key) => index.get(key) ?? []))
    const verdict = doubtFile(judge(compared, alike), gift)
    if (verdict.outcome !== 'same') add(compared)
    return verdict
  })
}

/**
 * A gift with its normalized values for comparison. Only gifts that share a key are compared: a file may
 * hold thousands with the same day and amount.
 */
type Compared = {
  gift: KnownGift
  name: string
  receipt?: string
  ownReceipts: string[]
  reference?: string
  contacts: string[]
  /** Index keys; a duplicate shares at least one. */
  keys: string[]
}

function toCompared(gift: KnownGift): Compared {
  const { oldReceiptNumber, email, panNumber, phone, receivedOn, amountPaise } = gift
  const name = nameOrTextKey(gift.donorName)
  const receipt = oldReceiptNumber && numberKey(oldReceiptNumber)
  const ownReceipts = (gift.ownReceiptNumbers ?? []).map(numberKey)
  const reference = gift.reference && numberKey(gift.reference)
  const number = phoneKey(phone ?? '')
  const contacts = [
    ...(email ? [`email ${email.toLowerCase()}`] : []),
    ...(panNumber ? [`PAN ${panNumber.toLowerCase()}`] : []),
    ...(number ? [`phone ${number}`] : []),
  ]
  const money = `${receivedOn} ${amountPaise}`
  const keys = [
    ...[...(receipt ? [receipt] : []), ...ownReceipts].map((number) => `receipt ${number}`),
    ...(reference ? [`reference ${reference}`] : []),
    ...[`name ${name}`, ...contacts].map((who) => `${money} ${who}`),
  ]
  return { gift, name, receipt, ownReceipts, reference, contacts, keys }
}

function judge(gift: Compared, alike: Iterable<Compared>): Verdict {
  let doubt: Verdict | undefined
  for (const known of alike) {
    const verdict = doubtWithoutMoney(compare(gift, known), known.gift)
    if (verdict.outcome === 'same') return verdict
    if (verdict.outcome === 'doubtful') doubt ??= verdict
  }
  return doubt ?? { outcome: 'new' }
}

/** Makes a row doubtful if the file itself gives a reason against importing it as it is. */
function doubtFile(verdict: Verdict, gift: ImportedGift): Verdict {
  const { isReceiptVoid, isPanMasked, isFromAbroad, countedPaise } = gift
  if (verdict.outcome === 'same') return verdict
  const reasons = [
    verdict.outcome === 'doubtful' && verdict.reason,
    isReceiptVoid && 'The file marks the receipt as void: tick the row to count it anyway',
    !isReceiptVoid && countedPaise !== undefined && countedDoubt(countedPaise),
    isFromAbroad && 'It came from abroad: tick the row to count it like a gift from India',
    isPanMasked && 'The file hides the PAN: tick the row to import it without one',
  ].filter((reason) => typeof reason === 'string')
  return reasons.length > 0 ? { outcome: 'doubtful', reason: reasons.join('. ') } : verdict
}

function countedDoubt(paise: number): string {
  if (paise === 0) return 'The file counts none of this gift: tick the row to count it anyway'
  const minimumFractionDigits = paise % 100 === 0 ? 0 : 2
  const rupees = (paise / 100).toLocaleString('en-IN', { minimumFractionDigits })
  return `The file counts only ₹${rupees} of this gift: correct its amount there, or tick the row to count all of it`
}

/** A bounced cheque may have been replaced, and an old register may not show that it bounced. */
function doubtWithoutMoney(verdict: Verdict, { hasNothingLeft }: KnownGift): Verdict {
  if (!hasNothingLeft || verdict.outcome === 'new') return verdict
  const reason = `${verdict.reason}. It was voided or paid back there`
  return { outcome: 'doubtful', reason }
}

function compare(one: Compared, other: Compared): Verdict {
  const [gift, known] = [one.gift, other.gift]
  const { place } = known
  const isSameMoney = gift.amountPaise === known.amountPaise && gift.receivedOn === known.receivedOn
  const receipt = gift.oldReceiptNumber
  if (hasSameReceipt(one, other)) {
    if (isSameMoney) return { outcome: 'same', reason: `Receipt ${receipt} is ${place} already` }
    const reason = `Receipt ${receipt} is ${place} with another day or amount`
    return { outcome: 'doubtful', reason }
  }
  if (gift.isTransfer && one.reference === other.reference) {
    if (gift.amountPaise === known.amountPaise) {
      return { outcome: 'same', reason: `The transfer ${gift.reference} is ${place} already` }
    }
    const reason = `The transfer ${gift.reference} is ${place} with another amount`
    return { outcome: 'doubtful', reason }
  }
  if (!isSameMoney || hasOwnNumber(one, other)) return { outcome: 'new' }
  const isSameName = one.name === other.name
  const isSameContact = one.contacts.some((contact) => other.contacts.includes(contact))
  if (isSameName && !isSameMethod(gift, known)) {
    const reason = `A gift ${place} has the same day, amount and donor, and another method`
    return { outcome: 'doubtful', reason }
  }
  if (isSameName && (isSameContact || cellKey(gift.donorName) === cellKey(known.donorName))) {
    return { outcome: 'same', reason: `Day, amount, donor and method are those of a gift ${place}` }
  }
  if (isSameName) {
    const reason = `A gift ${place} has the same day, amount and method, and a similar name: “${known.donorName}”`
    return { outcome: 'doubtful', reason }
  }
  if (one.reference && one.reference === other.reference) {
    const reason = `A gift ${place} has the same day, amount and reference, and another name: “${known.donorName}”`
    return { outcome: 'doubtful', reason }
  }
  if (!isSameContact) return { outcome: 'new' }
  const reason = `A gift ${place} has the same day, amount and contact, and another name: “${known.donorName}”`
  return { outcome: 'doubtful', reason }
}

function hasSameReceipt(one: Compared, other: Compared): boolean {
  const { receipt } = one
  if (!receipt) return false
  if (other.ownReceipts.includes(receipt)) return true
  return receipt === other.receipt && isSameYear(one.gift, other.gift)
}

/** Paper receipts restart at 1 each year. */
function isSameYear(one: ImportedGift, other: ImportedGift): boolean {
  const [year, otherYear] = [one, other].map((gift) => financialYearOf(new Date(gift.receivedOn)))
  return year === otherYear
}

function numberKey(number: string): string {
  return withAsciiDigits(number).replace(/\s/g, '').toUpperCase()
}

/** Different numbers mean different gifts, however similar they are. */
function hasOwnNumber(one: Compared, other: Compared): boolean {
  return (['receipt', 'reference'] as const).some((field) =>
    Boolean(one[field] && other[field] && one[field] !== other[field]),
  )
}

function isSameMethod(gift: ImportedGift, known: KnownGift): boolean {
  const methods = [gift.paymentMethod, known.paymentMethod]
  return methods.includes(METHOD_NOT_RECORDED) || methods[0] === methods[1]
}
