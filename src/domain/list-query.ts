import * as z from 'zod/mini'
import { messages } from './messages'
import { isBlank, optionalLine } from './text'

/** Lists of the contract, common rules. */
export const LIST_LIMIT_DEFAULT = 50
export const LIST_LIMIT_MAX = 200
/** Far above any list, and low enough that page times limit stays a small integer. */
export const LIST_PAGE_MAX = 100_000
export const SEARCH_MAX_LENGTH = 200
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
