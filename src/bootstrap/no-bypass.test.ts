import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { removeBypass } from './no-bypass'

const after = (headers: IncomingMessage['headers']) => {
  const req = { headers } as IncomingMessage
  removeBypass(req)
  return req.headers
}

it.each([
  ['__prerender_bypass=abc', undefined],
  ['a=1; __prerender_bypass=abc; b="2;x=3"', 'a=1; b="2;x=3"'],
  ['a=1;\t__prerender_bypass =abc;b=2', 'a=1;b=2'],
  ['__next_preview_data=abc; a=1', ' a=1'],
  ['a=__prerender_bypass=abc', 'a=__prerender_bypass=abc'],
  [undefined, undefined],
])('passes the cookies %s on to Next as %s', (cookie, left) => {
  expect(after({ cookie }).cookie).toBe(left)
})

it('removes the header with the same effect, and no other', () => {
  const headers = { 'x-prerender-revalidate': 'abc', accept: '*/*' }
  expect(after(headers)).toEqual({ accept: '*/*' })
})
