import { personQuery } from '@/domain/personal-data'
import {
  personalDataResponse,
  personErasedResponse,
  personExportResponse,
} from '@/domain/responses/personal-data'
import { defineRoute, named } from '../http/define-route'
import { erasePerson } from './erase'
import { exportPerson, getPersonalData } from './plan'

const personForm = named('PersonForm', personQuery)

export const personalDataRoutes = [
  defineRoute('POST', '/api/admin/personal-data', {
    summary: 'How much is stored about a person, and what an erasure would do',
    access: 'admin',
    body: personForm,
    response: named('PersonalData', personalDataResponse),
    errors: [404],
    handle: ({ body }) => getPersonalData(body),
  }),
  defineRoute('POST', '/api/admin/personal-data/export', {
    summary: 'Everything that is stored about a person; written into the audit log',
    access: 'admin',
    needsRecentPassword: true,
    body: personForm,
    response: named('PersonExport', personExportResponse),
    errors: [404],
    handle: ({ body }) => exportPerson(body),
  }),
  defineRoute('POST', '/api/admin/personal-data/erase', {
    summary: 'Erases a person’s data, but what the law has kept',
    access: 'admin',
    needsRecentPassword: true,
    body: personForm,
    response: named('PersonErased', personErasedResponse),
    errors: [404, 409],
    handle: ({ body }) => erasePerson(body),
  }),
] as const
