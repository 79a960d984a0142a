import * as z from 'zod/mini'
import { listQuery } from '@/domain/list-query'
import { localeQuery } from '@/domain/locale-query'
import { portfolioForm, portfolioPatch } from '@/domain/portfolio'
import { idResponse } from '@/domain/responses/common'
import { adminPortfolioItemResponse, portfolioItemResponse } from '@/domain/responses/portfolio'
import { defineRoute, named } from '../http/define-route'
import { listPortfolioItems, portfolioItems } from './service'

const response = named('AdminPortfolioItem', adminPortfolioItemResponse)

export const portfolioRoutes = [
  defineRoute('GET', '/api/portfolio', {
    summary: 'Lists the published portfolio in its display order',
    access: 'anyone',
    query: localeQuery,
    response: z.array(named('PortfolioItem', portfolioItemResponse)),
    isCacheable: true,
    handle: ({ query }) => listPortfolioItems(query.locale),
  }),
  defineRoute('GET', '/api/admin/portfolio', {
    summary: 'Lists all portfolio items',
    access: 'admin',
    query: listQuery,
    response: { pageOf: response },
    handle: ({ query }) => portfolioItems.list(query),
  }),
  defineRoute('POST', '/api/admin/portfolio', {
    summary: 'Creates a portfolio item',
    access: 'admin',
    body: named('PortfolioForm', portfolioForm),
    status: 201,
    response,
    handle: ({ body }) => portfolioItems.create(body),
  }),
  defineRoute('PATCH', '/api/admin/portfolio/{id}', {
    summary: 'Updates a portfolio item',
    access: 'admin',
    body: named('PortfolioPatch', portfolioPatch),
    isVersioned: true,
    response,
    handle: ({ id, body, expected }) => portfolioItems.update({ id, input: body, expected }),
  }),
  defineRoute('DELETE', '/api/admin/portfolio/{id}', {
    summary: 'Deletes a portfolio item',
    access: 'admin',
    response: named('Id', idResponse),
    handle: ({ id }) => portfolioItems.remove(id),
  }),
] as const
