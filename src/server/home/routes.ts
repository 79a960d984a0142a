import { homeResponse, waitingResponse } from '@/domain/responses/home'
import { defineRoute, named } from '../http/define-route'
import { readHome } from './figures'
import { countWaiting } from './waiting'

export const homeRoutes = [
  defineRoute('GET', '/api/admin/home', {
    summary: 'What came in by month, way and purpose, and who is new',
    access: 'admin',
    response: named('Home', homeResponse),
    handle: () => readHome(),
  }),
  defineRoute('GET', '/api/admin/waiting', {
    summary: 'How much waits for an admin',
    access: 'admin',
    response: named('Waiting', waitingResponse),
    handle: () => countWaiting(),
  }),
] as const
