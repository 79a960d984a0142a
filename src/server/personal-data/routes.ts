import { personQuery } from '@/domain/personal-data'
import {
  personalDataResponse,
  personErasedResponse,
  personExportResponse,
  retentionPreviewResponse,
} from '@/domain/responses/personal-data'
import { retentionQuery } from '@/domain/retention'
import { defineRoute, named } from '../http/define-route'
import { erasePerson } from './erase'
import { exportPerson, getPersonalData } from './plan'
import { countExpired } from './retention'

const personForm = named('PersonForm', personQuery)

export const personalDataRoutes = [
  defineRoute('POST', '/api/admin/personal-data', {
    summary: 'Counts what is stored about a person and previews an erasure',
    access: 'admin',
    body: personForm,
    response: named('PersonalData', personalDataResponse),
    errors: [404],
    handle: ({ body }) => getPersonalData(body),
  }),
  defineRoute('POST', '/api/admin/personal-data/export', {
    summary: 'Exports everything stored about a person; recorded in the audit log',
    access: 'admin',
    needsRecentPassword: true,
    body: personForm,
    response: named('PersonExport', personExportResponse),
    errors: [404],
    handle: ({ body }) => exportPerson(body),
  }),
  defineRoute('POST', '/api/admin/personal-data/erase', {
    summary: "Erases a person's data, except what the law requires to be kept",
    access: 'admin',
    needsRecentPassword: true,
    body: personForm,
    response: named('PersonErased', personErasedResponse),
    errors: [404, 409],
    handle: ({ body }) => erasePerson(body),
  }),
  defineRoute('GET', '/api/admin/personal-data/retention', {
    summary: 'Counts what retention would delete now; deletes nothing',
    access: 'admin',
    query: retentionQuery,
    response: named('RetentionPreview', retentionPreviewResponse),
    handle: ({ query }) => countExpired(query),
  }),
] as const
