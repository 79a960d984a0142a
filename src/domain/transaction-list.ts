import * as z from 'zod/mini'
import { transactionStatuses } from './donation'
import { datedListQuery, exportPart } from './list-query'
import { messages } from './messages'
import { blankIsAbsent, choice } from './text'

/** The query of the admin's transactions: of some days, of one status. */
export const transactionListQuery = z.extend(datedListQuery, {
  ...exportPart,
  status: blankIsAbsent(
    choice({
      options: transactionStatuses,
      required: messages.noSuchStatus,
      unknown: messages.noSuchStatus,
    }),
  ),
})
export type TransactionListQuery = z.output<typeof transactionListQuery>
