import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { financialYearOf } from '@/domain/financial-year'
import { receivedAtOf } from '@/domain/gift-money'
import { maskPan } from '@/domain/pan'
import { readReceiptNumber } from '@/domain/receipt'
import { type RegisteredReceiptDto, registeredReceiptResponse } from '@/domain/responses/receipt'
import { FIRST_STATEMENT_YEAR } from '@/domain/statement-format'
import type { ReceiptRegisterQuery } from '@/domain/statement-forms'
import { FIRST_YEAR } from '@/domain/typed-day'
import { inBothDigits } from '@/domain/typed-number'
import { fromPaise } from '@/lib/money'
import { findPage } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import { readDocs } from '../documents/read-docs'
import { findAll, findFirst } from '../documents/records'
import type { Page } from '../http/responses'
import { lastYear, yearsSince } from '../statements/year'

/** Lists every number of a financial year in order, practice receipts last, whatever its status. */
export async function listRegister({
  year = lastYear(),
  page,
  limit,
}: ReceiptRegisterQuery): Promise<Page<RegisteredReceiptDto>> {
  const { items, total } = await findPage({
    collection: slugs.receipts,
    query: { search: '', page, limit },
    filter: { financialYear: { equals: Number(year) } },
    sort: ['testMode', 'serial'],
  })
  const successors = await successorsOf(items.filter(({ status }) => status === 'void'))
  return { items: items.map((receipt) => toDto(receipt, successors.get(receipt.id))), total }
}

/**
 * Lists the financial years to choose from, newest first: those of the statements, and back to the
 * first receipt or gift. Practice receipts are never older.
 */
export async function yearsOfRegister(): Promise<number[]> {
  const [receipt, gift] = await Promise.all([
    // Including the serial, so that an index has this order: otherwise SQLite sorts the whole first year.
    findFirst(slugs.receipts, { testMode: { equals: false } }, ['financialYear', 'serial']),
    findFirst(slugs.donations, { receivedAt: { exists: true } }, 'receivedAt'),
  ])
  const found = [receipt?.financialYear, gift && financialYearOf(new Date(receivedAtOf(gift)))]
  return yearsSince(Math.min(FIRST_STATEMENT_YEAR, ...found.filter((year) => year != null)))
}

/**
 * Finds the gifts of a receipt by its number as typed, whatever the receipt's status, and gifts whose
 * reference (of a cheque, for example) or old receipt number is exactly what was typed.
 * @returns their ids, without gifts paid with test keys; undefined if the register has no such number.
 */
export async function giftsOfReceipt(typed: string): Promise<string[] | undefined> {
  const number = readReceiptNumber(typed)
  if (!number) return undefined
  // All years, since an index lookup for each costs less than finding out which have receipts.
  const years = number.financialYear ? [number.financialYear] : yearsSince(FIRST_YEAR)
  const receipts = await findAll({
    collection: slugs.receipts,
    where: {
      and: [
        { testMode: { equals: false } },
        { financialYear: { in: years } },
        { serial: { equals: number.serial } },
      ],
    },
    select: { donation: true },
  })
  if (receipts.length === 0) return undefined
  const written = { in: inBothDigits(typed.trim()) }
  const gifts = await findAll({
    collection: slugs.donations,
    where: {
      or: [
        { id: { in: receipts.map(({ donation }) => donation) } },
        { reference: written },
        { oldReceiptNumber: written },
      ],
    },
    select: { testMode: true },
  })
  return gifts.filter(({ testMode }) => !testMode).map(({ id }) => id)
}

/** Returns the numbers that replaced void receipts, by the ids of the void ones. */
async function successorsOf(voided: readonly Receipt[]): Promise<Map<string, string>> {
  if (voided.length === 0) return new Map()
  const editions = await readDocs({
    collection: slugs.receipts,
    where: { donation: { in: voided.map(({ donation }) => donation) } },
    fields: ['donation', 'edition', 'number'],
  })
  const numbers = new Map(editions.map((each) => [editionKey(each), each.number]))
  return new Map(
    voided.flatMap(({ id, donation, edition }) => {
      const next = numbers.get(editionKey({ donation, edition: edition + 1 }))
      return next ? [[id, next]] : []
    }),
  )
}

function editionKey({ donation, edition }: Pick<Receipt, 'donation' | 'edition'>): string {
  return `${donation}/${edition}`
}

function toDto(receipt: Receipt, replacedBy: string | undefined): RegisteredReceiptDto {
  return {
    ...pickFields(registeredReceiptResponse, receipt),
    state: stateOf(receipt, replacedBy),
    issuedAt: receipt.createdAt,
    panNumber: receipt.panNumber ? maskPan(receipt.panNumber) : undefined,
    amount: fromPaise(receipt.amountPaise),
    replacedBy,
  }
}

function stateOf({ status, correctedAt }: Receipt, replacedBy: string | undefined) {
  if (status === 'void') return replacedBy ? 'superseded' : 'void'
  return correctedAt ? 'corrected' : 'issued'
}
