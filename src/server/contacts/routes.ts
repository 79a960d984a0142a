import { contactListQuery, contactMessage, contactPatch } from '@/domain/contact'
import { idResponse } from '@/domain/responses/common'
import { contactResponse } from '@/domain/responses/contact'
import { defineRoute, named } from '../http/define-route'
import { createContact, deleteContact, listContacts, updateContact } from './service'

const response = named('Contact', contactResponse)

export const contactRoutes = [
  defineRoute('POST', '/api/contact', {
    summary: 'Sends a message',
    access: 'anyone',
    limit: 'contact',
    body: named('ContactForm', contactMessage),
    form: { path: '/contact', sentId: 'message-sent', failedId: 'message-failed' },
    status: 201,
    response: named('Id', idResponse),
    handle: ({ body, spamReason }) => createContact({ values: body, spamReason }),
  }),
  defineRoute('GET', '/api/admin/contacts', {
    summary: 'Lists the messages',
    access: 'admin',
    query: contactListQuery,
    response: { pageOf: response },
    handle: ({ query }) => listContacts(query),
  }),
  defineRoute('PATCH', '/api/admin/contacts/{id}', {
    summary: 'Marks a message as read or answered',
    access: 'admin',
    body: named('ContactPatch', contactPatch),
    isVersioned: true,
    response,
    handle: ({ id, body, expected }) => updateContact({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/contacts/{id}', {
    summary: 'Deletes a message',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => deleteContact(id),
  }),
] as const
