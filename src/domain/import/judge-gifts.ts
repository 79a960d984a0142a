import type { ImportedGift } from './gift-row'
import { METHOD_NOT_RECORDED, nameKey } from './values'

/** What is said of a row that could be read: it is new, there already, or perhaps there. */
export type Verdict = { outcome: 'new' } | { outcome: 'same' | 'doubtful'; reason: string }

/** A gift that is counted already, or a row above. */
export type KnownGift = Omit<ImportedGift, 'address' | 'message' | 'purposeText' | 'givenFor'> & {
  /** Where it stands: 'in the list' or 'in row 12'. */
  place: string
}

/**
 * Tells for each gift of a file whether it is known: by its old receipt number or a bank's reference,
 * else by day, amount, donor and method. What is only like another is doubtful: a person decides.
 * @param known the gifts that are counted already.
 * @returns a verdict for each row, in the same order.
 */
export function judgeGifts(
  rows: readonly { row: number; gift: ImportedGift }[],
  known: readonly KnownGift[],
): Verdict[] {
  const index = new Map<string, KnownGift[]>()
  const add = (gift: KnownGift) => {
    for (const key of keysOf(gift)) index.set(key, [...(index.get(key) ?? []), gift])
  }
  known.forEach(add)
  return rows.map(({ row, gift }) => {
    const alike = new Set(keysOf(gift).flatMap((key) => index.get(key) ?? []))
    const verdict = judge(gift, [...alike])
    if (verdict.outcome !== 'same') add({ ...gift, place: `in row ${row}` })
    return verdict
  })
}

function judge(gift: ImportedGift, alike: KnownGift[]): Verdict {
  const verdicts = alike.map((known) => compare(gift, known))
  const isNew: Verdict = { outcome: 'new' }
  return (
    verdicts.find(({ outcome }) => outcome === 'same') ??
    verdicts.find(({ outcome }) => outcome === 'doubtful') ??
    isNew
  )
}

function compare(gift: ImportedGift, known: KnownGift): Verdict {
  const { place } = known
  const isSameMoney = gift.amountPaise === known.amountPaise && gift.receivedOn === known.receivedOn
  const receipt = gift.oldReceiptNumber
  if (receipt && isSameNumber(receipt, known.oldReceiptNumber) && isSameYear(gift, known)) {
    if (isSameMoney) return { outcome: 'same', reason: `Receipt ${receipt} is ${place} already` }
    const reason = `Receipt ${receipt} is ${place} with another day or amount`
    return { outcome: 'doubtful', reason }
  }
  if (gift.isTransfer && gift.reference === known.reference) {
    if (gift.amountPaise === known.amountPaise) {
      return { outcome: 'same', reason: `The transfer ${gift.reference} is ${place} already` }
    }
    const reason = `The transfer ${gift.reference} is ${place} with another amount`
    return { outcome: 'doubtful', reason }
  }
  if (!isSameMoney || hasOwnNumber(gift, known)) return { outcome: 'new' }
  const isSameName = nameKey(gift.donorName) === nameKey(known.donorName)
  if (isSameName && isSameMethod(gift, known)) {
    return { outcome: 'same', reason: `Day, amount, donor and method are those of a gift ${place}` }
  }
  if (isSameName) {
    const reason = `A gift ${place} has the same day, amount and donor, and another method`
    return { outcome: 'doubtful', reason }
  }
  if (!hasSameContact(gift, known)) return { outcome: 'new' }
  const reason = `A gift ${place} has the same day, amount and contact, and another name: ${known.donorName}`
  return { outcome: 'doubtful', reason }
}

/** Under which a gift is looked for: everything by which another could be the same. */
function keysOf(gift: ImportedGift): string[] {
  const { oldReceiptNumber, reference, receivedOn, amountPaise } = gift
  return [
    ...(oldReceiptNumber ? [`receipt ${numberKey(oldReceiptNumber)}`] : []),
    ...(reference ? [`reference ${reference}`] : []),
    `money ${receivedOn} ${amountPaise}`,
  ]
}

/** Receipts are numbered from 1 again each year. */
function isSameYear(one: ImportedGift, other: ImportedGift): boolean {
  return yearOf(one.receivedOn) === yearOf(other.receivedOn)
}

function yearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number)
  return month >= 4 ? year : year - 1
}

function isSameNumber(one: string, other: string | undefined): boolean {
  return other !== undefined && numberKey(one) === numberKey(other)
}

function numberKey(number: string): string {
  return number.replace(/\s/g, '').toUpperCase()
}

/** Two numbers tell two gifts, however alike they are. */
function hasOwnNumber(gift: ImportedGift, known: KnownGift): boolean {
  return (['oldReceiptNumber', 'reference'] as const).some((field) => {
    const [one, other] = [gift[field], known[field]]
    return Boolean(one && other && numberKey(one) !== numberKey(other))
  })
}

function isSameMethod(gift: ImportedGift, known: KnownGift): boolean {
  const methods = [gift.paymentMethod, known.paymentMethod]
  return methods.includes(METHOD_NOT_RECORDED) || methods[0] === methods[1]
}

function hasSameContact(gift: ImportedGift, known: KnownGift): boolean {
  return (
    isSameText(gift.email, known.email) ||
    isSameText(gift.panNumber, known.panNumber) ||
    isSamePhone(gift.phone, known.phone)
  )
}

function isSameText(one: string | undefined, other: string | undefined): boolean {
  return Boolean(one && other && one.toLowerCase() === other.toLowerCase())
}

/** By the last ten digits: the country is often left out. */
export function isSamePhone(one: string | undefined, other: string | undefined): boolean {
  const [first, second] = [one, other].map((phone) => phone?.replace(/\D/g, '').slice(-10))
  return Boolean(first && first.length === 10 && first === second)
}
