import writeExcelFile from 'write-excel-file/node'
import type { ImportOutcome } from '@/domain/import/import'

type Cell = string | number | null | { value: Date; type: DateConstructor; format: string }
/** A row of the file, and what the report should say about it. */
type Written = { cells: Cell[]; outcome: ImportOutcome; reason?: RegExp; paise: number }

const HEADINGS = ['Receipt No.', 'दिनांक', 'Donor Name', 'Amount (₹)', 'Mode', 'Mobile', 'UTR No']
/** The number of title and heading rows above the first row. */
const ROWS_ABOVE = 3

/**
 * Creates a table of gifts as offices keep them: days as text and as Excel dates, lakh commas, ₹, phones
 * with 0 and +91, Hindi names, duplicates and mistakes.
 * @param count the number of rows.
 * @returns the file, and what the report should say about each row, by its number in the sheet.
 */
export async function makeMessyGifts(count: number): Promise<{
  file: Buffer
  expected: Map<number, Written>
}> {
  const rows = Array.from({ length: count }, (_, index) => rowAt(index))
  const expected = new Map(rows.map((row, index) => [index + ROWS_ABOVE + 1, row]))
  const file = await writeExcelFile([
    ['Register of gifts'],
    [],
    HEADINGS,
    ...rows.map(({ cells }) => cells),
  ]).toBuffer()
  return { file, expected }
}

/** In every 20 rows, two are duplicates, one is doubtful and four are refused. */
function rowAt(index: number): Written {
  const good = goodRow(index)
  switch (index % 20) {
    case 15:
      // Repeats the row above, by its receipt number.
      return { ...goodRow(index - 1), outcome: 'same', reason: /Receipt .* in row/ }
    case 16: {
      const [, ...cells] = goodRow(index - 2).cells
      return { ...good, cells: [null, ...cells], outcome: 'same', reason: /those of a gift in row/ }
    }
    case 12: {
      const [receipt, day, , amount, , phone] = goodRow(index - 1).cells
      const cells = [
        null,
        day ?? null,
        `Family of ${receipt}`,
        amount ?? null,
        'Cash',
        phone ?? null,
      ]
      return { ...good, cells, outcome: 'doubtful', reason: /another name/ }
    }
    case 5:
      return refused(good, 1, '03/13/2025', /is not a date/)
    case 6:
      return refused(good, 3, '1,25,00', /is not an amount/)
    case 7:
      return refused(good, 5, '9.87E+09', /shortened the phone number/)
    case 8:
      return refused(good, 2, ' \u200B ', /name is missing/)
    default:
      return good
  }
}

function refused(row: Written, place: number, cell: string, reason: RegExp): Written {
  const cells = row.cells.map((each, at) => (at === place ? cell : each))
  return { cells, outcome: 'refused', reason, paise: 0 }
}

function goodRow(index: number): Written {
  const rupees = 101 + (index % 300) * 1000
  const day = new Date(Date.UTC(2025, 3, 1) + (index % 300) * 86_400_000)
  const [year, month, date] = day.toISOString().slice(0, 10).split('-')
  const days: Cell[] = [
    `${date}/${month}/${year}`,
    { value: day, type: Date, format: 'dd/mm/yyyy' },
    `${date}-${month}-${year}`,
    Math.round(day.getTime() / 86_400_000) + 25_569,
  ]
  const amounts: Cell[] = [
    `₹${rupees.toLocaleString('en-IN')}.50`,
    rupees + 0.5,
    `Rs. ${rupees}.50/-`,
    `${rupees.toLocaleString('en-IN')}.5`,
  ]
  const mobile = 9_000_000_000 + index
  const phones: Cell[] = [`0${mobile}`, mobile, `+91 ${mobile}`, `+91-${mobile}`]
  const names = ['सीता देवी', ' Asha  Devi', 'RAVI KUMAR', 'मोहन लाल']
  const isUpi = index % 4 === 1
  return {
    cells: [
      `R/${index}`,
      days[index % 4] ?? null,
      `${names[index % 4]} ${index}`,
      amounts[(index + 1) % 4] ?? null,
      isUpi ? 'GPay' : 'नकद',
      phones[(index + 2) % 4] ?? null,
      isUpi ? `4${String(index).padStart(11, '0')}` : null,
    ],
    outcome: 'new',
    paise: rupees * 100 + 50,
  }
}
