import { localeQuery } from '@/domain/locale-query'
import { idResponse } from '@/domain/responses/common'
import {
  recordedHoursResponse,
  volunteerApprovalResponse,
  volunteerHoursResponse,
  volunteerMailingResponse,
  volunteerResponse,
} from '@/domain/responses/volunteer'
import { volunteerApplication } from '@/domain/volunteer'
import {
  volunteerApproval,
  volunteerListQuery,
  volunteerMailing,
  volunteerPatch,
} from '@/domain/volunteer-desk'
import { volunteerHoursEntry } from '@/domain/volunteer-hours'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { limitSiteWide } from '../http/site-limits'
import { deleteHours, listHours, recordHours } from './hours'
import { writeToVolunteers } from './mailing'
import {
  approveVolunteers,
  createVolunteer,
  deleteVolunteer,
  listVolunteers,
  updateVolunteer,
} from './service'

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
      await limitSiteWide('volunteers')
      return createVolunteer({ values: body, spamReason }, query.locale)
    },
  }),
  defineRoute('GET', '/api/admin/volunteers', {
    summary: 'Lists the applications',
    access: 'admin',
    query: volunteerListQuery,
    response: { pageOf: response },
    handle: async ({ query }) => noteExport('volunteers', query, await listVolunteers(query)),
  }),
  defineRoute('GET', '/api/admin/volunteers/{id}/hours', {
    summary: 'Lists the hours of a volunteer',
    access: 'admin',
    response: { pageOf: named('VolunteerHours', volunteerHoursResponse) },
    handle: ({ id }) => listHours(id),
  }),
  defineRoute('DELETE', '/api/admin/volunteer-hours/{id}', {
    summary: 'Deletes an entry of hours',
    access: 'admin',
    response: id,
    handle: ({ id }) => deleteHours(id),
  }),
  defineRoute('POST', '/api/admin/volunteer-approvals', {
    summary: 'Approves several applications',
    access: 'admin',
    body: named('VolunteerApproval', volunteerApproval),
    response: named('VolunteerApprovalResult', volunteerApprovalResponse),
    handle: ({ body }) => approveVolunteers(body.ids),
  }),
  defineRoute('POST', '/api/admin/volunteer-hours', {
    summary: 'Records hours for several volunteers on one day',
    access: 'admin',
    body: named('VolunteerHoursEntry', volunteerHoursEntry),
    response: named('RecordedHours', recordedHoursResponse),
    errors: [404, 409],
    handle: ({ body }) => recordHours(body),
  }),
  defineRoute('POST', '/api/admin/volunteer-mailings', {
    summary: 'E-mails several volunteers, once each',
    access: 'admin',
    body: named('VolunteerMailing', volunteerMailing),
    response: named('VolunteerMailingResult', volunteerMailingResponse),
    errors: [404],
    handle: ({ body }) => writeToVolunteers(body),
  }),
  defineRoute('PATCH', '/api/admin/volunteers/{id}', {
    summary: 'Updates details, status, photo or notes, or renews the card',
    access: 'admin',
    body: named('VolunteerPatch', volunteerPatch),
    isVersioned: true,
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
