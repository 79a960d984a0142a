import * as z from 'zod/mini'
import { datedListQuery, exportPart } from './list-query'
import { messages } from './messages'
import { transactionStatuses } from './payment-attempt'
import { optionalChoice } from './text'

/** The query of the transactions; filters: days and status. */
export const transactionListQuery = z.extend(datedListQuery, {
  ...exportPart,
  status: optionalChoice(transactionStatuses, messages.noSuchStatus),
})
export type TransactionListQuery = z.output<typeof transactionListQuery>
