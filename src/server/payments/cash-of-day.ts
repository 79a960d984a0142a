import { withLease } from '@/cms/accounts/lease'
import { storedPanKey } from '@/cms/database/sealed-fields'
import { giftMethodLabels, isForbiddenCash } from '@/domain/donation'
import { leftPaise, receivedAtOf } from '@/domain/gift-money'
import { messages } from '@/domain/messages'
import { indianDayOf, indianDays } from '@/lib/dates'
import { formatRupees, fromPaise } from '@/lib/money'
import { findGifts, type Gift } from '../donors/gifts'
import { giftsOfSamePerson } from '../donors/same-person'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

/** A gift as it is to be stored; its key of the PAN is made here. */
type CashGift = Omit<Gift, 'panKey' | 'donorSeenAt'>

type Cash = {
  gift: CashGift
  /** A stored gift as it is now. */
  before?: CashGift
  /** Of the form, which is told of the refusal. */
  field: string
}

/**
 * Writes a gift unless it is cash by which its donor would have given a forbidden sum that day. Of two
 * at once the second knows of the first. What an import brought is counted, and may be corrected where that
 * raises no sum.
 * @throws ApiError 400 where the sum is forbidden.
 */
export async function takeCash<Result>(cash: Cash, write: () => Promise<Result>): Promise<Result> {
  if (!isCash(cash.gift)) return write()
  return withLease(await getPayloadClient(), 'cash', async () => {
    await refuseForbidden(cash)
    return write()
  })
}

async function refuseForbidden({ gift, before, field }: Cash): Promise<void> {
  const sum = await sumOfDay(gift)
  if (!isForbidden(sum)) return
  if (before && isCash(before) && (await sumOfDay(before)) >= sum) return
  const problem =
    sum === leftPaise(gift) ? messages.cashForbidden : describeSum(formatRupees(fromPaise(sum)))
  throw new ApiError(400, problem, { errors: { [field]: problem } })
}

function describeSum(sum: string): string {
  return `The law forbids ₹2,00,000 or more in cash from one person in one day. With this gift it would be ${sum}. Please ask your accountant.`
}

/**
 * What the donor of a gift has given in cash on its day, with it, in paise. Where all cash of the day is no
 * forbidden sum, nobody is looked for.
 */
async function sumOfDay(gift: CashGift): Promise<number> {
  const day = indianDayOf(new Date(receivedAtOf(gift)))
  const { from, before } = indianDays({ from: day, to: day })
  const found = await findGifts({
    and: [
      { paymentMethod: { equals: giftMethodLabels.cash } },
      { receivedAt: { greater_than_equal: from } },
      { receivedAt: { less_than: before } },
    ],
  })
  const others = found.filter((other) => leftPaise(other) > 0 && !isSame(other, gift))
  const sumWith = (gifts: CashGift[]) =>
    gifts.reduce((sum, each) => sum + leftPaise(each), leftPaise(gift))
  if (!isForbidden(sumWith(others))) return leftPaise(gift)
  const panKey = storedPanKey(gift.panNumber ?? '')
  return sumWith(await giftsOfSamePerson({ ...gift, panKey }, others))
}

/** A new gift has no id yet; an imported one may have no other number. */
function isSame(other: Gift, { id, transactionId }: CashGift): boolean {
  return id ? other.id === id : other.transactionId === transactionId
}

function isCash({ paymentMethod }: CashGift): boolean {
  return paymentMethod === giftMethodLabels.cash
}

function isForbidden(paise: number): boolean {
  return isForbiddenCash('cash', fromPaise(paise))
}
