/** What a gift was given for, as in the statement's code list. */
export type DonationType = 'corpus' | 'specific' | 'other'
/** How it came in, as in the statement's code list. */
export type ReceiptMode = 'cash' | 'electronic' | 'other'

/** A row of the statement: a donor's gifts of a year with the same type and mode. */
export type StatementRow = {
  pan: string
  donorName: string
  address: string
  type: DonationType
  mode: ReceiptMode
  paise: number
}

/** The foundation's data, repeated in every row. */
export type StatementIssuer = {
  /** Unique Registration Number of the 80G approval. */
  urn: string
  /** Day of the approval, '2021-05-28'. */
  urnIssuedOn: string
}

type Column = { heading: string; cell: (row: StatementRow, context: Context) => string }
type Context = StatementIssuer & { format: StatementFormat; serial: number }

/** The tax office's format of the yearly statement of donations, for the years `from` to `to`. */
export type StatementFormat = {
  form: string
  /** The certificate that the portal issues to the donors in it. */
  certificate: string
  act: string
  /** Financial years by the year in which they begin; `to` is absent for the current format. */
  from: number
  to?: number
  /** False if we have no source for the template: docs/decisions/0124. */
  isTemplateConfirmed: boolean
  idCode: string
  sectionCode: string
  types: Record<DonationType, string>
  modes: Record<ReceiptMode, string>
  columns: readonly Column[]
}

/** Headings of the columns by which two files are compared. */
export const statementHeadings = {
  pan: 'Unique Identification Number',
  donorName: 'Name of donor',
  address: 'Address of donor',
  type: 'Donation Type',
  mode: 'Mode of receipt',
  amount: 'Amount of donation (Indian rupees)',
} as const

const COLUMNS: readonly Column[] = [
  { heading: 'Sl. No.', cell: (_, { serial }) => String(serial) },
  // For certificates numbered in advance; the portal fills in the others.
  { heading: 'Pre Acknowledgement Number', cell: () => '' },
  { heading: 'ID Code', cell: (_, { format }) => format.idCode },
  { heading: statementHeadings.pan, cell: ({ pan }) => pan },
  { heading: 'Section Code', cell: (_, { format }) => format.sectionCode },
  { heading: 'Unique Registration Number (URN)', cell: (_, { urn }) => plain(urn) },
  {
    heading: 'Date of Issuance of Unique Registration Number',
    cell: (_, { urnIssuedOn }) => urnIssuedOn.split('-').reverse().join('/'),
  },
  { heading: statementHeadings.donorName, cell: ({ donorName }) => plain(donorName) },
  { heading: statementHeadings.address, cell: ({ address }) => plain(address) },
  { heading: statementHeadings.type, cell: ({ type }, { format }) => format.types[type] },
  { heading: statementHeadings.mode, cell: ({ mode }, { format }) => format.modes[mode] },
  { heading: statementHeadings.amount, cell: ({ paise }) => rupees(paise) },
]

const CODES = {
  idCode: 'Permanent Account Number',
  sectionCode: 'Section 80G',
  types: { corpus: 'Corpus', specific: 'Specific grant', other: 'Others' },
  modes: {
    cash: 'Cash',
    electronic: 'Electronic modes including account payee cheque/draft',
    other: 'Others',
  },
  columns: COLUMNS,
}

const FORMATS: readonly StatementFormat[] = [
  {
    ...CODES,
    form: 'Form 10BD',
    certificate: 'Form 10BE',
    act: 'Income-tax Act, 1961, section 80G(5)(viii) and rule 18AB',
    from: 2021,
    to: 2025,
    isTemplateConfirmed: true,
  },
  {
    ...CODES,
    form: 'Form 113',
    certificate: 'Form 114',
    act: 'Income-tax Act, 2025, section 354(1)(e) and rule 190',
    from: 2026,
    isTemplateConfirmed: false,
  },
]

/** The first financial year that has a statement. */
export const FIRST_STATEMENT_YEAR = FORMATS[0]?.from ?? 0

/** Returns the format for a financial year; undefined before statements existed. */
export function statementFormat(year: number): StatementFormat | undefined {
  return FORMATS.find(({ from, to }) => year >= from && year <= (to ?? year))
}

/** Returns the deadline of a financial year's statement: '2027-05-31' for 2026. */
export function statementDueOn(year: number): string {
  return `${year + 1}-05-31`
}

/** Whether an approval was issued after the year had ended: another may have been valid in it. */
export function isApprovalLater(year: number, urnIssuedOn: string): boolean {
  return urnIssuedOn >= `${year + 1}-04-01`
}

/** Returns the line of headings. */
export function statementHeading({ columns }: StatementFormat): string {
  return toLine(columns.map(({ heading }) => heading))
}

/** Returns the line of a row. @param serial from 1. */
export function statementLine(
  row: StatementRow,
  { format, serial, ...issuer }: StatementIssuer & { format: StatementFormat; serial: number },
): string {
  return toLine(format.columns.map(({ cell }) => cell(row, { ...issuer, format, serial })))
}

/** Returns the cells of a line by heading. @throws Error if their number is wrong. */
export function readStatementLine(line: string, { columns }: StatementFormat) {
  const cells = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '',
  )
  if (cells.length !== columns.length) throw new Error('Not a line of this statement')
  return Object.fromEntries(columns.map(({ heading }, index) => [heading, cells[index] ?? '']))
}

/**
 * Returns text on one line that no spreadsheet takes for a formula. A leading apostrophe, as in our other
 * exports, would become part of the name at the tax office.
 */
function plain(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[=+\-@\s]+/, '')
}

function rupees(paise: number): string {
  const decimals = paise % 100
  return `${Math.floor(paise / 100)}${decimals ? `.${String(decimals).padStart(2, '0')}` : ''}`
}

function toLine(cells: string[]): string {
  const written = cells.map((cell) =>
    /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${written.join(',')}\r\n`
}
