import type { ImportSubject } from '@/domain/import/columns'
import type { ImportOutcome, ImportState } from '@/domain/import/import'
import type { ImportRowDto } from '@/domain/responses/import'

const number = (count: number) => count.toLocaleString('en-IN')

/** The page on which files are imported, in English like the dashboard. */
export const dashboardImportContent = {
  title: 'Import',
  lead: 'Bring gifts or volunteers from an Excel or CSV file. You see what will happen to each row before anything is stored, and you can undo it afterwards.',
  back: 'Dashboard',
  of: 'What the file holds',
  subjects: { gifts: 'Gifts', volunteers: 'Volunteers' } satisfies Record<ImportSubject, string>,
  file: {
    title: 'Choose a file',
    hint: 'Excel (.xlsx) or CSV, up to 5 MB and 10,000 rows. The first row, or one of the first rows, holds the headings; of a workbook the first sheet is read.',
    rules: {
      gifts: [
        'Days are read as day/month/year: 03/04/2025 is 3 April 2025.',
        'Amounts may have ₹ and commas: ₹1,25,000.50.',
        'Old receipt numbers are kept. Imported gifts get no new receipt, and nobody gets a mail.',
      ],
      volunteers: [
        'Each row needs a first and a last name, an e-mail address and a phone number.',
        'The status is taken from the file: Approved, Pending or Rejected; without one it is Pending.',
        'Nobody gets a mail.',
      ],
    } satisfies Record<ImportSubject, string[]>,
    choose: 'Choose file',
    reading: 'Reading…',
    failed: 'The file could not be read. Please try again.',
  },
  columns: {
    title: 'Match the columns',
    lead: (filename: string, rows: number) =>
      `${filename}: ${number(rows)} ${rows === 1 ? 'row' : 'rows'}. Say which column of the file holds what; the rest is left out.`,
    none: 'Not in the file',
    untitled: (place: number) => `Column ${place + 1}`,
    required: 'needed',
    sample: (values: string) => `First rows: ${values}`,
    check: 'Check the rows',
    checking: 'Checking…',
    failed: 'The rows could not be checked. Please try again.',
  },
  discard: 'Discard',
  confirmDiscard: 'Forget this file? Nothing of it was imported.',
  report: {
    title: { before: 'What will happen', after: 'Report' },
    lead: (filename: string) => `${filename}. Nothing is imported yet.`,
    outcomes: {
      new: 'New',
      same: 'Same',
      doubtful: 'Doubtful',
      refused: 'Refused',
    } satisfies Record<ImportOutcome, string>,
    meanings: {
      new: 'will be imported',
      same: 'there already: left out unless you tick it',
      doubtful: 'perhaps there already: left out unless you tick it',
      refused: 'cannot be read: correct it in the file and import the file again',
    } satisfies Record<ImportOutcome, string>,
    filter: 'Show',
    all: (count: number) => `All (${number(count)})`,
    count: (outcome: string, count: number) => `${outcome} (${number(count)})`,
    caption: 'Rows of the file',
    columns: {
      name: 'Name',
      row: 'Row',
      outcome: 'Outcome',
      day: 'Day',
      amount: 'Amount',
      tick: 'Import',
    },
    tick: (row: number) => `Import row ${row}`,
    tickAll: 'Tick all doubtful rows',
    untickAll: 'Untick all',
    imported: 'Imported',
    empty: { title: 'No such rows', description: 'No row of this file has this outcome.' },
    changeColumns: 'Change the columns',
    exportColumns: {
      row: 'Row',
      outcome: 'Outcome',
      reason: 'Reason',
      name: 'Name',
      day: 'Day',
      amount: 'Amount (INR)',
      isImported: 'Imported',
    } satisfies Partial<Record<keyof ImportRowDto, string>>,
    yes: 'Yes',
    no: 'No',
    failed: 'The rows could not be read. Please try again.',
  },
  confirm: {
    button: (count: number) => `Import ${number(count)} ${count === 1 ? 'row' : 'rows'}`,
    question: (count: number) =>
      `Import ${number(count)} ${count === 1 ? 'row' : 'rows'}? You can undo it as long as nobody changes what was imported.`,
    nothing: 'There is nothing to import.',
    failed: 'The import could not be started. Please try again.',
  },
  working: {
    importing: 'Importing. You may leave this page: it goes on by itself.',
    undoing: 'Undoing the import…',
  },
  done: {
    imported: (count: number, amount: string | null) =>
      `${number(count)} imported${amount ? `, ${amount} together` : ''}.`,
    undone: 'This import was undone: nothing of it is left.',
    another: 'Import another file',
  },
  undo: {
    button: 'Undo',
    of: (filename: string) => `Undo the import of ${filename}`,
    busy: 'Undoing…',
    question: (filename: string, count: number) =>
      `Undo the import of ${filename}? ${number(count)} ${count === 1 ? 'record is' : 'records are'} removed for good.`,
    done: { title: 'Undone', description: 'All that the import had made is removed.' },
    failed: {
      title: 'Not undone',
      description: 'The import could not be undone. Please try again.',
    },
  },
  list: {
    title: 'Imports',
    columns: {
      file: 'File',
      state: 'State',
      rows: 'Imported',
      by: 'By',
      at: 'On',
      actions: 'Actions',
    },
    of: (imported: number, rows: number) => `${number(imported)} of ${number(rows)} rows`,
    states: {
      read: 'Columns to match',
      checked: 'Not imported yet',
      importing: 'Importing',
      done: 'Done',
      undoing: 'Undoing',
      undone: 'Undone',
    } satisfies Record<ImportState, string>,
    open: 'Open',
    openOf: (filename: string) => `Open the import of ${filename}`,
    empty: { title: 'No imports yet', description: 'Files that you import are listed here.' },
  },
}
