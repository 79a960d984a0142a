import { createHash, timingSafeEqual } from 'node:crypto'
import { getEnv } from '@/env'
import { ApiError, NO_SUCH_CALL } from '../http/api-error'
import { defineRoute } from '../http/define-route'
import { CONTENT_TYPE, writeMetrics } from './exposition'
import { processMetrics } from './process-metrics'
import { siteMetrics } from './site-metrics'

export const metricsRoutes = [
  defineRoute('GET', '/api/metrics', {
    summary: 'Returns metrics for Prometheus',
    access: 'anyone',
    proof: 'metricsToken',
    response: 'text',
    errors: [404],
    handle: async ({ req }) => {
      requireToken(req)
      const metrics = [...processMetrics(), ...(await siteMetrics())]
      return new Response(writeMetrics(metrics), { headers: { 'Content-Type': CONTENT_TYPE } })
    },
  }),
] as const

/** @throws ApiError 404 if the site has no token, 401 if the request's token is wrong. */
function requireToken(req: Request): void {
  const { METRICS_TOKEN } = getEnv()
  if (!METRICS_TOKEN) throw new ApiError(404, NO_SUCH_CALL)
  const [, token = ''] = /^Bearer +(\S.*)$/i.exec(req.headers.get('authorization') ?? '') ?? []
  if (!timingSafeEqual(digest(token), digest(METRICS_TOKEN))) {
    throw new ApiError(401, 'The token is wrong', { headers: { 'WWW-Authenticate': 'Bearer' } })
  }
}

/** `timingSafeEqual` requires equal lengths. */
function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
