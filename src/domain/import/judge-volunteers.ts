import { nameOrTextKey } from '../donor'
import { emailKey } from '../email'
import { phoneKey } from '../phone'
import type { Verdict } from './judge-gifts'
import type { ImportedVolunteer } from './volunteer-row'

/** A volunteer in the list, or in an earlier row. */
export type KnownVolunteer = Pick<
  ImportedVolunteer,
  'firstName' | 'lastName' | 'email' | 'phone'
> & {
  /** As in `KnownGift`. */
  place: string
}

/**
 * Judges for each volunteer of a file whether they are already known: by name and e-mail or phone.
 * Another name with the same contact is doubtful: families share a phone.
 * @param known the volunteers in the list.
 * @returns a verdict for each row, in the same order.
 */
export function judgeVolunteers(
  rows: readonly { row: number; volunteer: ImportedVolunteer }[],
  known: readonly KnownVolunteer[],
): Verdict[] {
  const index = new Map<string, KnownVolunteer[]>()
  const add = (one: KnownVolunteer) => {
    for (const key of keysOf(one)) index.set(key, [...(index.get(key) ?? []), one])
  }
  known.forEach(add)
  return rows.map(({ row, volunteer }) => {
    const alike = keysOf(volunteer).flatMap((key) => index.get(key) ?? [])
    const verdict = judge(volunteer, alike)
    if (verdict.outcome !== 'same') add({ ...volunteer, place: `in row ${row}` })
    return verdict
  })
}

function judge(volunteer: ImportedVolunteer, alike: KnownVolunteer[]): Verdict {
  const same = alike.find((known) => fullNameKey(known) === fullNameKey(volunteer))
  const other = same ?? alike[0]
  if (!other) return { outcome: 'new' }
  const contact =
    phoneKey(volunteer.phone) === phoneKey(other.phone) ? 'phone number' : 'e-mail address'
  if (same) return { outcome: 'same', reason: `Name and ${contact} are ${other.place} already` }
  const name = `${other.firstName} ${other.lastName}`
  return {
    outcome: 'doubtful',
    reason: `The ${contact} is ${other.place} with another name: “${name}”`,
  }
}

function keysOf({ email, phone }: Pick<KnownVolunteer, 'email' | 'phone'>): string[] {
  return [`email ${emailKey(email)}`, `phone ${phoneKey(phone)}`]
}

function fullNameKey({ firstName, lastName }: Pick<KnownVolunteer, 'firstName' | 'lastName'>) {
  return nameOrTextKey(`${firstName} ${lastName}`)
}
