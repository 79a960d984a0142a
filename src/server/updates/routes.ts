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
    summary: 'Leads from the header of a mail to the page that ends the news; changes nothing',
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
    summary: 'Ends the news to an address, as mail programs do with one click (RFC 8058)',
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
    summary: 'Ends the news to an address, from its page',
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
    summary: 'How many donors the updates of a program or campaign reach',
    access: 'session',
    response: named('UpdateReach', updateReachResponse),
    handle: ({ id }) => updateReach(id),
  }),
] as const
