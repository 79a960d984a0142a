import type { Volunteer } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { IdDto } from '@/domain/responses/common'
import { type VolunteerDto, volunteerResponse } from '@/domain/responses/volunteer'
import type { WithSpamTrap } from '@/domain/spam-trap'
import type { VolunteerInput, VolunteerListQuery, VolunteerPatch } from '@/domain/volunteer'
import { inBackground } from '../background'
import {
  createDocument,
  findPage,
  listFilter,
  trashDocument,
  updateDocument,
} from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { noteSpam } from '../http/spam-trap'
import { toPhotoColumns, toPhotoUrl } from '../pictures/picture-columns'
import { writeToApplicants } from './mails'

const collection = slugs.volunteers

/**
 * Keeps an application.
 * @throws ApiError 400 where its photo was not uploaded here.
 */
export async function createVolunteer(
  { values: { photoUrl, ...fields }, spamReason }: WithSpamTrap<VolunteerInput>,
  language: Locale,
): Promise<IdDto> {
  const photo = await toPhotoColumns(photoUrl)
  const data = { ...fields, ...photo, language, suspectedSpam: noteSpam(spamReason) }
  const { id } = await createDocument({ collection, data })
  writeSoon()
  return { id }
}

/** The applications, newest first. */
export async function listVolunteers(query: VolunteerListQuery): Promise<Page<VolunteerDto>> {
  const { status, from, to } = query
  const { items, total } = await findPage({
    collection,
    query,
    filter: listFilter({ status, from, to }),
  })
  return { items: items.map(toDto), total }
}

type VolunteerChange = { id: string; input: VolunteerPatch; expected?: string }

/**
 * Changes status, photo or notes.
 * @throws ApiError 404 and 409 as `updateDocument`, 400 for a photo that is not there.
 */
export async function updateVolunteer({
  id,
  input: { photoUrl, writesToApplicant, ...fields },
  expected,
}: VolunteerChange): Promise<VolunteerDto> {
  const isTold = fields.status === 'rejected' && writesToApplicant
  const changed = await updateDocument({
    collection,
    id,
    expected,
    toData: async () => ({
      ...fields,
      ...(isTold && { mailDue: 'declined' }),
      ...(await toPhotoColumns(photoUrl)),
    }),
  })
  writeSoon()
  return toDto(changed)
}

/** What a crash leaves undone, the timer does. */
function writeSoon(): void {
  inBackground(writeToApplicants(), 'An applicant could not be written to')
}

/** @throws ApiError 404 where it does not exist. */
export function deleteVolunteer(id: string): Promise<IdDto> {
  return trashDocument(collection, id)
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
  }
}
