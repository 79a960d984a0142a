import { describe, expect, it } from 'vitest'
import { ownOrigins, parseEnv, siteUrl } from './env'

const SECRET = 'a-random-looking-value-of-40-characters!'

describe('parseEnv', () => {
  it('needs nothing at all', () => {
    expect(parseEnv({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      DATABASE_URI: 'file:./data/site.db',
      MEDIA_DIR: './media',
      SEED: 'sample',
      TRUSTED_PROXY_HOPS: 0,
      RATE_LIMIT_FACTOR: 1,
    })
  })

  it('takes an empty value for an absent one', () => {
    expect(parseEnv({ PORT: '', SITE_URL: ' ' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'example.org'],
    ['DATABASE_URI', 'postgres://localhost/site'],
    ['DATABASE_URI', './data/site.db'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', 'please-change-me-please-change-me-please'],
    ['SETTINGS_KEY', 'your-secret-here-your-secret-here-1234'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'everything'],
    ['RAZORPAY_API_URL', 'ftp://x'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['LOG_LEVEL', 'chatty'],
  ])('names %s in one line where it is %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`))
  })

  it('asks for what belongs together', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM /)
    expect(() => parseEnv({ S3_BUCKET: 'pictures' })).toThrow(/^S3_ACCESS_KEY_ID /)
  })

  it('accepts a good secret, and any in development', () => {
    expect(parseEnv({ PAYLOAD_SECRET: SECRET }).PAYLOAD_SECRET).toBe(SECRET)
    expect(parseEnv({ PAYLOAD_SECRET: 'short', NODE_ENV: 'development' }).PAYLOAD_SECRET).toBe(
      'short',
    )
  })

  it('never repeats a secret in its message', () => {
    expect(() => parseEnv({ PAYLOAD_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  })
})

describe('ownOrigins', () => {
  it('is the public address, or both names of this machine', () => {
    const env = parseEnv({ SITE_URL: 'https://example.org/' })
    expect(siteUrl(env)).toBe('https://example.org')
    expect(ownOrigins(env)).toEqual(['https://example.org'])
    expect(ownOrigins(parseEnv({ PORT: '4000' }))).toEqual([
      'http://localhost:4000',
      'http://127.0.0.1:4000',
    ])
  })
})
