import { maskPan } from '@/domain/pan'
import type { StatementChangeDto, StatementChangesDto } from '@/domain/responses/statement'
import type { CashLeftOut } from '@/domain/statement'
import {
  readStatementLine,
  type StatementFormat,
  statementHeadings,
  statementLine,
} from '@/domain/statement-format'
import { compareTexts } from '@/lib/compare-texts'
import { readLines } from '@/lib/read-lines'
import { cashLeftOut, readRows, requireFile } from './files'
import { readFileContent } from './parts'
import { requireYear } from './year'

/** Maximum number of changes listed; all are counted. */
const MAX_LISTED = 200

type Line = Record<string, string>

/**
 * Compares a file, filed or not, with today's gifts. Both are read in the order of their PANs, line
 * by line.
 * @throws ApiError 404 if there is no such file.
 */
export async function changesSince(id: string): Promise<StatementChangesDto> {
  const file = await requireFile(id)
  const { year, format } = requireYear(String(file.financialYear))
  const found: StatementChangesDto = { total: 0, changes: [] }
  const note = (before: Line | undefined, after: Line | undefined) => {
    const change = changeOf(before, after)
    if (!change) return
    found.total += 1
    if (found.changes.length < MAX_LISTED) {
      found.changes.push({ id: String(found.total), ...change })
    }
  }
  const filed = linesOfFile(id, format)
  const current = linesOfToday(year, cashLeftOut(file), format)
  let [before, after] = [await next(filed), await next(current)]
  while (before || after) {
    const order = compare(before, after)
    note(order <= 0 ? before : undefined, order >= 0 ? after : undefined)
    if (order <= 0) before = await next(filed)
    if (order >= 0) after = await next(current)
  }
  return found
}

async function* linesOfFile(id: string, format: StatementFormat): AsyncGenerator<Line> {
  let isHeading = true
  for await (const line of readLines(readFileContent(id))) {
    if (!isHeading) yield readStatementLine(line.trimEnd(), format)
    isHeading = false
  }
}

async function* linesOfToday(
  year: number,
  cash: CashLeftOut,
  format: StatementFormat,
): AsyncGenerator<Line> {
  const context = { format, serial: 0, urn: '', urnIssuedOn: '' }
  for await (const row of readRows(year, cash)) {
    yield readStatementLine(statementLine(row, context).trimEnd(), format)
  }
}

async function next(lines: AsyncGenerator<Line>): Promise<Line | undefined> {
  const { value, done } = await lines.next()
  return done ? undefined : value
}

/** Compares in the order that both sides are read in; an ended side comes last. */
function compare(before: Line | undefined, after: Line | undefined): number {
  if (!before || !after) return before ? -1 : 1
  return compareTexts(keyOf(before), keyOf(after))
}

function keyOf(line: Line): string {
  return (['pan', 'type', 'mode'] as const).map((column) => cellOf(line, column)).join('\n')
}

function changeOf(before: Line | undefined, after: Line | undefined) {
  const line = after ?? before
  if (!line) return null
  const differs = (column: Column) => cellOf(before, column) !== cellOf(after, column)
  const isDonorChanged = Boolean(before && after) && (differs('donorName') || differs('address'))
  if (before && after && !isDonorChanged && !differs('amount')) return null
  const kind: StatementChangeDto['kind'] = !before ? 'added' : !after ? 'removed' : 'changed'
  return {
    kind,
    pan: maskPan(cellOf(line, 'pan')),
    donorName: cellOf(line, 'donorName'),
    type: cellOf(line, 'type'),
    mode: cellOf(line, 'mode'),
    ...(before && { before: Number(cellOf(before, 'amount')) }),
    ...(after && { after: Number(cellOf(after, 'amount')) }),
    isDonorChanged,
  }
}

type Column = keyof typeof statementHeadings

function cellOf(line: Line | undefined, column: Column): string {
  return line?.[statementHeadings[column]] ?? ''
}
