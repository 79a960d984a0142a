import { storedPanKey } from '@/cms/database/encryption/sealed-fields'
import { withLease } from '@/cms/database/lease'
import { giftMethodLabels, isCash } from '@/domain/donation-methods'
import { isForbiddenCash } from '@/domain/gift-by-hand'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { indianDayOf, indianDays } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { isWithin } from '../documents/conditions'
import { findGifts, type Gift } from '../donors/gifts'
import { giftsOfSamePerson } from '../donors/same-person'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

/** A gift as it will be stored; the key of its PAN is computed here. */
type CashGift = Omit<Gift, 'panKey' | 'donorSeenAt'>

type Cash = {
  gift: CashGift
  /** The stored gift, when it is being corrected. */
  before?: CashGift
  /** The form field that a refusal refers to. */
  field: string
}

/**
 * Writes a gift, unless it is cash that would take its donor over the legal limit for one day. Of
 * two concurrent gifts the second counts the first. Imported gifts count too, and may be corrected
 * unless the correction adds them to other cash.
 * @throws ApiError 400 if the sum is forbidden.
 */
export async function takeCash<Result>(cash: Cash, write: () => Promise<Result>): Promise<Result> {
  if (!isCash(cash.gift)) return write()
  return withLease(await getPayloadClient(), 'cash', async () => {
    await refuseForbidden(cash)
    return write()
  })
}

async function refuseForbidden({ gift, before, field }: Cash): Promise<void> {
  const others = await othersOfDay(gift)
  const sum = sumOf([gift, ...others])
  if (!isForbidden(sum)) return
  if (before && isCash(before)) {
    const known = (await othersOfDay(before)).map(({ id }) => id)
    if (others.every(({ id }) => known.includes(id))) return
  }
  const problem =
    others.length === 0 ? messages.cashForbidden : describeSum(formatRupees(fromPaise(sum)))
  throw new ApiError(400, problem, { errors: { [field]: problem } })
}

function describeSum(sum: string): string {
  return `The law forbids ₹2,00,000 or more in cash from one person in one day. With this gift it would be ${sum}. Please ask your accountant.`
}

/**
 * Returns the other cash that the donor of a gift gave on its day; empty if all cash of that day is
 * within the limit, so that the donor need not be looked up.
 */
async function othersOfDay(gift: CashGift): Promise<Gift[]> {
  const day = indianDayOf(new Date(receivedAtOf(gift)))
  const found = await findGifts({
    and: [
      { paymentMethod: { equals: giftMethodLabels.cash } },
      ...isWithin('receivedAt', indianDays({ from: day, to: day })),
    ],
  })
  const others = found.filter((other) => leftPaise(other) > 0 && !isSame(other, gift))
  if (!isForbidden(sumOf([gift, ...others]))) return []
  const panKey = storedPanKey(gift.panNumber ?? '')
  return giftsOfSamePerson({ ...gift, panKey }, others)
}

function sumOf(gifts: CashGift[]): number {
  return gifts.reduce((sum, gift) => sum + leftPaise(gift), 0)
}

/** A new gift has no id yet; an imported one may have no transaction number. */
function isSame(other: Gift, { id, transactionId }: CashGift): boolean {
  return id ? other.id === id : other.transactionId === transactionId
}

function isForbidden(paise: number): boolean {
  return isForbiddenCash('cash', fromPaise(paise))
}
