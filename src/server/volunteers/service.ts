import type { Where } from 'payload'
import { containsText } from '@/cms/database/queries/search'
import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { messages } from '@/domain/messages'
import type { IdDto } from '@/domain/responses/common'
import {
  type VolunteerApprovalDto,
  type VolunteerDto,
  volunteerResponse,
} from '@/domain/responses/volunteer'
import { toSearchKey } from '@/domain/search-text'
import type { WithSpamTrap } from '@/domain/spam-trap'
import type { VolunteerInput } from '@/domain/volunteer'
import type { VolunteerListQuery, VolunteerPatch } from '@/domain/volunteer-desk'
import { storedLocale } from '@/lib/locale'
import { isPayloadRefusal } from '@/lib/payload-refusal'
import { inBackground } from '../background'
import { listFilter } from '../documents/conditions'
import { createOnce } from '../documents/create-once'
import { findPage, trashDocument, updateDocument } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import { ApiError, isApiError } from '../http/api-error'
import type { Page } from '../http/responses'
import { noteSpam } from '../http/spam-trap'
import { getPayloadClient } from '../payload-client'
import { toPhotoColumns, toPhotoUrl } from '../pictures/picture-columns'
import { noticeFields } from '../privacy-notice'
import { servicesOf } from './hours'
import { writeToApplicants } from './mails'

const collection = slugs.volunteers

/**
 * Stores an application, once for each attempt.
 * @throws ApiError 400 if its photo was not uploaded here.
 */
export async function createVolunteer(
  { values: { photoUrl, ...fields }, spamReason }: WithSpamTrap<VolunteerInput>,
  language: Locale,
): Promise<IdDto> {
  const photo = await toPhotoColumns(photoUrl)
  const data = {
    ...fields,
    ...photo,
    ...noticeFields(),
    language,
    suspectedSpam: noteSpam(spamReason),
  }
  const { doc, isNew } = await createOnce({ collection, data })
  if (isNew) writeSoon()
  return { id: doc.id }
}

/** Names are searched and sorted as in `searchText`: in lower case. */
const ORDERS = {
  newest: undefined,
  oldest: ['createdAt', 'id'],
  name: ['searchText', 'id'],
} satisfies Record<NonNullable<VolunteerListQuery['order']>, string[] | undefined>

/** Lists the applications, newest first by default. */
export async function listVolunteers(query: VolunteerListQuery): Promise<Page<VolunteerDto>> {
  const { status, from, to, interest, village, order = 'newest' } = query
  const payload = await getPayloadClient()
  const parts: Where[] = [
    listFilter({ status, from, to }) ?? {},
    interest ? { interests: { in: [interest] } } : {},
    village ? containsText(payload, 'addressText', toSearchKey(village)) : {},
  ].filter((part) => Object.keys(part).length > 0)
  const { items, total } = await findPage({
    collection,
    query,
    sort: ORDERS[order],
    filter: parts.length > 0 ? { and: parts } : undefined,
  })
  return { items: await toDtos(items), total }
}

type VolunteerChange = { id: string; input: VolunteerPatch; expected?: string }

/**
 * Changes details, status, photo or notes, or renews the card.
 * @throws ApiError 404 and 409 like `updateDocument`, 400 for a photo that does not exist, 409 for
 * renewing the card of somebody who is not approved.
 */
export async function updateVolunteer({
  id,
  input: { photoUrl, writesToApplicant, renewsCard, ...fields },
  expected,
}: VolunteerChange): Promise<VolunteerDto> {
  const writesDecision = fields.status === 'rejected' && writesToApplicant
  const changed = await updateDocument({
    collection,
    id,
    expected,
    toData: async ({ status }) => {
      if (renewsCard && status !== 'approved') throw new ApiError(409, messages.cardNotApproved)
      return {
        ...fields,
        ...(writesDecision && { mailDue: 'declined' as const }),
        ...(renewsCard && { approvedAt: new Date().toISOString() }),
        ...(await toPhotoColumns(photoUrl)),
      }
    },
  })
  writeSoon()
  const [volunteer = toDto(changed)] = await toDtos([changed])
  return volunteer
}

/**
 * Approves those of several applications that are not approved yet. One that cannot be changed now, because it is
 * gone, open in the panel or no longer valid, does not block the others.
 */
export async function approveVolunteers(ids: string[]): Promise<VolunteerApprovalDto> {
  let approved = 0
  for (const id of new Set(ids)) {
    try {
      await updateDocument({
        collection,
        id,
        toData: ({ status }) => {
          if (status === 'approved') throw new ApiError(409, messages.nothingToChange)
          return { status: 'approved' as const }
        },
      })
      approved += 1
    } catch (error) {
      if (!isApiError(error) && !isPayloadRefusal(error)) throw error
    }
  }
  writeSoon()
  return { approved, unchanged: new Set(ids).size - approved }
}

/** Writes due mails in the background; after a crash the timer does. */
function writeSoon(): void {
  inBackground(writeToApplicants(), 'A mail to an applicant could not be queued')
}

/** @throws ApiError 404 if it does not exist. */
export function deleteVolunteer(id: string): Promise<IdDto> {
  return trashDocument(collection, id)
}

async function toDtos(docs: Volunteer[]): Promise<VolunteerDto[]> {
  const services = await servicesOf(docs.map(({ id }) => id))
  return docs.map((doc) => ({ ...toDto(doc), service: services.get(doc.id) }))
}

function toDto(doc: Volunteer): VolunteerDto {
  return {
    ...pickFields(volunteerResponse, doc),
    photoUrl: toPhotoUrl(doc),
    interests: doc.interests ?? [],
    skills: doc.skills ?? [],
    availability: doc.availability ?? '',
    experience: doc.experience ?? '',
    motivation: doc.motivation ?? '',
    emergencyContact: doc.emergencyContact ?? '',
    language: storedLocale(doc),
  }
}
