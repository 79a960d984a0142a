import { statusResponse } from '@/domain/responses/status'
import { defineRoute, named } from '../http/define-route'
import { readStatus } from './service'

export const statusRoutes = [
  defineRoute('GET', '/api/admin/status', {
    summary: 'How the site runs: version, database, disk, mail, webhook, backup, jobs',
    access: 'admin',
    response: named('Status', statusResponse),
    handle: () => readStatus(),
  }),
] as const
