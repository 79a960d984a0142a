import type * as z from 'zod/mini'
import type { Contact } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { ContactListQuery, ContactPatch, contactMessage } from '@/domain/contact'
import type { IdDto } from '@/domain/responses/common'
import { type ContactDto, contactResponse } from '@/domain/responses/contact'
import type { WithSpamTrap } from '@/domain/spam-trap'
import { listFilter } from '../documents/conditions'
import { createOnce } from '../documents/create-once'
import { findPage, trashDocument, updateDocument } from '../documents/documents'
import { pickFields } from '../documents/pick-fields'
import type { Page } from '../http/responses'
import { noteSpam } from '../http/spam-trap'
import { noticeFields } from '../privacy-notice'

/** Stores a message from the Contact page, once for each attempt. */
export async function createContact({
  values,
  spamReason,
}: WithSpamTrap<z.output<typeof contactMessage>>): Promise<IdDto> {
  const data = { ...values, ...noticeFields(), suspectedSpam: noteSpam(spamReason) }
  const { doc } = await createOnce({ collection: slugs.contacts, data })
  return { id: doc.id }
}

/** Lists the messages, newest first: all, or those with a status. */
export async function listContacts(query: ContactListQuery): Promise<Page<ContactDto>> {
  const { items, total } = await findPage({
    collection: slugs.contacts,
    query,
    filter: listFilter({ status: query.status }),
  })
  return { items: items.map(toDto), total }
}

type ContactChange = { id: string; input: ContactPatch; expected?: string }

/**
 * Marks a message as read or answered.
 * @throws ApiError 404 and 409 like `updateDocument`.
 */
export async function updateContact({ id, input, expected }: ContactChange): Promise<ContactDto> {
  return toDto(
    await updateDocument({ collection: slugs.contacts, id, expected, toData: () => input }),
  )
}

/**
 * Moves a message to the trash.
 * @throws ApiError 404 if there is no such message.
 */
export function deleteContact(id: string): Promise<IdDto> {
  return trashDocument(slugs.contacts, id)
}

function toDto(doc: Contact): ContactDto {
  return pickFields(contactResponse, doc)
}
