import { describe, expect, it } from 'vitest'
import { refuseRequest } from './refused-requests'

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('allows %s', (method) => {
  expect(refuseRequest(method, '/hi/%E0%A4%95')).toBeNull()
})

it.each(['TRACE', 'CONNECT', 'PROPFIND', undefined])('refuses %s with 405', (method) => {
  const refusal = refuseRequest(method, '/')
  expect(refusal?.status).toBe(405)
  expect(refusal?.headers.Allow).toContain('GET')
})

describe.each(['/_next/static/chunks/a.js', '/brand/emblem.svg', '/favicon.ico'])('%s', (path) => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('refuses %s', (method) => {
    const { status, headers } = refuseRequest(method, path) ?? {}
    expect(status).toBe(405)
    expect(headers?.Allow).toBe('GET, HEAD')
  })

  it.each(['GET', 'HEAD'])('allows %s', (method) => {
    expect(refuseRequest(method, path)).toBeNull()
  })
})

it.each(['/api/x/%', '/api/x/%E0%A4%A', '/%C0%AF'])('refuses %s with 400', (path) => {
  expect(refuseRequest('GET', path)).toMatchObject({
    status: 400,
    body: '{"message":"The request could not be read"}',
  })
})

it.each([
  ['/api/contact', { 'content-encoding': 'gzip' }, 415],
  ['/cms-api/media', { 'content-encoding': 'gzip', 'content-type': 'multipart/form-data' }, 415],
  ['/cms-api/posts', { 'content-type': 'application/json', 'content-length': '6000000' }, 413],
  ['/cms-api/posts', { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }, 411],
])(
  'refuses a body to %s with the headers %o: %i, and the connection is closed',
  (path, headers, status) => {
    const refusal = refuseRequest('POST', path, headers)
    expect(refusal?.status).toBe(status)
    expect(refusal?.headers.Connection).toBe('close')
  },
)

it.each([
  ['/cms-api/posts', { 'content-type': 'application/json', 'content-length': '60000' }],
  [
    '/cms-api/media',
    { 'content-type': 'multipart/form-data; boundary=a', 'content-length': '9000000' },
  ],
  ['/api/upload', { 'content-encoding': 'identity', 'transfer-encoding': 'chunked' }],
])('allows a body to %s with the headers %o', (path, headers) => {
  expect(refuseRequest('POST', path, headers)).toBeNull()
})
