import * as z from 'zod/mini'
import { inspirationForm } from '@/domain/inspiration'
import { listQuery } from '@/domain/list-query'
import { localeQuery } from '@/domain/locale-query'
import { idResponse } from '@/domain/responses/common'
import { adminInspirationResponse, inspirationResponse } from '@/domain/responses/inspiration'
import { defineRoute, named } from '../http/define-route'
import { inspirations, listInspirations } from './service'

const response = named('AdminInspiration', adminInspirationResponse)

export const inspirationRoutes = [
  defineRoute('GET', '/api/inspirations', {
    summary: 'Lists the inspiring people in their display order',
    access: 'anyone',
    query: localeQuery,
    response: z.array(named('Inspiration', inspirationResponse)),
    isCacheable: true,
    handle: ({ query }) => listInspirations(query.locale),
  }),
  defineRoute('GET', '/api/admin/inspirations', {
    summary: 'Lists the inspiring people',
    access: 'admin',
    query: listQuery,
    response: { pageOf: response },
    handle: ({ query }) => inspirations.list(query),
  }),
  defineRoute('POST', '/api/admin/inspirations', {
    summary: 'Creates an inspiring person',
    access: 'admin',
    body: named('InspirationForm', inspirationForm),
    status: 201,
    response,
    handle: ({ body }) => inspirations.create(body),
  }),
  defineRoute('PUT', '/api/admin/inspirations/{id}', {
    summary: 'Updates an inspiring person',
    access: 'admin',
    body: named('InspirationForm', inspirationForm),
    isVersioned: true,
    response,
    handle: ({ id, body, expected }) => inspirations.update({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/inspirations/{id}', {
    summary: 'Deletes an inspiring person',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => inspirations.remove(id),
  }),
] as const
