import { statusResponse } from '@/domain/responses/status'
import { defineRoute, named } from '../http/define-route'
import { readStatus } from './service'

export const statusRoutes = [
  defineRoute('GET', '/api/admin/status', {
    summary: 'Returns the status of the site: version, database, disk, mail, webhook, backup, jobs',
    access: 'admin',
    response: named('Status', statusResponse),
    handle: () => readStatus(),
  }),
] as const
