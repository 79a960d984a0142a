import { tidyCell, withoutNukta } from './values'

/** The kinds of records that can be imported. */
export const importSubjects = ['gifts', 'volunteers'] as const
export type ImportSubject = (typeof importSubjects)[number]

type Column = {
  /** Its name in the dashboard. */
  label: string
  isRequired?: boolean
  /**
   * Headings that are recognised, in lower case, English and Hindi: common ones, and those of the
   * dashboard and its exports. Dots below letters (नुक़्ता) are ignored.
   */
  headings: string[]
}

const contact = {
  email: {
    label: 'E-mail',
    headings: ['email', 'e-mail', 'mail', 'email id', 'email address', 'ईमेल', 'ई-मेल'],
  },
  phone: {
    label: 'Phone',
    headings: [
      ...['phone', 'mobile', 'phone no', 'phone number', 'mobile no', 'mobile number', 'contact'],
      ...['contact no', 'contact number', 'whatsapp', 'फोन', 'मोबाइल', 'मोबाइल नंबर', 'फोन नंबर'],
    ],
  },
  address: { label: 'Address', headings: ['address', 'postal address', 'city', 'पता'] },
} satisfies Record<string, Column>

const giftColumns = {
  receivedOn: {
    label: 'Day received',
    isRequired: true,
    headings: [
      ...['date', 'dt', 'day', 'received', 'received on', 'date received', 'donation date'],
      ...['receipt date', 'gift date', 'day received'],
      ...['दिनांक', 'तारीख', 'तिथि', 'दिन', 'दान का दिन', 'दान की तारीख', 'कब मिला'],
    ],
  },
  donorName: {
    label: 'Donor',
    isRequired: true,
    headings: [
      ...['name', 'donor', 'donor name', 'name of donor', 'name of the donor', 'full name'],
      'received from',
      ...['नाम', 'दानदाता', 'दाता', 'दाता का नाम', 'दानदाता का नाम'],
    ],
  },
  amount: {
    label: 'Amount',
    isRequired: true,
    headings: [
      ...['amount', 'amount (inr)', 'amount (rs)', 'amount (₹)', 'donation', 'rupees'],
      ...['amt', 'amt (rs)', 'amt (₹)', 'amount in rs', 'amount in rupees', 'rs'],
      ...['donation amount', 'राशि', 'रकम', 'दान राशि', 'धनराशि', 'रुपये', 'रुपए'],
      ...['रकम (inr)', 'रकम (₹)', 'रकम (रुपये)', 'राशि (₹)', 'राशि (रु)', 'राशि (रुपये)'],
    ],
  },
  // Of our own export: what is left of a gift after refunds.
  counted: {
    label: 'Amount counted',
    headings: ['counted (inr)', 'गिनी गई रकम', 'गिनी गई रकम (inr)'],
  },
  oldReceiptNumber: {
    label: 'Old receipt number',
    headings: [
      ...['receipt', 'receipt no', 'receipt number', 'old receipt number', 'rcpt no', 'r no'],
      ...['old receipt', 'रसीद', 'रसीद नंबर', 'रसीद संख्या', 'रसीद क्रमांक'],
      ...['पुरानी रसीद', 'पुराना रसीद नंबर'],
    ],
  },
  method: {
    label: 'Method',
    headings: [
      ...['method', 'mode', 'payment mode', 'mode of payment', 'payment method', 'paid by'],
      ...['payment type', 'type of payment', 'माध्यम', 'भुगतान माध्यम', 'भुगतान का माध्यम', 'तरीका'],
      ...['भुगतान का तरीका', 'भुगतान का प्रकार', 'भुगतान विधि', 'भुगतान की विधि'],
    ],
  },
  reference: {
    label: 'Reference',
    headings: [
      ...['reference', 'ref', 'ref no', 'reference no', 'utr', 'utr no', 'transaction id'],
      ...['cheque no', 'cheque number', 'chq no', 'संदर्भ', 'चेक नंबर', 'रेफरेंस', 'यूटीआर', 'यूटीआर नंबर'],
    ],
  },
  ...contact,
  panNumber: {
    label: 'PAN',
    headings: ['pan', 'pan no', 'pan number', 'pan card', 'पैन', 'पैन नंबर'],
  },
  purpose: {
    label: 'Purpose',
    headings: [
      ...['purpose', 'purpose of donation', 'given for', 'donation for', 'towards', 'cause'],
      ...['program', 'programme', 'project'],
      ...['उद्देश्य', 'प्रयोजन', 'मद', 'किस काम के लिए', 'कार्यक्रम'],
    ],
  },
  campaign: { label: 'Campaign', headings: ['अभियान'] },
  isFromAbroad: { label: 'From abroad', headings: ['विदेश से'] },
  isAnonymous: { label: 'Anonymous', headings: ['गुमनाम', 'कैसे दिखे'] },
  message: {
    label: 'Message',
    headings: [
      ...['message', 'remarks', 'remark', 'note', 'notes', 'comment'],
      ...['टिप्पणी', 'विवरण', 'संदेश'],
    ],
  },
} satisfies Record<string, Column>

const volunteerColumns = {
  firstName: {
    label: 'First name',
    headings: ['first name', 'firstname', 'given name', 'पहला नाम'],
  },
  lastName: {
    label: 'Last name',
    headings: ['last name', 'lastname', 'surname', 'उपनाम', 'कुलनाम'],
  },
  fullName: {
    label: 'Full name',
    headings: ['name', 'full name', 'volunteer', 'volunteer name', 'नाम', 'पूरा नाम'],
  },
  email: { ...contact.email, isRequired: true },
  phone: { ...contact.phone, isRequired: true },
  address: contact.address,
  status: { label: 'Status', headings: ['status', 'स्थिति'] },
  occupation: {
    label: 'Occupation',
    headings: ['occupation', 'profession', 'job', 'पेशा', 'व्यवसाय', 'क्या करते हैं'],
  },
  organization: {
    label: 'Organization',
    headings: ['organization', 'organisation', 'company', 'college', 'संस्था', 'संस्थान'],
  },
  skills: { label: 'Skills', headings: ['skills', 'skill', 'कौशल', 'हुनर'] },
  availability: { label: 'Availability', headings: ['availability', 'hours', 'समय', 'कितना समय'] },
  notes: { label: 'Notes', headings: ['notes', 'note', 'remarks', 'remark', 'टिप्पणी'] },
} satisfies Record<string, Column>

/** The columns of each subject, in the order in which they are shown. */
export const importColumns: Record<ImportSubject, Record<string, Column>> = {
  gifts: giftColumns,
  volunteers: volunteerColumns,
}
export type GiftColumn = keyof typeof giftColumns
export type VolunteerColumn = keyof typeof volunteerColumns

/** The index of each column's heading in the file, from 0. */
export type ColumnIndexes = Record<string, number>

/** The words and abbreviations for “number” at the end of Hindi headings. */
const HINDI_NUMBER = / (?:नं|नम्बर|सं|संख्या|क्रमांक|क्र)$/

/** The recognised headings of each column, normalized by `headingKey`. */
const KNOWN_KEYS: Record<ImportSubject, [string, Set<string>][]> = {
  gifts: knownKeys('gifts'),
  volunteers: knownKeys('volunteers'),
}

function knownKeys(subject: ImportSubject): [string, Set<string>][] {
  return Object.entries(importColumns[subject]).map(([column, { label, headings }]) => [
    column,
    new Set([label, ...headings].map(headingKey)),
  ])
}

/** Guesses the columns from a file's headings; unknown headings are left out. */
export function guessColumns(subject: ImportSubject, headings: string[]): ColumnIndexes {
  const keys = headings.map(headingKey)
  const indexes = findColumns(subject, keys)
  const isLastNameAlone = indexes.lastName !== undefined && indexes.firstName === undefined
  return isLastNameAlone ? findColumns(subject, keys.map(firstNameKey)) : indexes
}

function findColumns(subject: ImportSubject, keys: string[]): ColumnIndexes {
  const indexes: ColumnIndexes = {}
  for (const [column, known] of KNOWN_KEYS[subject]) {
    const index = keys.findIndex((key) => known.has(key))
    if (index >= 0 && !Object.values(indexes).includes(index)) indexes[column] = index
  }
  return indexes
}

/** Next to a last name, a column headed just “Name” holds the first name, as in our own Hindi export. */
function firstNameKey(key: string): string {
  return key === 'name' || key === 'नाम' ? 'first name' : key
}

/** Counts the known headings in a row; used to find the heading row. */
export function countKnownHeadings(subject: ImportSubject, cells: string[]): number {
  return Object.keys(guessColumns(subject, cells)).length
}

/** Returns the message why a choice of columns cannot be used, or null. */
export function columnsProblem(
  subject: ImportSubject,
  indexes: ColumnIndexes,
  headingCount: number,
): string | null {
  const columns = importColumns[subject]
  for (const [column, index] of Object.entries(indexes)) {
    if (!columns[column] || index >= headingCount) return 'There is no such column.'
  }
  const lacking = Object.entries(columns).find(
    ([column, { isRequired }]) => isRequired && indexes[column] === undefined,
  )
  if (lacking) return `Choose the column that holds: ${lacking[1].label}.`
  const hasName = indexes.fullName !== undefined || indexes.firstName !== undefined
  if (subject === 'volunteers' && !hasName) return 'Choose the column that holds the name.'
  const taken = Object.values(indexes)
  return new Set(taken).size < taken.length ? 'One column of the file is chosen twice.' : null
}

/** Returns the first heading that occurs twice in a file; undefined if all are unique. */
export function repeatedHeading(headings: string[]): string | undefined {
  const keys = headings.map(headingKey)
  return headings.find((_, index) => keys[index] && keys.indexOf(keys[index]) < index)
}

/** Returns the form in which headings are compared: lower case, without punctuation, with one word for “number”. */
function headingKey(heading: string): string {
  return (
    withoutNukta(tidyCell(heading))
      .toLocaleLowerCase('en')
      .replace(/[.:*_#]+/g, ' ')
      .replace(/\s+/g, ' ')
      // As in 'Amount (Rs.)'.
      .replaceAll(' )', ')')
      .trim()
      .replace(HINDI_NUMBER, ' नंबर')
  )
}
