import { expect, it } from 'vitest'
import { refuseRequest } from './refused-requests'

it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
  'lets %s through',
  (method) => {
    expect(refuseRequest(method, '/hi/%E0%A4%95')).toBeNull()
  },
)

it.each(['TRACE', 'CONNECT', 'PROPFIND', undefined])('answers 405 to %s', (method) => {
  const refusal = refuseRequest(method, '/')
  expect(refusal?.status).toBe(405)
  expect(refusal?.headers.Allow).toContain('GET')
})

it.each(['/api/x/%', '/api/x/%E0%A4%A', '/%C0%AF'])('answers 400 to %s', (path) => {
  expect(refuseRequest('GET', path)).toMatchObject({
    status: 400,
    body: '{"message":"The request could not be read"}',
  })
})
