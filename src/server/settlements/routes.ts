import {
  settlementDetailResponse,
  settlementResponse,
  settlementRowResponse,
} from '@/domain/responses/settlement'
import { settlementListQuery, settlementRowListQuery } from '@/domain/settlement'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { getSettlement, listSettlementRows, listSettlements } from './service'

export const settlementRoutes = [
  defineRoute('GET', '/api/admin/settlements', {
    summary: "Lists the gateway's payouts to the bank",
    access: 'admin',
    query: settlementListQuery,
    response: { pageOf: named('Settlement', settlementResponse) },
    handle: ({ query }) => listSettlements(query),
  }),
  defineRoute('GET', '/api/admin/settlements/{id}', {
    summary: 'Returns a settlement with its gifts',
    access: 'admin',
    response: named('SettlementDetail', settlementDetailResponse),
    handle: ({ id }) => getSettlement(id),
  }),
  defineRoute('GET', '/api/admin/settlement-rows', {
    summary: 'Lists the rows of all settlements, except failed ones',
    access: 'admin',
    query: settlementRowListQuery,
    response: { pageOf: named('SettlementRow', settlementRowResponse) },
    handle: async ({ query }) =>
      noteExport('settlement-rows', query, await listSettlementRows(query)),
  }),
] as const
