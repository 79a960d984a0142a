import { SPREADSHEET_MAX_BYTES, spreadsheetForm } from '@/domain/spreadsheet'
import { defineRoute, FILE_TYPES, named } from '../http/define-route'
import { writeSpreadsheet } from './write-spreadsheet'

export const spreadsheetRoutes = [
  defineRoute('POST', '/api/admin/spreadsheets', {
    summary: 'Converts the rows of an exported list to an Excel workbook',
    access: 'admin',
    body: named('Spreadsheet', spreadsheetForm),
    // Large enough for a whole list.
    maxBodyBytes: SPREADSHEET_MAX_BYTES,
    response: 'xlsx',
    handle: async ({ body }) => {
      const file = await writeSpreadsheet(body)
      return new Response(new Uint8Array(file), { headers: { 'Content-Type': FILE_TYPES.xlsx } })
    },
  }),
] as const
