import { Readable } from 'node:stream'
import { formatFinancialYear } from '@/domain/financial-year'
import {
  findingResponse,
  statementChangesResponse,
  statementFileResponse,
  statementResponse,
} from '@/domain/responses/statement'
import {
  dayBookQuery,
  filedForm,
  findingListQuery,
  statementFileForm,
} from '@/domain/statement-forms'
import { noteDownload } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { changesSince } from './changes'
import { dayBookLines } from './day-book'
import { makeFile, markAsFiled, requireFile } from './files'
import { readFileContent } from './parts'
import { getStatement, listFindings } from './service'

const fileResponse = named('StatementFile', statementFileResponse)

export const statementRoutes = [
  defineRoute('GET', '/api/admin/statements/{id}', {
    summary: 'What is to be known before the statement of a financial year is filed',
    access: 'admin',
    response: named('Statement', statementResponse),
    handle: ({ id }) => getStatement(id),
  }),
  defineRoute('GET', '/api/admin/statement-findings', {
    summary: 'Gifts of a financial year to look at before its statement is filed',
    access: 'admin',
    query: findingListQuery,
    response: { pageOf: named('StatementFinding', findingResponse) },
    errors: [404],
    handle: ({ query }) => listFindings(query),
  }),
  defineRoute('POST', '/api/admin/statements/{id}/files', {
    summary: 'Makes the file of a statement, and keeps it',
    access: 'admin',
    body: named('StatementFileForm', statementFileForm),
    status: 201,
    response: fileResponse,
    handle: ({ id, body, user }) => makeFile(id, body, user.username),
  }),
  defineRoute('GET', '/api/admin/statement-files/{id}', {
    summary: 'The file of a statement as it was made',
    access: 'admin',
    // Each row has a PAN.
    needsRecentPassword: true,
    response: 'csv',
    handle: async ({ id }) => {
      const { form, financialYear, rowCount, filedOn } = await requireFile(id)
      await noteDownload('statement', { rows: rowCount, year: financialYear })
      const year = formatFinancialYear(financialYear).replace('–', '-')
      const name = `${form.replace(' ', '-')}-${year}${filedOn ? '-filed' : ''}.csv`
      return csvResponse(readFileContent(id), name)
    },
  }),
  defineRoute('POST', '/api/admin/statement-files/{id}/filed', {
    summary: 'Notes that a file was filed, and under which number',
    access: 'admin',
    body: named('FiledForm', filedForm),
    response: fileResponse,
    handle: ({ id, body, user }) => markAsFiled(id, body, user.username),
  }),
  defineRoute('GET', '/api/admin/statement-files/{id}/changes', {
    summary: 'How the gifts of today differ from a file',
    access: 'admin',
    response: named('StatementChanges', statementChangesResponse),
    handle: ({ id }) => changesSince(id),
  }),
  defineRoute('GET', '/api/admin/day-book', {
    summary: 'The gifts of some days, and what went back in them, as vouchers for the accounts',
    access: 'admin',
    query: dayBookQuery,
    response: 'csv',
    handle: async ({ query }) => {
      await noteDownload('day-book', query)
      return csvResponse(Readable.from(dayBookLines(query), { objectMode: false }), 'day-book.csv')
    },
  }),
] as const

/** Sends a CSV as a stream; no cache stores it. */
function csvResponse(content: Readable, filename: string): Response {
  return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${filename}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
