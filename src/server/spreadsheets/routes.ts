import { SPREADSHEET_MAX_BYTES, spreadsheetForm } from '@/domain/spreadsheet'
import { defineRoute, FILE_TYPES } from '../http/define-route'
import { parse, parseJson, readBytes } from '../http/request-body'
import { writeSpreadsheet } from './write-spreadsheet'

export const spreadsheetRoutes = [
  defineRoute('POST', '/api/admin/spreadsheets', {
    summary: 'Writes the rows of an exported list as an Excel workbook',
    access: 'admin',
    // Larger than other bodies: a whole list.
    body: 'raw',
    response: 'xlsx',
    handle: async ({ req }) => {
      const table = parse(spreadsheetForm, parseJson(await readBytes(req, SPREADSHEET_MAX_BYTES)))
      const file = await writeSpreadsheet(table)
      return new Response(new Uint8Array(file), { headers: { 'Content-Type': FILE_TYPES.xlsx } })
    },
  }),
] as const
