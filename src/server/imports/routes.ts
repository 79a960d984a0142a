import {
  importColumnsForm,
  importConfirmForm,
  importListQuery,
  importRowsQuery,
  importUploadQuery,
} from '@/domain/import/import'
import { idResponse } from '@/domain/responses/common'
import { importDetailResponse, importResponse, importRowResponse } from '@/domain/responses/import'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { confirmImport } from './run-import'
import {
  checkImport,
  discardImport,
  getImport,
  listImportRows,
  listImports,
  startImport,
} from './service'
import { undoImport } from './undo-import'

const response = named('Import', importResponse)
const detail = named('ImportDetail', importDetailResponse)

export const importRoutes = [
  defineRoute('GET', '/api/admin/imports', {
    summary: 'Lists the imports of gifts or volunteers',
    access: 'admin',
    query: importListQuery,
    response: { pageOf: response },
    handle: ({ query }) => listImports(query),
  }),
  defineRoute('POST', '/api/admin/imports', {
    summary: 'Uploads an Excel or CSV file of gifts or volunteers; imports nothing yet',
    access: 'admin',
    query: importUploadQuery,
    body: 'file',
    status: 201,
    response: detail,
    handle: ({ req, query, user }) => startImport(req, query.subject ?? 'gifts', user),
  }),
  defineRoute('GET', '/api/admin/imports/{id}', {
    summary: 'Returns an import with its columns',
    access: 'admin',
    response: detail,
    handle: ({ id }) => getImport(id),
  }),
  defineRoute('DELETE', '/api/admin/imports/{id}', {
    summary: 'Discards an unconfirmed import',
    access: 'admin',
    response: named('Id', idResponse),
    handle: async ({ id }) => {
      await discardImport(id)
      return { id }
    },
  }),
  defineRoute('POST', '/api/admin/imports/{id}/columns', {
    summary: 'Sets the meaning of each column and checks every row',
    access: 'admin',
    body: named('ImportColumns', importColumnsForm),
    response: detail,
    handle: ({ id, body }) => checkImport(id, body.columns),
  }),
  defineRoute('GET', '/api/admin/import-rows', {
    summary: 'Lists the rows of an import with their findings',
    access: 'admin',
    query: importRowsQuery,
    response: { pageOf: named('ImportRow', importRowResponse) },
    errors: [404],
    handle: async ({ query }) => noteExport('import-rows', query, await listImportRows(query)),
  }),
  defineRoute('POST', '/api/admin/imports/{id}/confirm', {
    summary: 'Imports the new rows and any others listed',
    access: 'admin',
    body: named('ImportConfirmation', importConfirmForm),
    isVersioned: true,
    response,
    handle: ({ id, body, user, expected }) =>
      confirmImport(id, { also: body.also, by: user.username, expected }),
  }),
  defineRoute('POST', '/api/admin/imports/{id}/undo', {
    summary: 'Undoes an import',
    access: 'admin',
    response,
    errors: [409],
    handle: ({ id }) => undoImport(id),
  }),
] as const
