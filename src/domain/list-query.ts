import * as z from 'zod/mini'
import { messages } from './messages'
import { givenForField } from './purpose'
import { blankIsAbsent, isBlank, optionalChoice, optionalLine, requiredLine } from './text'

/** Lists of the contract, common rules. */
export const LIST_LIMIT_DEFAULT = 50
export const LIST_LIMIT_MAX = 200
/** Far above any list, and low enough that page times limit stays a small integer. */
const LIST_PAGE_MAX = 100_000
export const SEARCH_MAX_LENGTH = 200
const DAY_LENGTH = 'yyyy-mm-dd'.length
/** A list ends before the day after, whose year must have four digits too. */
const LAST_DAY = '9999-12-30'
/** The header that carries how many there are over all pages. */
export const TOTAL_COUNT_HEADER = 'X-Total-Count'

/**
 * The query of a list (contract, common rules), from its strings:
 * `listQuery.safeParse(Object.fromEntries(url.searchParams))`. Absent and blank mean the default:
 * everything, from page 1, 50 a page.
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

/** The query of a list that is looked through by days: from the first to the last, both included. */
export const datedListQuery = z.extend(listQuery, { from: dayField(), to: dayField() })
export type DatedListQuery = z.output<typeof datedListQuery>

/**
 * Lists that can be exported: the browser's own number of one export, sent with each page of it. With
 * it the read is noted in the audit log.
 */
export const exportPart = { export: z.optional(z.uuid(messages.bodyInvalid)) }

/** In the place of a purpose: what goes where it is needed most. */
export const UNRESTRICTED = 'none'

/** Longest name of a way to pay, in characters. */
const METHOD_MAX_LENGTH = 50

/** The query of the donations: of some days, for one purpose or none, by one way, without a PAN. */
export const donationListQuery = z.extend(datedListQuery, {
  ...exportPart,
  givenFor: z.union([z.literal(UNRESTRICTED), givenForField], messages.purposeUnknown),
  /** As the donation calls it: 'UPI'. */
  method: optionalLine(METHOD_MAX_LENGTH),
  pan: optionalChoice(['missing'], messages.bodyInvalid),
})
export type DonationListQuery = z.output<typeof donationListQuery>

/** A day of the Indian calendar, such as '2026-03-05'; blank and null count as absent. */
function dayField() {
  return blankIsAbsent(
    requiredLine(messages.dayInvalid, DAY_LENGTH).check(z.refine(isDay, messages.dayInvalid)),
  )
}

/** Also refuses what only looks like a day: '2026-02-30'. */
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
