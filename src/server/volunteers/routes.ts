import { localeQuery } from '@/domain/locale-query'
import { idResponse } from '@/domain/responses/common'
import { volunteerResponse } from '@/domain/responses/volunteer'
import { volunteerApplication, volunteerListQuery, volunteerPatch } from '@/domain/volunteer'
import { noteExport } from '../audit/note-export'
import { brake } from '../http/brake'
import { defineRoute, named } from '../http/define-route'
import { createVolunteer, deleteVolunteer, listVolunteers, updateVolunteer } from './service'

const response = named('Volunteer', volunteerResponse)
const id = named('Id', idResponse)

export const volunteerRoutes = [
  defineRoute('POST', '/api/volunteers', {
    summary: 'Applies as a volunteer',
    access: 'anyone',
    limit: 'volunteers',
    query: localeQuery,
    body: named('VolunteerApplication', volunteerApplication),
    form: {
      path: '/join',
      sentId: 'application-sent',
      failedId: 'application-failed',
      lists: ['interests'],
    },
    status: 201,
    response: id,
    handle: async ({ query, body, spamReason }) => {
      await brake('volunteers')
      return createVolunteer({ values: body, spamReason }, query.locale)
    },
  }),
  defineRoute('GET', '/api/admin/volunteers', {
    summary: 'The applications',
    access: 'admin',
    query: volunteerListQuery,
    response: { pageOf: response },
    handle: async ({ query }) => noteExport('volunteers', query, await listVolunteers(query)),
  }),
  defineRoute('PATCH', '/api/admin/volunteers/{id}', {
    summary: 'Changes status, photo or notes',
    access: 'admin',
    body: named('VolunteerPatch', volunteerPatch),
    response,
    handle: ({ id, body, expected }) => updateVolunteer({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/volunteers/{id}', {
    summary: 'Deletes an application',
    access: 'admin',
    response: id,
    handle: ({ id }) => deleteVolunteer(id),
  }),
] as const
