import { describe, expect, it } from 'vitest'
import { observatoryScore } from './observatory'

const GOOD: Record<string, string> = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}
const CSP = 'content-security-policy'

function score(changes: Record<string, string | undefined> = {}, html = '<script src="/a.js">') {
  const headers = Object.entries({ ...GOOD, ...changes }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return observatoryScore({ headers: new Headers(headers), html }).points
}

describe("the Observatory's rules", () => {
  it('give 130 if only digests of our own scripts are missing, 135 with them', () => {
    expect(score()).toBe(130)
    expect(score({}, '<script src="/a.js" integrity="sha256-x">')).toBe(135)
  })

  it.each([
    ['no policy', { [CSP]: undefined, 'x-frame-options': 'DENY' }, 75],
    ['a policy that names a directive twice', { [CSP]: "img-src *; img-src 'self'" }, 55],
    ['inline scripts', { [CSP]: "script-src 'unsafe-inline'; frame-ancestors 'none'" }, 80],
    ['scripts from any host', { [CSP]: "default-src https:; frame-ancestors 'none'" }, 80],
    ['no word on objects', { [CSP]: "script-src 'self'; frame-ancestors 'none'" }, 80],
    [
      'http in a policy',
      { [CSP]: "default-src 'none'; connect-src http://a.b; frame-ancestors *" },
      80,
    ],
    ['pictures by http', { [CSP]: "default-src 'none'; img-src http:; frame-ancestors *" }, 110],
    ['eval', { [CSP]: "default-src 'self' 'unsafe-eval'; frame-ancestors *" }, 110],
    [
      'inline styles',
      { [CSP]: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors *" },
      120,
    ],
    ['no word on framing', { [CSP]: "default-src 'none'" }, 80],
    ['no HSTS', { 'strict-transport-security': undefined }, 80],
    ['a short HSTS', { 'strict-transport-security': 'max-age=86400' }, 120],
    ['a talkative referrer', { 'referrer-policy': 'unsafe-url' }, 120],
    ['sniffed types', { 'x-content-type-options': undefined }, 125],
    ['a session that scripts can read', { 'set-cookie': 'sess=1; Secure; SameSite=Lax' }, 70],
    ['a session by http', { 'set-cookie': 'sess=1; HttpOnly; SameSite=Lax' }, 120],
    ['a safe session', { 'set-cookie': 'sess=1; Secure=true; HttpOnly; SameSite=Lax' }, 135],
    [
      'strangers who may read with cookies',
      { 'access-control-allow-origin': 'https://x.y', 'access-control-allow-credentials': 'true' },
      50,
    ],
  ])('see %s', (_case, changes, points) => {
    expect(score(changes)).toBe(points)
  })

  it.each([
    ['https and no digest', 'https://a.b/c.js', 125],
    ['http', 'http://a.b/c.js', 50],
    ['whichever scheme', '//a.b/c.js', 50],
  ])("see another host's script by %s", (_case, src, points) => {
    expect(score({}, `<script async src="${src}">`)).toBe(points)
  })
})
