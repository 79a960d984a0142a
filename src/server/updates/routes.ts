import * as z from 'zod/mini'
import { localeQuery } from '@/domain/locale-query'
import { messages } from '@/domain/messages'
import { successResponse } from '@/domain/responses/common'
import { updateReachResponse } from '@/domain/responses/updates'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { stopUpdatesByKey, unsubscribePage, wantsUpdatesByKey } from './preferences'
import { updateReach } from './reach'

const done = named('Success', successResponse)

export const updateRoutes = [
  defineRoute('GET', '/api/unsubscribe/{id}', {
    summary:
      'Redirects from the unsubscribe header of a mail to the unsubscribe page; changes nothing',
    access: 'anyone',
    isOpenToOtherSites: true,
    query: localeQuery,
    status: 303,
    response: z.unknown(),
    handle: async ({ id, query }) => {
      await wantsUpdatesByKey(id)
      const headers = { Location: unsubscribePage(id, query.locale) }
      return new Response(null, { status: 303, headers })
    },
  }),
  defineRoute('POST', '/api/unsubscribe/{id}', {
    summary: 'Unsubscribes an address from updates with one click in a mail client (RFC 8058)',
    access: 'anyone',
    // Mail services call it; the key is the proof. No limit: thousands of readers share addresses.
    isOpenToOtherSites: true,
    response: done,
    handle: async ({ id }) => {
      await stopUpdatesByKey(id)
      return success
    },
  }),
  defineRoute('POST', '/api/unsubscribe/{id}/stop', {
    summary: 'Unsubscribes an address from updates on the unsubscribe page',
    access: 'anyone',
    query: localeQuery,
    body: named('StopUpdates', z.object({}, messages.bodyInvalid)),
    form: {
      path: (id) => `/unsubscribe/${encodeURIComponent(id)}`,
      sentId: 'news',
      failedId: 'news',
    },
    response: done,
    handle: async ({ id }) => {
      await stopUpdatesByKey(id)
      return success
    },
  }),
  defineRoute('GET', '/api/admin/updates/{id}/reach', {
    summary: 'Counts the donors who get the updates of a program or campaign',
    access: 'session',
    response: named('UpdateReach', updateReachResponse),
    handle: ({ id }) => updateReach(id),
  }),
] as const
