import { healthResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { checkHealth } from './service'

export const healthRoutes = [
  defineRoute('GET', '/api/health', {
    summary: 'Checks that the site and its database respond',
    access: 'anyone',
    response: named('Health', healthResponse),
    errors: [503],
    handle: async () => {
      await checkHealth()
      return { status: 'ok' } as const
    },
  }),
] as const
