import type { Contact } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { IdDto } from '@/domain/answers'
import type { ContactDto, ContactInput } from '@/domain/contact'
import type { ListQuery } from '@/domain/list-query'
import type { WithSpamTrap } from '@/domain/spam-trap'
import type { Page } from './answers'
import { createDocument, findPage } from './documents'
import { noteSpam } from './spam-trap'

/** Keeps a message from the Contact page. */
export async function createContact({
  values,
  spamReason,
}: WithSpamTrap<ContactInput>): Promise<IdDto> {
  const data = { ...values, suspectedSpam: noteSpam(spamReason) }
  const { id } = await createDocument({ collection: slugs.contacts, data })
  return { id }
}

/** The messages, newest first. */
export async function listContacts(query: ListQuery): Promise<Page<ContactDto>> {
  const { items, total } = await findPage({ collection: slugs.contacts, query })
  return { items: items.map(toDto), total }
}

function toDto(doc: Contact): ContactDto {
  return {
    id: doc.id,
    name: doc.name,
    email: doc.email,
    phone: doc.phone || undefined,
    subject: doc.subject,
    message: doc.message,
    createdAt: doc.createdAt,
  }
}
