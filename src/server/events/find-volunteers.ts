import type { Where } from 'payload'
import { idsByPhone } from '@/cms/database/queries/ids-by-phone'
import type { EventSignUp, Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { emailKey } from '@/domain/email'
import { phoneKey } from '@/domain/phone'
import { toSearchKey } from '@/domain/search-text'
import { volunteerName } from '@/domain/volunteer'
import { inChunks } from '@/lib/in-chunks'
import { findAll } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** Keeps queries short. */
const BATCH = 50

/**
 * Finds the volunteers among those who signed up, by sign-up id: by e-mail address, or else by
 * phone number. A family may share a phone: of several volunteers with the same phone only one with
 * the same name counts. Somebody in the trash is found only if nobody else is: their hours count once
 * they are restored.
 */
export async function findVolunteers(signUps: EventSignUp[]): Promise<Map<string, Volunteer>> {
  const found = new Map<string, Volunteer>()
  for (const batch of inChunks(signUps, BATCH)) {
    const candidates = await findCandidates(batch)
    for (const signUp of batch) {
      const volunteer = choose(signUp, candidates.filter(isListed)) ?? choose(signUp, candidates)
      if (volunteer) found.set(signUp.id, volunteer)
    }
  }
  return found
}

async function findCandidates(signUps: EventSignUp[]): Promise<Volunteer[]> {
  const phones = signUps.flatMap(({ phone }) => phoneKey(phone) ?? [])
  const ids = await idsByPhone(await getPayloadClient(), slugs.volunteers, phones)
  return findAll({
    collection: slugs.volunteers,
    where: {
      and: [
        { status: { not_equals: 'rejected' } },
        {
          or: [
            { id: { in: ids } },
            ...signUps.flatMap(({ email }): Where[] => (email ? [{ email: { like: email } }] : [])),
          ],
        },
      ],
    },
    sort: ['createdAt', 'id'],
    trash: true,
  })
}

function isListed({ deletedAt }: Volunteer): boolean {
  return !deletedAt
}

function choose(signUp: EventSignUp, candidates: Volunteer[]): Volunteer | undefined {
  const name = toSearchKey(signUp.name)
  const isNamed = (volunteer: Volunteer) => toSearchKey(volunteerName(volunteer)) === name
  const email = signUp.email && emailKey(signUp.email)
  const byEmail = candidates.filter((each) => email && emailKey(each.email) === email)
  if (byEmail.length > 0) return byEmail.find(isNamed) ?? byEmail[0]
  const phone = phoneKey(signUp.phone)
  const byPhone = candidates.filter((each) => phone && phoneKey(each.phone) === phone)
  return byPhone.find(isNamed) ?? (byPhone.length === 1 ? byPhone[0] : undefined)
}
