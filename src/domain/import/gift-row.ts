import { giftMethodLabels, METHOD_NOT_RECORDED } from '../donation-methods'
import { bareReference, referenceProblem } from '../gift-by-hand'
import { isMaskedPan } from '../pan'
import type { ColumnIndexes, GiftColumn } from './columns'
import {
  type Read,
  readAmount,
  readDay,
  readEmail,
  readMethod,
  readNumber,
  readOwnMethod,
  readPaise,
  readPan,
  readPhone,
  rowReader,
  saysYes,
} from './values'

/** A gift parsed from a file. */
export type ImportedGift = {
  /** An Indian calendar day. */
  receivedOn: string
  donorName: string
  amountPaise: number
  /** Its label in lists. */
  paymentMethod: string
  oldReceiptNumber?: string
  reference?: string
  /** The reference is one that a bank issues once, so it identifies the gift. */
  isTransfer?: boolean
  /** The file masks the PAN, as our own export does: '••••••234F'. */
  isPanMasked?: boolean
  /** The file marks its receipt as void, as our own export does: '2026-27/000028 (Void)'. */
  isReceiptVoid?: boolean
  /** The file says that it came from abroad, as our own export does; no imported gift can say so. */
  isFromAbroad?: true
  /** How much of it counts in the file, if less than all: after refunds, as in our own export. */
  countedPaise?: number
  email?: string
  phone?: string
  address?: string
  panNumber?: string
  /** The donor does not want to be named in public. */
  isAnonymous?: true
  message?: string
  /** The purpose as the file names it. */
  purposeText?: string
  /** The purpose as stored; absent if the gift goes where it is needed most. */
  givenFor?: Record<string, string>
}

/** '2026-27/000028 (Void)', in either language. */
const VOID_RECEIPT = /^(\d{4}-\d{2}\/\d{6}) \(.+\)$/

/** What our own export writes, in either language. */
const FROM_ABROAD = ['from abroad', 'विदेश से']
const ANONYMOUS = ['anonymous', 'गुमनाम']

const MAX_LENGTHS = {
  donorName: 200,
  oldReceiptNumber: 100,
  reference: 100,
  address: 500,
  message: 2000,
  purpose: 140,
  campaign: 140,
} as const

/**
 * Parses a row of a file as a gift.
 * @param today an Indian calendar day.
 * @returns the gift, or a message with all problems.
 */
export function readGiftRow(
  cells: string[],
  indexes: ColumnIndexes,
  today: string,
): Read<ImportedGift> {
  const { cell, take, line, problems } = rowReader<GiftColumn, keyof typeof MAX_LENGTHS>({
    cells,
    indexes,
    maxLengths: MAX_LENGTHS,
  })

  if (!cell('receivedOn')) problems.push('The date is missing')
  if (!cell('donorName')) problems.push('The name is missing')
  if (!cell('amount')) problems.push('The amount is missing')
  // Nobody else's list has this column.
  const isOwnExport = indexes.counted !== undefined
  const gift: ImportedGift = {
    receivedOn: take(cell('receivedOn'), (text) => readDay(text, today)) ?? '',
    donorName: line('donorName') ?? '',
    amountPaise: take(cell('amount'), readAmount) ?? 0,
    paymentMethod:
      take(cell('method'), isOwnExport ? readOwnMethod : readMethod) ?? METHOD_NOT_RECORDED,
    oldReceiptNumber: take(line('oldReceiptNumber') ?? '', readReceiptNumber),
    ...(VOID_RECEIPT.test(cell('oldReceiptNumber')) && { isReceiptVoid: true }),
    email: take(cell('email'), readEmail),
    phone: take(cell('phone'), readPhone),
    address: line('address'),
    ...(isMaskedPan(cell('panNumber'))
      ? { isPanMasked: true }
      : { panNumber: take(cell('panNumber'), readPan) }),
    ...(saysYes(cell('isFromAbroad'), FROM_ABROAD) && { isFromAbroad: true }),
    ...(saysYes(cell('isAnonymous'), ANONYMOUS) && { isAnonymous: true }),
    message: line('message'),
    // A campaign is the closer purpose: a gift for it also counts for its program.
    purposeText: line('campaign') ?? line('purpose'),
    ...referenceOf(take(line('reference') ?? '', readNumber), cell('method')),
  }
  if (problems.length > 0) return { problem: problems.join('. ') }
  const countedPaise = readPaise(cell('counted'))
  const isWhole = countedPaise === undefined || countedPaise >= gift.amountPaise
  return { value: isWhole ? gift : { ...gift, countedPaise } }
}

/** Reads a receipt number without the suffix that our export adds to void receipts. */
function readReceiptNumber(cell: string): Read<string> {
  return readNumber(cell.replace(VOID_RECEIPT, '$1'))
}

/** Normalizes a reference that a bank or UPI app could have issued; others stay as written. */
function referenceOf(
  reference: string | undefined,
  method: string,
): Pick<ImportedGift, 'reference' | 'isTransfer'> {
  if (!reference) return {}
  const read = method ? readMethod(method) : undefined
  const label = read && 'value' in read ? read.value : undefined
  for (const each of ['upi', 'bank'] as const) {
    if (label !== giftMethodLabels[each]) continue
    const bare = bareReference(reference)
    if (!referenceProblem(bare, each)) return { reference: bare, isTransfer: true }
  }
  return { reference }
}
