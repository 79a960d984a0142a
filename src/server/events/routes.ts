import {
  attendance,
  eventListQuery,
  SIGN_UP_FAILED,
  signUpForm,
  signUpListQuery,
  signUpPath,
} from '@/domain/event-sign-up'
import { localeQuery } from '@/domain/locale-query'
import { idResponse } from '@/domain/responses/common'
import {
  attendanceResponse,
  eventResponse,
  eventSignUpResponse,
  type SignUpDto,
  signUpResponse,
} from '@/domain/responses/event'
import { noteExport } from '../audit/note-export'
import { defineRoute, named } from '../http/define-route'
import { limitSiteWide } from '../http/site-limits'
import { setAttendance } from './attendance'
import { deleteSignUp, listEvents, listSignUps } from './service'
import { signUp } from './sign-up'

export const eventRoutes = [
  defineRoute('POST', '/api/events/{id}/sign-ups', {
    summary: 'Signs a person up for an event, once per phone number',
    access: 'anyone',
    limit: 'signUps',
    query: localeQuery,
    body: named('SignUpForm', signUpForm),
    form: {
      path: signUpPath,
      sentId: ({ outcome }: SignUpDto) => outcome,
      failedId: SIGN_UP_FAILED,
      isReturned: true,
    },
    response: named('SignUp', signUpResponse),
    handle: async ({ id, body, spamReason }) => {
      await limitSiteWide('signUps')
      return signUp({ event: id, values: body, spamReason })
    },
  }),
  defineRoute('GET', '/api/admin/events', {
    summary: 'Lists the events that take or have sign-ups, latest first',
    access: 'admin',
    query: eventListQuery,
    response: { pageOf: named('Event', eventResponse) },
    handle: ({ query }) => listEvents(query),
  }),
  defineRoute('GET', '/api/admin/event-sign-ups', {
    summary: 'Lists the sign-ups for one event or all events',
    access: 'admin',
    query: signUpListQuery,
    response: { pageOf: named('EventSignUp', eventSignUpResponse) },
    handle: async ({ query }) => noteExport('event-sign-ups', query, await listSignUps(query)),
  }),
  defineRoute('DELETE', '/api/admin/event-sign-ups/{id}', {
    summary: 'Deletes a sign-up for an event',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => deleteSignUp(id),
  }),
  defineRoute('POST', '/api/admin/event-attendance', {
    summary: 'Records or clears attendance at an event, which also sets volunteer hours',
    access: 'admin',
    body: named('Attendance', attendance),
    response: named('AttendanceResult', attendanceResponse),
    errors: [404, 409],
    handle: ({ body }) => setAttendance(body),
  }),
] as const
