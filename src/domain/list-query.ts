import * as z from 'zod/mini'
import { messages } from './messages'
import { givenForField } from './purpose'
import { blankIsAbsent, isBlank, optionalChoice, optionalLine, requiredLine } from './text'

/** Lists of the contract, common rules. */
export const LIST_LIMIT_DEFAULT = 50
export const LIST_LIMIT_MAX = 200
/** Far above any list, and low enough that page times limit stays a safe integer. */
const LIST_PAGE_MAX = 100_000
export const SEARCH_MAX_LENGTH = 200
const DAY_LENGTH = 'yyyy-mm-dd'.length
/** Queries end before the following day, whose year must have four digits, too. */
const LAST_DAY = '9999-12-30'
/** The header with the number of items over all pages. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'

/**
 * The query of a list (contract, common rules), parsed from strings:
 * `listQuery.safeParse(Object.fromEntries(url.searchParams))`. Absent and blank mean the default:
 * no search, page 1, 50 items a page.
 */
export const listQuery = z.object(
  {
    search: z.pipe(
      optionalLine(SEARCH_MAX_LENGTH),
      z.transform((search: string | undefined) => search ?? ''),
    ),
    page: wholeNumber({ min: 1, max: LIST_PAGE_MAX, absent: 1, message: messages.pageInvalid }),
    limit: wholeNumber({
      min: 1,
      max: LIST_LIMIT_MAX,
      absent: LIST_LIMIT_DEFAULT,
      message: messages.limitInvalid,
    }),
  },
  messages.bodyInvalid,
)
export type ListQuery = z.output<typeof listQuery>

/** The query of a list filtered by days: `from` and `to`, both inclusive. */
export const datedListQuery = z.extend(listQuery, { from: dayField(), to: dayField() })
export type DatedListQuery = z.output<typeof datedListQuery>

/**
 * For lists that can be exported: the browser's id of one export, sent with each of its pages. Reads
 * that carry it are recorded in the audit log.
 */
export const exportPart = { export: z.optional(z.uuid(messages.bodyInvalid)) }

/** In place of a purpose: gifts that go where they are needed most. */
export const UNRESTRICTED = 'none'

/** Longest name of a payment method, in characters. */
const METHOD_MAX_LENGTH = 50

/** The query of the donations; filters: days, one purpose or none, payment method, missing PAN. */
export const donationListQuery = z.extend(datedListQuery, {
  ...exportPart,
  givenFor: z.union([z.literal(UNRESTRICTED), givenForField], messages.purposeUnknown),
  /** As stored in the donation: 'UPI'. */
  method: optionalLine(METHOD_MAX_LENGTH),
  pan: optionalChoice(['missing'], messages.bodyInvalid),
})
export type DonationListQuery = z.output<typeof donationListQuery>

/** An Indian calendar day, such as '2026-03-05'; blank and null count as absent. */
function dayField() {
  return blankIsAbsent(
    requiredLine(messages.dayInvalid, DAY_LENGTH).check(z.refine(isDay, messages.dayInvalid)),
  )
}

/** Also refuses days that do not exist: '2026-02-30'. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text > LAST_DAY) return false
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

type WholeNumber = { min: number; max: number; absent: number; message: string }

function wholeNumber({ min, max, absent, message }: WholeNumber) {
  return z.pipe(
    z.transform((value: string | undefined) => {
      if (value === undefined) return absent
      if (typeof value !== 'string') return Number.NaN
      if (isBlank(value)) return absent
      return /^\d{1,9}$/.test(value.trim()) ? Number(value) : Number.NaN
    }),
    z.number(message).check(z.minimum(min, message), z.maximum(max, message)),
  )
}
