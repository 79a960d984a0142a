import * as z from 'zod/mini'
import { attemptIdField } from './attempt-id'
import { emailField } from './email'
import { ownPhotoUrlField } from './media-url'
import { messages } from './messages'
import { phoneField } from './phone'
import { choice, optionalLine, optionalText, requiredLine, requiredText } from './text'

/** As in spec section 5; hours a week. */
export const availabilityOptions = ['1-5 hours', '6-10 hours', '11-20 hours', '20+ hours'] as const

/** As in spec section 5. */
export const interestIds = [
  'child-education',
  'healthcare',
  'elderly-care',
  'environment',
  'drug-deaddiction',
  'women-empowerment',
  'awareness-campaigns',
  'fundraising',
] as const
export type InterestId = (typeof interestIds)[number]

export const volunteerStatuses = ['pending', 'approved', 'rejected'] as const
export type VolunteerStatus = (typeof volunteerStatuses)[number]

/** The mails to an applicant. */
export const applicantMails = ['received', 'approved', 'declined'] as const
export type ApplicantMail = (typeof applicantMails)[number]

/** Stored for fields that the applicant left empty (spec section 5). */
const volunteerDefaults = {
  motivation: 'Interested in helping the community',
  availability: 'Flexible',
  experience: 'Will learn and contribute',
} as const

export const SKILLS_MAX_COUNT = 30
export const SKILL_MAX_LENGTH = 100
/** Number of interests on a card of the dashboard, and the characters shown of each (spec section 9). */
const INTEREST_BADGE_MAX_COUNT = 2
const INTEREST_BADGE_MAX_LENGTH = 8

/** What applicants say about themselves. */
export const volunteerFields = {
  firstName: requiredLine(messages.firstNameRequired, 100),
  lastName: requiredLine(messages.lastNameRequired, 100),
  email: emailField,
  phone: phoneField,
  address: optionalText(500),
  photoUrl: ownPhotoUrlField,
  occupation: optionalLine(200),
  organization: optionalLine(200),
  interests: z.pipe(
    z.transform((value: string[] | null | undefined) => value ?? []),
    z.pipe(
      z.array(
        choice({ options: interestIds, required: messages.interestsInvalid }),
        messages.interestsInvalid,
      ),
      z.transform((interests: InterestId[]) => [...new Set(interests)]),
    ),
  ),
  // Free text: the contract restricts only interests to a list, so other clients may send 'Weekends'.
  availability: optionalLine(100),
  experience: optionalText(4000),
  motivation: optionalText(4000),
  skills: z.pipe(
    z.transform(toSkills),
    z
      .array(requiredLine(messages.skillsInvalid, SKILL_MAX_LENGTH), messages.skillsInvalid)
      .check(z.maxLength(SKILLS_MAX_COUNT, messages.skillsInvalid)),
  ),
  emergencyContact: optionalLine(200),
}

/**
 * Body of POST /api/volunteers (contract): requires names, e-mail and phone and fills in the defaults. A
 * visitor's `status` and `id` are not in the schema and are dropped.
 */
export const volunteerApplication = z.pipe(
  z.object({ ...volunteerFields, attemptId: attemptIdField }, messages.bodyInvalid),
  z.transform(fillDefaults<VolunteerAnswers & { attemptId?: string }>),
)
export type VolunteerInput = z.output<typeof volunteerApplication>

/** The values of the form on /join (spec section 5): also requires occupation and motivation. */
export const volunteerForm = z.pipe(
  z.object(
    {
      ...volunteerFields,
      occupation: requiredLine(messages.occupationRequired, 200),
      motivation: requiredText(messages.motivationRequired, 4000),
    },
    messages.bodyInvalid,
  ),
  z.transform(fillDefaults<VolunteerAnswers & { occupation: string; motivation: string }>),
)
export type VolunteerFormValues = z.input<typeof volunteerForm>

/** Returns the status after a toggle: approved to pending, anything else to approved (spec section 4). */
export function toggledStatus(status: string): VolunteerStatus {
  return status === 'approved' ? 'pending' : 'approved'
}

/** Returns first and last name in title case, as the dashboard shows them (spec section 2). */
export function volunteerName({ firstName, lastName }: VolunteerNames): string {
  return `${firstName} ${lastName}`.trim().replace(/[\p{L}\p{M}\p{N}'’]+/gu, toTitleCase)
}

/** Capitals inside a name, as in 'D’Souza' and 'McDonald', are intentional. */
const OWN_CAPITALS = /^\p{Lu}.*\p{Ll}.*\p{Lu}|^\p{Lu}['’]\p{Lu}\p{Ll}/u

function toTitleCase(word: string): string {
  if (OWN_CAPITALS.test(word)) return word
  return word.toLocaleLowerCase('en').replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('en'))
}

/** Returns the initials shown for a missing photo, in capitals; in Hindi with their vowel sign, as is usual. */
export function volunteerInitials({ firstName, lastName }: VolunteerNames): string {
  return [firstName, lastName]
    .map((name) => cutTo(1, name.trim()))
    .join('')
    .toLocaleUpperCase('en')
}

/**
 * Returns the interest badges of a card (spec section 9).
 * @returns at most two interests, each cut to 8 graphemes, and the number of `more` (for '+N').
 */
export function interestBadges(interests: readonly string[]): { shown: string[]; more: number } {
  return {
    shown: interests
      .slice(0, INTEREST_BADGE_MAX_COUNT)
      .map((interest) => cutTo(INTEREST_BADGE_MAX_LENGTH, interest)),
    more: Math.max(0, interests.length - INTEREST_BADGE_MAX_COUNT),
  }
}

function cutTo(length: number, text: string): string {
  const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(text)
  return Array.from(letters, ({ segment }) => segment)
    .slice(0, length)
    .join('')
}

type VolunteerNames = { firstName: string; lastName: string }
type VolunteerAnswers = z.output<z.ZodMiniObject<typeof volunteerFields>>

function fillDefaults<Answers extends VolunteerAnswers>(answers: Answers) {
  return {
    ...answers,
    motivation: answers.motivation ?? volunteerDefaults.motivation,
    availability: answers.availability ?? volunteerDefaults.availability,
    experience: answers.experience ?? volunteerDefaults.experience,
    emergencyContact: answers.emergencyContact ?? answers.phone,
  }
}

/** Splits text at commas and drops blank items; anything but text or a list is left for the schema to refuse. */
function toSkills(value: string | string[] | null | undefined): unknown {
  if (value === null || value === undefined) return []
  const skills = typeof value === 'string' ? value.split(',') : value
  if (!Array.isArray(skills)) return value
  return skills.filter((skill) => typeof skill !== 'string' || skill.trim() !== '')
}
