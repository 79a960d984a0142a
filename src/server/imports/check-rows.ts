import type { Import } from '@/cms/payload-types'
import type { ColumnIndexes, ImportSubject } from '@/domain/import/columns'
import { type ImportedGift, readGiftRow } from '@/domain/import/gift-row'
import type { ReportRow } from '@/domain/import/import'
import { judgeGifts, type Verdict } from '@/domain/import/judge-gifts'
import { judgeVolunteers } from '@/domain/import/judge-volunteers'
import { type Read, tidyCell } from '@/domain/import/values'
import { type ImportedVolunteer, readVolunteerRow } from '@/domain/import/volunteer-row'
import { indianDayOf } from '@/lib/dates'
import { findPurposes, withDoubt, withPurpose } from './gift-purposes'
import { findKnownGifts, findKnownVolunteers } from './known'
import type { Table } from './read-table'
import { findReportedIn, withReport } from './reported-transfers'

type Checked = { subject: ImportSubject; table: Table; indexes: ColumnIndexes; id: Import['id'] }

/**
 * Judges each row of a file: new, already known, doubtful, or refused.
 * @param checked.id of the import, whose own records do not count as known.
 */
export function checkRows(checked: Checked): Promise<ReportRow[]> {
  return checked.subject === 'gifts' ? checkGifts(checked) : checkVolunteers(checked)
}

async function checkGifts({ table, indexes, id }: Checked): Promise<ReportRow[]> {
  const today = indianDayOf(new Date())
  const read = readRows(table, (cells) => readGiftRow(cells, indexes, today))
  const rows = valuesOf(read).map(({ row, value }) => ({ row, gift: value }))
  const gifts = rows.map(({ gift }) => gift)
  const purposes = await findPurposes(gifts)
  const judged = judgeGifts(rows, await findKnownGifts(gifts, id))
  const reported = await findReportedIn(gifts)
  const verdicts = judged.map((verdict, index) =>
    withDoubt(withReport(verdict, gifts[index], reported), gifts[index], purposes),
  )
  const facts = (read: ImportedGift) => {
    const gift = withPurpose(read, purposes)
    const { donorName: name, receivedOn: day, amountPaise, givenFor } = gift
    return {
      name,
      day,
      amountPaise,
      gift,
      purpose: givenFor?.campaignName ?? givenFor?.purposeName,
    }
  }
  const nameOf = (cells: string[]) => nameIn(cells, indexes.donorName)
  return report({ rows: read, verdicts, facts, nameOf })
}

async function checkVolunteers({ table, indexes, id }: Checked): Promise<ReportRow[]> {
  const read = readRows(table, (cells) => readVolunteerRow(cells, indexes))
  const rows = valuesOf(read).map(({ row, value }) => ({ row, volunteer: value }))
  const verdicts = judgeVolunteers(rows, await findKnownVolunteers(id))
  const facts = (volunteer: ImportedVolunteer) => ({
    name: `${volunteer.firstName} ${volunteer.lastName}`,
    volunteer,
  })
  const nameOf = (cells: string[]) =>
    [indexes.fullName, indexes.firstName, indexes.lastName]
      .map((index) => nameIn(cells, index))
      .filter(Boolean)
      .join(' ')
  return report({ rows: read, verdicts, facts, nameOf })
}

type ReadRow<Value> = { row: number; cells: string[]; read: Read<Value> }

function readRows<Value>(
  { headings, rows }: Table,
  read: (cells: string[]) => Read<Value>,
): ReadRow<Value>[] {
  return rows.map(({ row, cells }) => ({
    row,
    cells,
    read:
      cells.length > headings.length
        ? { problem: 'The row has more cells than there are columns' }
        : read(cells),
  }))
}

function valuesOf<Value>(rows: ReadRow<Value>[]): { row: number; value: Value }[] {
  return rows.flatMap(({ row, read }) => ('value' in read ? { row, value: read.value } : []))
}

type Judged<Value> = {
  rows: ReadRow<Value>[]
  verdicts: Verdict[]
  facts: (value: Value) => Omit<ReportRow, 'row' | 'outcome' | 'reason'>
  /** Returns the name in a row that could not be read. */
  nameOf: (cells: string[]) => string
}

function report<Value>({ rows, verdicts, facts, nameOf }: Judged<Value>): ReportRow[] {
  const left = verdicts[Symbol.iterator]()
  return rows.map(({ row, cells, read }): ReportRow => {
    if ('problem' in read) {
      return { row, outcome: 'refused', reason: read.problem, name: nameOf(cells) }
    }
    const verdict: Verdict = left.next().value ?? { outcome: 'new' }
    return { row, ...verdict, ...facts(read.value) }
  })
}

function nameIn(cells: string[], index: number | undefined): string {
  return index === undefined ? '' : tidyCell(cells[index] ?? '').slice(0, 200)
}
