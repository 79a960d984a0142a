import { homeResponse, waitingResponse } from '@/domain/responses/home'
import { defineRoute, named } from '../http/define-route'
import { readHome } from './figures'
import { countWaiting } from './waiting'

export const homeRoutes = [
  defineRoute('GET', '/api/admin/home', {
    summary: 'Returns the totals by month, method and purpose, and the new donors',
    access: 'admin',
    response: named('Home', homeResponse),
    handle: () => readHome(),
  }),
  defineRoute('GET', '/api/admin/waiting', {
    summary: 'Counts what awaits an admin',
    access: 'admin',
    response: named('Waiting', waitingResponse),
    handle: () => countWaiting(),
  }),
] as const
