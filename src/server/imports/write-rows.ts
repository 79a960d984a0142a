import type { Import } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { ImportedGift } from '@/domain/import/gift-row'
import type { ReportRow } from '@/domain/import/import'
import type { ImportedVolunteer } from '@/domain/import/volunteer-row'
import { createIfAbsent } from '../documents/create-if-absent'
import { countTransferOnce } from '../donations/gift-reference'
import { toReceivedAt } from '../donations/received-day'
import { rowKey } from './documents'

/**
 * Creates the record of a row, once, however often it is called. The record counts from then on,
 * but triggers no mail, receipt or notice.
 * @throws ApiError 409 for a transfer that is already counted.
 */
export async function writeRow(doc: Import, { row, gift, volunteer }: ReportRow): Promise<void> {
  if (gift) await writeGift(doc, row, gift)
  if (volunteer) await writeVolunteer(doc, row, volunteer)
}

async function writeGift(doc: Import, row: number, gift: ImportedGift): Promise<void> {
  const { receivedOn, isTransfer, purposeText: _asWritten, givenFor, ...values } = gift
  const transactionId = rowKey(doc, row)
  await countTransferOnce(
    { reference: isTransfer ? gift.reference : null, holder: transactionId },
    () =>
      createIfAbsent({
        collection: slugs.donations,
        key: 'transactionId',
        data: {
          ...values,
          ...givenFor,
          ...stampOf(doc),
          transactionId,
          receivedAt: toReceivedAt(receivedOn),
          refundedPaise: 0,
          recordedBy: doc.startedBy,
          testMode: false,
          // Its receipt was issued long ago, under a number of its own.
          hasReceipt: false,
        },
      }),
  )
}

async function writeVolunteer(doc: Import, row: number, values: ImportedVolunteer): Promise<void> {
  await createIfAbsent({
    collection: slugs.volunteers,
    key: 'importKey',
    data: { ...values, ...stampOf(doc), importKey: rowKey(doc, row) },
  })
}

/** Fields that mark the records of an import, and show whether they have changed since. */
function stampOf({ id, confirmedAt }: Import) {
  const at = confirmedAt ?? undefined
  return { importBatch: id, createdAt: at, updatedAt: at }
}
