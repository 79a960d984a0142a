import { generatePayloadCookie, type SanitizedCollectionConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { type Env, parseEnv } from '@/env'
import { sessionCookieAttributes, sessionCookiePrefix } from './session-cookie'

function cookieOn(env: Env): string {
  return generatePayloadCookie({
    collectionAuthConfig: {
      cookies: sessionCookieAttributes(env),
      tokenExpiration: 60,
    } as SanitizedCollectionConfig['auth'],
    cookiePrefix: sessionCookiePrefix(env),
    token: 'token',
  })
}

describe('the session cookie', () => {
  it('is not readable by scripts or sent by other sites', () => {
    const cookie = cookieOn(parseEnv({ SITE_URL: 'http://localhost:3000' }))
    expect(cookie).toMatch(/^manavta-token=token; /)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).not.toMatch(/Secure|Domain/)
  })

  it('is Secure and bound to its host if the site uses https', () => {
    const cookie = cookieOn(parseEnv({ SITE_URL: 'https://manavta.example' }))
    expect(cookie).toMatch(/^__Host-manavta-token=token; /)
    expect(cookie).toMatch(/; Secure/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).not.toMatch(/Domain/)
  })
})
