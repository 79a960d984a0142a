import type http from 'node:http'
import { expect, it } from 'vitest'
import { BODY_LENGTH_HEADER } from '@/lib/body-length'
import { serveOnce } from '../../tests/support/serve-once'
import { sendBodyLength } from './body-length'

const serve = (handle: http.RequestListener) =>
  serveOnce((req, res) => {
    sendBodyLength(res)
    handle(req, res)
  })

it.each(['GET', 'HEAD'])('sends the length of a streamed body (%s)', async (method) => {
  const url = await serve((req, res) => {
    res.setHeader(BODY_LENGTH_HEADER, '6')
    if (req.method === 'HEAD') return res.end()
    // In pieces, as Next sends a stream.
    res.write('abc')
    setImmediate(() => res.end('def'))
  })
  const response = await fetch(url, { method })
  expect(response.headers.get('content-length')).toBe('6')
  expect(response.headers.get(BODY_LENGTH_HEADER)).toBeNull()
  expect(await response.text()).toBe(method === 'GET' ? 'abcdef' : '')
})

it('omits the length if the body is compressed', async () => {
  const url = await serve((_req, res) => {
    res.setHeader(BODY_LENGTH_HEADER, '6').setHeader('Content-Encoding', 'identity')
    res.write('other')
    res.end()
  })
  const response = await fetch(url)
  expect(response.headers.get('content-length')).toBeNull()
  expect(await response.text()).toBe('other')
})
