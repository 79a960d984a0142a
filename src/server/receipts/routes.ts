import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { donationListQuery } from '@/domain/list-query'
import { localeQuery } from '@/domain/locale-query'
import { messages } from '@/domain/messages'
import { successResponse } from '@/domain/responses/common'
import {
  issuedReceiptsResponse,
  registeredReceiptResponse,
  rewrittenReceiptsResponse,
} from '@/domain/responses/receipt'
import { receiptRegisterQuery } from '@/domain/statement-forms'
import { missingPage } from '@/lib/missing-page'
import { noteDownload, noteExport } from '../audit/note-export'
import { listDonations } from '../donations/service'
import { ApiError } from '../http/api-error'
import { defineRoute, FILE_TYPES, named } from '../http/define-route'
import { fileResponse, success } from '../http/responses'
import { addLateApprovals } from './late-approvals'
import { findReceiptByKey } from './link'
import { listRegister } from './register'
import { issueMissingReceipts, printReceipts, resendReceipt } from './service'

export const receiptRoutes = [
  defineRoute('GET', '/api/receipts/{id}', {
    summary: 'Downloads a receipt as a PDF with the signed key of its link',
    access: 'anyone',
    limit: 'receipts',
    query: localeQuery,
    response: 'pdf',
    leadsToPage: true,
    handle: async ({ req, id, query }) => {
      const receipt = await findReceiptByKey(id)
      if (!receipt) return noSuchReceipt(req, query.locale)
      const { receiptFile } = await import('./file')
      const { content, filename } = await receiptFile(receipt, query.locale)
      return pdfResponse(content, filename)
    },
  }),
  defineRoute('GET', '/api/admin/receipts', {
    summary: 'Downloads the valid receipts of a page of donations as one PDF',
    access: 'admin',
    // Every receipt may contain a PAN.
    needsRecentPassword: true,
    query: donationListQuery,
    response: 'pdf',
    errors: [404],
    handle: async ({ query }) => {
      const { items } = await listDonations(query)
      const { content, count } = await printReceipts(items.map(({ id }) => id))
      await noteDownload('receipts', { ...query, rows: count })
      return pdfResponse(content, 'receipts.pdf')
    },
  }),
  defineRoute('GET', '/api/admin/receipt-register', {
    summary: 'Lists every receipt number of a financial year with its status',
    access: 'admin',
    query: receiptRegisterQuery,
    response: { pageOf: named('RegisteredReceipt', registeredReceiptResponse) },
    handle: async ({ query }) => noteExport('receipt-register', query, await listRegister(query)),
  }),
  defineRoute('POST', '/api/admin/receipts/missing', {
    summary: 'Issues missing receipts for gifts recorded by older versions',
    access: 'admin',
    response: named('IssuedReceipts', issuedReceiptsResponse),
    handle: issueMissingReceipts,
  }),
  defineRoute('POST', '/api/admin/receipts/late-approvals', {
    summary: 'Adds the 80G approval to receipts issued before it was entered',
    access: 'admin',
    response: named('RewrittenReceipts', rewrittenReceiptsResponse),
    handle: addLateApprovals,
  }),
  defineRoute('POST', '/api/admin/receipts/{id}/send', {
    summary: 'Resends a receipt to its donor',
    access: 'admin',
    response: named('Success', successResponse),
    errors: [409],
    handle: async ({ id }) => {
      await resendReceipt(id)
      return success
    },
  }),
] as const

/**
 * The link in a mail was cut, or is from before the site had another secret.
 * @throws ApiError 404 if no browser follows it; it does not reveal whether the receipt exists.
 */
function noSuchReceipt(req: Request, locale: Locale): Response {
  const page = missingPage(req, localePath(locale, '/files/missing/receipt'))
  if (!page) throw new ApiError(404, messages.notFound)
  return page
}

/** Sends a PDF that the browser shows, no cache stores and no search engine indexes. */
function pdfResponse(content: Buffer, filename: string): Response {
  return fileResponse({
    content: new Uint8Array(content),
    type: FILE_TYPES.pdf,
    filename,
    disposition: 'inline',
    headers: { 'X-Robots-Tag': 'noindex' },
  })
}
