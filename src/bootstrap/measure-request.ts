import type { ServerResponse } from 'node:http'
import { countRequest, type RequestKind, type StatusClass } from '@/lib/request-counts'
import { isPagePath, isPanel } from './page-path'

/** Counts a request and its duration once its response has ended, for `/api/metrics`. */
export function measureRequest(res: ServerResponse, path: string): void {
  const startedAt = performance.now()
  res.once('close', () => {
    const status = res.writableFinished ? statusClass(res.statusCode) : 'aborted'
    countRequest(kindOf(path), status, (performance.now() - startedAt) / 1000)
  })
}

function kindOf(path: string): RequestKind {
  if (path === '/api' || path.startsWith('/api/')) return 'api'
  if (isPanel(path) || path.startsWith('/cms-api')) return 'panel'
  return isPagePath(path) && !path.includes('.') ? 'page' : 'file'
}

function statusClass(status: number): StatusClass {
  return `${Math.floor(status / 100)}xx` as StatusClass
}
