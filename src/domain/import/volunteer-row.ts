import { SKILL_MAX_LENGTH, SKILLS_MAX_COUNT, type VolunteerStatus } from '../volunteer'
import { VOLUNTEER_NOTES_MAX_LENGTH } from '../volunteer-desk'
import type { ColumnIndexes, VolunteerColumn } from './columns'
import { type Read, readEmail, readPhone, rowReader, tidyCell, withinLength } from './values'

/** A volunteer parsed from a file. */
export type ImportedVolunteer = {
  firstName: string
  lastName: string
  email: string
  phone: string
  status: VolunteerStatus
  address?: string
  occupation?: string
  organization?: string
  availability?: string
  notes?: string
  skills: string[]
}

const MAX_LENGTHS = {
  address: 500,
  occupation: 200,
  organization: 200,
  availability: 100,
  notes: VOLUNTEER_NOTES_MAX_LENGTH,
} as const

const NAME_MAX_LENGTH = 100

/** Patterns of people's words for statuses. */
const STATUSES: [RegExp, VolunteerStatus][] = [
  [/^(?:approved|active|yes|accepted|confirmed|स्वीकृत|सक्रिय)$/, 'approved'],
  [/^(?:pending|new|waiting|applied|लंबित|नया)$/, 'pending'],
  [/^(?:rejected|declined|inactive|no|left|अस्वीकृत|निष्क्रिय)$/, 'rejected'],
]

/** Parses a row of a file as a volunteer. @returns the volunteer, or a message with all problems. */
export function readVolunteerRow(cells: string[], indexes: ColumnIndexes): Read<ImportedVolunteer> {
  const { cell, take, line, problems } = rowReader<VolunteerColumn, keyof typeof MAX_LENGTHS>({
    cells,
    indexes,
    maxLengths: MAX_LENGTHS,
  })

  const [firstName, lastName] = namesOf(cell)
  if (!firstName) problems.push('The name is missing')
  else if (!lastName)
    problems.push(`“${firstName}” is one name: a first and a last name are needed`)
  if (!cell('email')) problems.push('The e-mail address is missing')
  if (!cell('phone')) problems.push('The phone number is missing')
  const skills = cell('skills').split(/[,;]/).map(tidyCell).filter(Boolean)
  if (skills.length > SKILLS_MAX_COUNT || skills.some(({ length }) => length > SKILL_MAX_LENGTH)) {
    problems.push('The skills are too many or too long')
  }
  const volunteer: ImportedVolunteer = {
    firstName: take(firstName, (text) => withinLength(text, NAME_MAX_LENGTH)) ?? '',
    lastName: take(lastName, (text) => withinLength(text, NAME_MAX_LENGTH)) ?? '',
    email: take(cell('email'), readEmail) ?? '',
    phone: take(cell('phone'), readPhone) ?? '',
    status: take(cell('status'), readStatus) ?? 'pending',
    address: line('address'),
    occupation: line('occupation'),
    organization: line('organization'),
    availability: line('availability'),
    notes: line('notes'),
    skills,
  }
  return problems.length > 0 ? { problem: problems.join('. ') } : { value: volunteer }
}

/** Returns first and last name: from their own columns, or split off a full name's last word. */
function namesOf(cell: (column: VolunteerColumn) => string): [string, string] {
  const [first, last] = [cell('firstName'), cell('lastName')]
  if (first && last) return [first, last]
  const words = (cell('fullName') || `${first} ${last}`).trim().split(' ')
  return [
    words.slice(0, -1).join(' ') || (words[0] ?? ''),
    words.length > 1 ? (words.at(-1) ?? '') : '',
  ]
}

function readStatus(text: string): Read<VolunteerStatus> {
  const [, status] = STATUSES.find(([words]) => words.test(text.toLowerCase())) ?? []
  if (status) return { value: status }
  return { problem: `“${text}” is not a status: use Pending, Approved or Rejected` }
}
