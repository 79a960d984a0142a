import * as z from 'zod/mini'
import { listQuery } from '@/domain/list-query'
import { localeQuery } from '@/domain/locale-query'
import { idResponse } from '@/domain/responses/common'
import { adminSlideResponse, slideResponse } from '@/domain/responses/slide'
import { slideForm } from '@/domain/slider'
import { defineRoute, named } from '../http/define-route'
import { listActiveSlides, slides } from './service'

const response = named('AdminSlide', adminSlideResponse)

export const slideRoutes = [
  defineRoute('GET', '/api/about-slider', {
    summary: 'Lists the active slides of the About page in their display order',
    access: 'anyone',
    query: localeQuery,
    response: z.array(named('Slide', slideResponse)),
    isCacheable: true,
    handle: ({ query }) => listActiveSlides(query.locale),
  }),
  defineRoute('GET', '/api/admin/about-slider', {
    summary: 'Lists all slides of the About page',
    access: 'admin',
    query: listQuery,
    response: { pageOf: response },
    handle: ({ query }) => slides.list(query),
  }),
  defineRoute('POST', '/api/admin/about-slider', {
    summary: 'Creates a slide',
    access: 'admin',
    body: named('SlideForm', slideForm),
    status: 201,
    response,
    handle: ({ body }) => slides.create(body),
  }),
  defineRoute('PUT', '/api/admin/about-slider/{id}', {
    summary: 'Updates a slide',
    access: 'admin',
    body: named('SlideForm', slideForm),
    isVersioned: true,
    response,
    handle: ({ id, body, expected }) => slides.update({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/about-slider/{id}', {
    summary: 'Deletes a slide',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => slides.remove(id),
  }),
] as const
