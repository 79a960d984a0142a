import * as z from 'zod/mini'
import { MY_GIVING_PATH } from '@/content/paths'
import { localeQuery } from '@/domain/locale-query'
import { messages } from '@/domain/messages'
import { askGivingForm, givingCodeForm, openGivingForm, taxDetailsForm } from '@/domain/my-giving'
import { successResponse } from '@/domain/responses/common'
import { myGivingResponse } from '@/domain/responses/my-giving'
import { defineRoute, named, type PublicForm } from '../http/define-route'
import { success } from '../http/responses'
import { noteSpam } from '../http/spam-trap'
import { startUpdates, stopUpdates } from '../updates/preferences'
import { askForLogin, endDonorSession, openByCode, openByLink, requireDonorEmail } from './logins'
import { completeTaxDetails, getMyGiving, requestDeletion, stopReminders } from './own-gifts'

const done = named('Success', successResponse)
const nothing = named('NoFields', z.object({}, messages.bodyInvalid))

/** Where a browser is redirected after a native form submission. */
function form(name: string, sentId = name, failed = name): PublicForm {
  return { path: MY_GIVING_PATH, sentId, failedId: `${failed}-failed` }
}

function withCookies(cookies: string[]): Response {
  const response = Response.json(success)
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
  return response
}

export const myGivingRoutes = [
  defineRoute('POST', '/api/my-giving/ask', {
    summary: 'Mails a login link and code to an address that a donor has used',
    access: 'anyone',
    limit: 'givingLinks',
    query: localeQuery,
    body: named('AskGivingForm', askGivingForm),
    form: form('ask', 'code'),
    response: done,
    handle: ({ req, body: { email }, query: { locale }, spamReason }) =>
      withCookies([askForLogin(req, { email, locale, isSpam: noteSpam(spamReason) })]),
  }),
  defineRoute('POST', '/api/my-giving/open', {
    summary: "Opens a donor's own page with the single-use secret of a link",
    access: 'anyone',
    limit: 'myGiving',
    body: named('OpenGivingForm', openGivingForm),
    form: form('open'),
    response: done,
    handle: async ({ body }) => withCookies(await openByLink(body.token)),
  }),
  defineRoute('POST', '/api/my-giving/code', {
    summary: "Opens a donor's own page with the code from the mail",
    access: 'anyone',
    limit: 'myGiving',
    body: named('GivingCodeForm', givingCodeForm),
    form: form('code', 'open'),
    response: done,
    handle: async ({ req, body }) => withCookies(await openByCode(req, body.code)),
  }),
  defineRoute('GET', '/api/my-giving', {
    summary: "Returns a donor's own gifts",
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    response: named('MyGiving', myGivingResponse),
    handle: async ({ req }) => getMyGiving(await requireDonorEmail(req)),
  }),
  defineRoute('POST', '/api/my-giving/tax-details', {
    summary: "Adds PAN and address to a donor's own gifts that lack them",
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    body: named('TaxDetailsForm', taxDetailsForm),
    form: { ...form('tax-details'), lists: ['gifts'], isReturned: true },
    response: done,
    errors: [404, 409],
    handle: async ({ req, body }) => {
      await completeTaxDetails(await requireDonorEmail(req), body)
      return success
    },
  }),
  defineRoute('POST', '/api/my-giving/stop-mails', {
    summary: 'Stops all reminders to a donor',
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    body: nothing,
    form: form('mails'),
    response: done,
    errors: [409],
    handle: async ({ req }) => {
      await stopReminders(await requireDonorEmail(req))
      return success
    },
  }),
  defineRoute('POST', '/api/my-giving/start-updates', {
    summary: 'Subscribes a donor to updates',
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    query: localeQuery,
    body: nothing,
    form: form('updates-on', 'updates-on', 'updates'),
    response: done,
    handle: async ({ req, query }) => {
      await startUpdates(await requireDonorEmail(req), query.locale)
      return success
    },
  }),
  defineRoute('POST', '/api/my-giving/stop-updates', {
    summary: 'Unsubscribes a donor from updates',
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    body: nothing,
    form: form('updates-off', 'updates-off', 'updates'),
    response: done,
    handle: async ({ req }) => {
      await stopUpdates(await requireDonorEmail(req))
      return success
    },
  }),
  defineRoute('POST', '/api/my-giving/deletion', {
    summary: 'Asks the office to delete personal data',
    access: 'anyone',
    proof: 'donor',
    limit: 'myGiving',
    body: nothing,
    form: form('deletion'),
    response: done,
    errors: [409],
    handle: async ({ req }) => {
      await requestDeletion(await requireDonorEmail(req))
      return success
    },
  }),
  defineRoute('POST', '/api/my-giving/log-out', {
    summary: "Closes a donor's own page",
    access: 'anyone',
    body: nothing,
    form: form('closed'),
    response: done,
    handle: async ({ req }) => withCookies(await endDonorSession(req)),
  }),
] as const
