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
import { joinTexts } from '@/lib/join-texts'
import { noteDownload } from '../audit/note-export'
import { defineRoute, FILE_TYPES, named } from '../http/define-route'
import { fileResponse } from '../http/responses'
import { changesSince } from './changes'
import { dayBookLines } from './day-book'
import { makeFile, requireFile } from './files'
import { correctFiling, markAsFiled, takeBackFiling } from './filing'
import { readFileContent } from './parts'
import { getStatement, listFindings } from './service'

const statementFile = named('StatementFile', statementFileResponse)

export const statementRoutes = [
  defineRoute('GET', '/api/admin/statements/{id}', {
    summary: "Returns the state of a financial year's statement before filing",
    access: 'admin',
    response: named('Statement', statementResponse),
    handle: ({ id }) => getStatement(id),
  }),
  defineRoute('GET', '/api/admin/statement-findings', {
    summary: 'Lists the gifts to review before a statement is filed',
    access: 'admin',
    query: findingListQuery,
    response: { pageOf: named('StatementFinding', findingResponse) },
    errors: [404],
    handle: ({ query }) => listFindings(query),
  }),
  defineRoute('POST', '/api/admin/statements/{id}/files', {
    summary: 'Creates and stores the file of a statement',
    access: 'admin',
    body: named('StatementFileForm', statementFileForm),
    status: 201,
    response: statementFile,
    handle: ({ id, body, user }) => makeFile(id, body, user.username),
  }),
  defineRoute('GET', '/api/admin/statement-files/{id}', {
    summary: 'Downloads the file of a statement as it was created',
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
    summary: 'Marks a file as filed, with its acknowledgement number',
    access: 'admin',
    body: named('FiledForm', filedForm),
    response: statementFile,
    handle: ({ id, body, user }) => markAsFiled(id, body, user.username),
  }),
  defineRoute('PUT', '/api/admin/statement-files/{id}/filed', {
    summary: 'Corrects the day or acknowledgement number of a filed file',
    access: 'admin',
    body: named('FiledForm', filedForm),
    isVersioned: true,
    response: statementFile,
    handle: ({ id, body, expected }) => correctFiling(id, body, expected),
  }),
  defineRoute('DELETE', '/api/admin/statement-files/{id}/filed', {
    summary: 'Takes back that a file was filed',
    access: 'admin',
    isVersioned: true,
    response: statementFile,
    handle: ({ id, expected }) => takeBackFiling(id, expected),
  }),
  defineRoute('GET', '/api/admin/statement-files/{id}/changes', {
    summary: 'Compares the current gifts with a file',
    access: 'admin',
    response: named('StatementChanges', statementChangesResponse),
    handle: ({ id }) => changesSince(id),
  }),
  defineRoute('GET', '/api/admin/day-book', {
    summary: 'Downloads the gifts and refunds of a date range as accounting vouchers',
    access: 'admin',
    query: dayBookQuery,
    response: 'csv',
    handle: async ({ query }) => {
      await noteDownload('day-book', query)
      const lines = joinTexts(dayBookLines(query))
      return csvResponse(Readable.from(lines, { objectMode: false }), 'day-book.csv')
    },
  }),
] as const

function csvResponse(content: Readable, filename: string): Response {
  const type = `${FILE_TYPES.csv}; charset=utf-8`
  return fileResponse({ content, type, filename, disposition: 'attachment' })
}
