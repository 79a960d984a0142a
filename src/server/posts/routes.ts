import * as z from 'zod/mini'
import { listQuery } from '@/domain/list-query'
import { localeField } from '@/domain/locale-query'
import { postForm, postPatch } from '@/domain/post'
import { idResponse } from '@/domain/responses/common'
import { adminPostResponse, postResponse } from '@/domain/responses/post'
import { defineRoute, named } from '../http/define-route'
import { listPosts, posts } from './service'

const response = named('AdminPost', adminPostResponse)

export const postRoutes = [
  defineRoute('GET', '/api/posts', {
    summary: 'Lists the published activities, newest first',
    access: 'anyone',
    query: z.extend(z.pick(listQuery, { page: true, limit: true }), { locale: localeField }),
    response: { pageOf: named('Post', postResponse) },
    isCacheable: true,
    handle: ({ query: { locale, page, limit } }) => listPosts(locale, page, limit),
  }),
  defineRoute('GET', '/api/admin/posts', {
    summary: 'Lists all activities',
    access: 'admin',
    query: listQuery,
    response: { pageOf: response },
    handle: ({ query }) => posts.list(query),
  }),
  defineRoute('POST', '/api/admin/posts', {
    summary: 'Creates an activity',
    access: 'admin',
    body: named('PostForm', postForm),
    status: 201,
    response,
    handle: ({ body }) => posts.create(body),
  }),
  defineRoute('PATCH', '/api/admin/posts/{id}', {
    summary: 'Updates an activity',
    access: 'admin',
    body: named('PostPatch', postPatch),
    isVersioned: true,
    response,
    handle: ({ id, body, expected }) => posts.update({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/posts/{id}', {
    summary: 'Deletes an activity',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => posts.remove(id),
  }),
] as const
