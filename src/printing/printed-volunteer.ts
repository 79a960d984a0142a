import type { VolunteerDto } from '@/domain/responses/volunteer'

/** What a document shows of a volunteer. */
export type PrintedVolunteer = Pick<
  VolunteerDto,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'phone'
  | 'address'
  | 'photoUrl'
  | 'emergencyContact'
  | 'language'
  | 'service'
  | 'createdAt'
  | 'approvedAt'
  | 'verifyCode'
>

const NUMBER_LENGTH = 8

/**
 * Returns the number on card and certificate: the year of the application and the end of its id.
 */
export function volunteerNumber({
  id,
  createdAt,
}: Pick<PrintedVolunteer, 'id' | 'createdAt'>): string {
  const end = id.replace(/[^0-9a-z]/gi, '').slice(-NUMBER_LENGTH)
  return `V-${new Date(createdAt).getUTCFullYear()}-${end.toUpperCase()}`
}
