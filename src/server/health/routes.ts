import { healthResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { checkHealth } from './service'

export const healthRoutes = [
  defineRoute('GET', '/api/health', {
    summary: 'Whether the site and its database answer',
    access: 'anyone',
    response: named('Health', healthResponse),
    errors: [503],
    handle: async () => {
      await checkHealth()
      return { status: 'ok' } as const
    },
  }),
] as const
