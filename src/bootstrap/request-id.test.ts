import type http from 'node:http'
import { expect, it } from 'vitest'
import { serveOnce } from '../../tests/support/serve-once'
import { nameRequest } from './request-id'

const UUID = /^[0-9a-f-]{36}$/

const serve = (handle: http.RequestListener) =>
  serveOnce((req, res) => {
    nameRequest(req, res)
    handle(req, res)
  })

it('adds the request id to a failing response, even if Node writes the head', async () => {
  for (const fail of [
    (res: http.ServerResponse) => res.writeHead(503, { 'Retry-After': '5' }).end('x'),
    (res: http.ServerResponse) => {
      res.statusCode = 500
      res.end('x')
    },
  ]) {
    let seen: unknown
    const url = await serve((req, res) => {
      seen = req.headers['x-request-id']
      fail(res)
    })
    const response = await fetch(url, { headers: { 'X-Request-Id': 'planted' } })
    expect(seen).toMatch(UUID)
    expect(response.headers.get('x-request-id')).toBe(seen)
  }
})

it('does not change other responses, or an id that is already set', async () => {
  const plain = await fetch(await serve((_req, res) => res.end('x')))
  expect(plain.headers.get('x-request-id')).toBeNull()
  const own = await fetch(
    await serve((_req, res) => res.setHeader('X-Request-Id', 'own').writeHead(500).end()),
  )
  expect(own.headers.get('x-request-id')).toBe('own')
})
