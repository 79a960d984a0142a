import { syncBuiltinESMExports } from 'node:module'
import os, { type NetworkInterfaceInfo } from 'node:os'
import { describe, expect, it, vi } from 'vitest'
import { dataDir, listenUrl, ownOrigins, parseEnv, siteUrl } from './env'

const SECRET = 'a-random-looking-value-of-40-characters!'

describe('parseEnv', () => {
  it('requires no variable', () => {
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

  it.each(['office@example.org', 'Office <office@example.org>', '"Office, Basti" <a@b.org>'])(
    'takes %s as the sender of mails',
    (sender) => {
      expect(parseEnv({ MAIL_FROM: sender }).MAIL_FROM).toBe(sender)
    },
  )

  it('treats an empty value as absent', () => {
    expect(parseEnv({ PORT: '', SITE_URL: ' ' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SITE_URL', 'example.org'],
    ['DATABASE_URI', 'postgres://localhost/site'],
    ['DATABASE_URI', './data/site.db'],
    ['DATABASE_URI', 'file:./not-there-yet/'],
    ['METRICS_TOKEN', 'm'.repeat(31)],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://localhost:4317'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'Authorization: Bearer abc'],
    ['PAYLOAD_SECRET', 'short'],
    ['PAYLOAD_SECRET', 'please-change-me-please-change-me-please'],
    ['SETTINGS_KEY', 'your-secret-here-your-secret-here-1234'],
    ['ADMIN_PASSWORD', 'short'],
    ['SEED', 'everything'],
    ['RAZORPAY_API_URL', 'ftp://x'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['SMTP_URL', 'smtp:mail.example.org'],
    ['MAIL_FROM', 'Office'],
    ['MAIL_FROM', 'Office office@example.org'],
    ['TRUSTED_PROXY_HOPS', '-1'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['BACKUP_DAILY', 'sometimes'],
    ['BACKUP_PASSPHRASE', 'short'],
    ['LOG_LEVEL', 'chatty'],
  ])('names %s in one line if it is %j', (name, value) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} [^\\n]+$`))
  })

  it.each([
    ['PORT', '0', 'a whole number from 1 to 65535'],
    ['PORT', '3000.5', 'a whole number from 1 to 65535'],
    ['TRUSTED_PROXY_HOPS', '6', 'a whole number from 0 to 5'],
    ['ORDERS_PER_HOUR', 'many', 'a whole number from 1 to 1000000'],
    ['RATE_LIMIT_FACTOR', 'Infinity', 'a number above 0'],
  ])('says what %s may be if it is %s', (name, value, allowed) => {
    expect(() => parseEnv({ [name]: value })).toThrow(new RegExp(`^${name} must be ${allowed}$`))
  })

  it.each([
    ['ADMIN_USERNAME', 100],
    ['ADMIN_PASSWORD', 200],
    ['BACKUP_PASSPHRASE', 1000],
    ['METRICS_TOKEN', 500],
    ['OTEL_SERVICE_NAME', 100],
  ])('says how long %s may be', (name, length) => {
    expect(parseEnv({ [name]: 'x'.repeat(length) })).toHaveProperty(name)
    expect(() => parseEnv({ [name]: 'x'.repeat(length + 1) })).toThrow(
      new RegExp(`^${name} must have at most ${length} characters$`),
    )
  })

  it('does not advise removing the new key, which no start generates', () => {
    expect(() => parseEnv({ NEW_SETTINGS_KEY: `changeme${SECRET}` })).toThrow(
      /^NEW_SETTINGS_KEY is a placeholder: set a random value$/,
    )
  })

  it('requires variables that belong together', () => {
    expect(() => parseEnv({ SMTP_URL: 'smtp://localhost' })).toThrow(/^MAIL_FROM /)
    expect(() => parseEnv({ S3_BUCKET: 'pictures' })).toThrow(/^S3_ACCESS_KEY_ID /)
    const bucket = { BACKUP_S3_BUCKET: 'backups' }
    expect(() => parseEnv(bucket)).toThrow(/^S3_ACCESS_KEY_ID .* BACKUP_S3_BUCKET /)
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
    expect(() => parseEnv({ ...bucket, ...keys })).toThrow(/^BACKUP_PASSPHRASE /)
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
  it('are the public address, or both names of this machine', () => {
    const env = parseEnv({ SITE_URL: 'https://example.org/' })
    expect(siteUrl(env)).toBe('https://example.org')
    expect(ownOrigins(env)).toEqual(['https://example.org'])
    expect(ownOrigins(parseEnv({ PORT: '4000' }))).toEqual([
      'http://localhost:4000',
      'http://127.0.0.1:4000',
    ])
  })

  it('include every address of this machine if the server listens on all of them', () => {
    const lan = { address: '192.168.1.5' } as NetworkInterfaceInfo
    const six = { address: 'fd00::5' } as NetworkInterfaceInfo
    vi.spyOn(os, 'networkInterfaces').mockReturnValue({ eth0: [lan, six] })
    syncBuiltinESMExports()
    const local = ['http://localhost:4000', 'http://127.0.0.1:4000']
    const originsOf = (HOST: string) => ownOrigins(parseEnv({ HOST, PORT: '4000' }))
    expect(originsOf('0.0.0.0')).toEqual([...local, 'http://192.168.1.5:4000'])
    expect(originsOf('::')).toEqual([...local, 'http://192.168.1.5:4000', 'http://[fd00::5]:4000'])
    expect(originsOf('192.168.1.5')).toEqual([...local, 'http://192.168.1.5:4000'])
    expect(ownOrigins(parseEnv({ HOST: '0.0.0.0', SITE_URL: 'http://example.org' }))).toEqual([
      'http://example.org',
    ])
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
})

describe('HOST', () => {
  it.each([
    ['127.0.0.1', 'http://localhost:4000', 'http://127.0.0.1:4000'],
    ['0.0.0.0', 'http://localhost:4000', 'http://127.0.0.1:4000'],
    ['::', 'http://localhost:4000', 'http://[::1]:4000'],
    ['::1', 'http://[::1]:4000', 'http://[::1]:4000'],
    ['192.168.1.5', 'http://192.168.1.5:4000', 'http://192.168.1.5:4000'],
    ['localhost', 'http://localhost:4000', 'http://localhost:4000'],
  ])('%s is opened at %s, and reached from this machine at %s', (HOST, site, listen) => {
    const env = parseEnv({ HOST, PORT: '4000' })
    expect(siteUrl(env)).toBe(site)
    expect(listenUrl(env)).toBe(listen)
  })
})

describe('dataDir', () => {
  const mongo = { DATABASE_URI: 'mongodb://127.0.0.1/site' }

  it('is the folder of a SQLite file, whatever DATA_DIR says', () => {
    const env = parseEnv({ DATABASE_URI: 'file:/srv/site/site.db', DATA_DIR: '/srv/other' })
    expect(dataDir(env)).toBe('/srv/site')
  })

  it('is DATA_DIR on MongoDB, else data', () => {
    expect(dataDir(parseEnv({ ...mongo, DATA_DIR: '/srv/site' }))).toBe('/srv/site')
    expect(dataDir(parseEnv(mongo))).toBe(`${process.cwd()}/data`)
  })
})
