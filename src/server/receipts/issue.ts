import { randomBytes } from 'node:crypto'
import type { Where } from 'payload'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearOf } from '@/domain/financial-year'
import { receiptedPaise, receiptNumber } from '@/domain/receipt'
import { toVerifyCode, VERIFY_CODE_LENGTH } from '@/domain/verification'
import { countAll, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { withLock } from '../with-lock'
import { readPrinted } from './printed'

/** Rounds before giving up: in each lost one another server has taken the number. */
const MAX_ROUNDS = 500

/**
 * Issues a receipt. The insert allots the next number of the financial year in which the money came
 * in: a unique index decides among several servers, and what is not inserted has taken no number, so
 * that there is never a gap.
 * @param edition counts the receipts of this donation from 1; one that exists is left as it is.
 */
export async function issueReceipt(donation: Donation, edition: number): Promise<void> {
  const receivedAt = new Date(donation.receivedAt ?? donation.createdAt)
  const financialYear = financialYearOf(receivedAt)
  const testMode = donation.testMode ?? false
  const key = `${donation.id}/${edition}`
  const data = {
    ...{ testMode, financialYear, key, edition, donation: donation.id, status: 'valid' as const },
    code: toVerifyCode(randomBytes(VERIFY_CODE_LENGTH)),
    isSettled: false,
    language: await languageOf(donation),
    receivedAt: receivedAt.toISOString(),
    donorName: donation.donorName,
    address: donation.address,
    panNumber: donation.panNumber,
    amountPaise: receiptedPaise({
      ...{ amountPaise: donation.amountPaise, refundedPaise: donation.refundedPaise ?? 0 },
      ...{ chargedBackPaise: donation.chargedBackPaise ?? 0, isByHand: false },
    }),
    paymentMethod: donation.paymentMethod,
    reference: donation.reference || donation.paymentId,
    printed: await readPrinted(donation, receivedAt),
  }
  const payload = await getPayloadClient()
  // Within this process they take turns, so that only other servers can be faster.
  await withLock('receipt numbers', async () => {
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
      const serial = (await lastSerial({ testMode, financialYear })) + 1
      const number = receiptNumber({ testMode, financialYear, serial })
      try {
        await payload.create({
          collection: slugs.receipts,
          data: { ...data, serial, number },
          depth: 0,
          overrideAccess: true,
        })
        return
      } catch (error) {
        // The databases word a taken key differently: whether it is taken is asked instead.
        if (await has('key', key)) return
        if (!(await has('number', number))) throw error
      }
    }
    throw new Error('The numbers of receipts kept being taken')
  })
}

type Series = { testMode: boolean; financialYear: number }

async function lastSerial({ testMode, financialYear }: Series): Promise<number> {
  const ofSeries: Where = {
    and: [{ testMode: { equals: testMode } }, { financialYear: { equals: financialYear } }],
  }
  return (await findFirst(slugs.receipts, ofSeries, '-serial'))?.serial ?? 0
}

async function has(field: 'key' | 'number', value: string): Promise<boolean> {
  return (await countAll({ collection: slugs.receipts, where: { [field]: { equals: value } } })) > 0
}

/** Of the page that the donor gave on; a gift entered by hand has none. */
async function languageOf({ transactionId }: Donation): Promise<'en' | 'hi'> {
  if (!transactionId) return 'en'
  const attempt = await findFirst(slugs.transactions, { transactionId: { equals: transactionId } })
  return attempt?.language === 'hi' ? 'hi' : 'en'
}
