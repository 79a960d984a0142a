import fs from 'node:fs'
import { isIPv4, isIPv6 } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { z } from 'zod'

/** A missing or invalid setting. Its message is one line and names the variable. */
export class EnvError extends Error {}

/** The only address that moves real money; any other is a simulator. */
export const RAZORPAY_LIVE_URL = 'https://api.razorpay.com'
const MIN_SECRET_LENGTH = 32
/** Signs that a secret was copied from an example and never changed. */
const PLACEHOLDER = /change.?me|placeholder|your.?secret|example|^secret$|^test$/i

/** In the format of OpenTelemetry: `name=value,name=value`. */
const HEADERS = /^[\w-]+=[^,]+(,\s*[\w-]+=[^,]+)*$/

/** An e-mail address, alone or in angle brackets after a name; nodemailer does without the last bracket. */
const SENDER = /^([^<>]*<[^\s<>@]+@[^\s<>@]+>?|[^\s<>@]+@[^\s<>@]+)$/

const text = z.string().trim().min(1)
const url = (protocols: string[], hint: string) =>
  text.refine((value) => {
    if (!URL.canParse(value)) return false
    const { protocol, hostname } = new URL(value)
    return protocols.includes(protocol) && hostname !== ''
  }, hint)
const textUpTo = (max: number) => text.max(max, `must have at most ${max} characters`)
const secret = (min: number, max: number) =>
  textUpTo(max).min(min, `must have at least ${min} characters`)
const whole = (min: number, max: number) => {
  const hint = `must be a whole number from ${min} to ${max}`
  return z.coerce.number(hint).int(hint).min(min, hint).max(max, hint)
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: whole(1, 65535).default(3000),
  SITE_URL: url(['http:', 'https:'], 'must be an address such as https://example.org').optional(),
  DATABASE_URI: text
    .refine(
      (value) => /^(file:|mongodb:\/\/|mongodb\+srv:\/\/)./.test(value),
      'must begin with file:, mongodb:// or mongodb+srv://',
    )
    .refine(
      (value) => !namesFolder(value),
      'must name a file, such as file:./data/site.db, not a folder',
    )
    .default('file:./data/site.db'),
  PAYLOAD_SECRET: text.optional(),
  SETTINGS_KEY: text.optional(),
  NEW_SETTINGS_KEY: text.optional(),
  ADMIN_USERNAME: textUpTo(100).default('admin'),
  ADMIN_PASSWORD: secret(12, 200).optional(),
  MEDIA_DIR: text.default('./media'),
  SEED: z.enum(['sample', 'none'], 'must be sample or none').default('sample'),
  RAZORPAY_API_URL: url(['http:', 'https:'], 'must be an http or https address').default(
    RAZORPAY_LIVE_URL,
  ),
  SMTP_URL: url(['smtp:', 'smtps:'], 'must begin with smtp:// or smtps://').optional(),
  MAIL_FROM: text
    .regex(SENDER, 'must be an address such as office@example.org or Office <office@example.org>')
    .optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('ap-south-1'),
  S3_ENDPOINT: url(['http:', 'https:'], 'must be an http or https address').optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TRUSTED_PROXY_HOPS: whole(0, 5).default(0),
  ORDERS_PER_HOUR: whole(1, 1_000_000).default(300),
  CLAIMS_PER_HOUR: whole(1, 1_000_000).default(100),
  VOLUNTEERS_PER_HOUR: whole(1, 1_000_000).default(100),
  SIGN_UPS_PER_HOUR: whole(1, 1_000_000).default(300),
  UNUSED_PHOTOS_MAX_MB: whole(1, 1_000_000).default(500),
  DATA_DIR: text.default('./data'),
  BACKUP_DIR: text.optional(),
  BACKUP_PASSPHRASE: secret(12, 1000).optional(),
  BACKUP_S3_BUCKET: text.optional(),
  BACKUP_DAILY: z.enum(['on', 'off'], 'must be on or off').optional(),
  METRICS_TOKEN: secret(32, 500).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'must be an http or https address such as http://127.0.0.1:4318',
  ).optional(),
  // OpenTelemetry reads these two itself.
  OTEL_EXPORTER_OTLP_HEADERS: text
    .regex(HEADERS, 'must be name=value pairs with commas between them')
    .optional(),
  OTEL_SERVICE_NAME: textUpTo(100).optional(),
  RATE_LIMIT_FACTOR: z.coerce
    .number('must be a number above 0')
    .positive('must be a number above 0')
    .default(1),
  LOG_LEVEL: z.enum(['info', 'error', 'silent'], 'must be info, error or silent').default('info'),
})

export type Env = z.infer<typeof schema>

/** The names of all variables that the site knows. */
export const envNames: readonly string[] = Object.keys(schema.shape)

let parsed: Env | undefined

/**
 * Returns the environment, read and validated once.
 * @throws EnvError with one line that names the first invalid variable.
 */
export function getEnv(): Env {
  parsed ??= parseEnv(process.env)
  return parsed
}

/** Clears the cached environment, once the start has filled in the generated secrets. */
export function resetEnv(): void {
  parsed = undefined
}

/**
 * Parses and validates a set of variables; an empty value counts as absent.
 * @throws EnvError as `getEnv`.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const result = schema.safeParse(given)
  if (!result.success) {
    const issue = result.error.issues[0]
    throw new EnvError(`${issue?.path.join('.')} ${issue?.message}`)
  }
  const env = result.data
  checkSecret('PAYLOAD_SECRET', env.PAYLOAD_SECRET, env)
  checkSecret('SETTINGS_KEY', env.SETTINGS_KEY, env)
  checkSecret('NEW_SETTINGS_KEY', env.NEW_SETTINGS_KEY, env)
  if (env.SMTP_URL && !env.MAIL_FROM) {
    throw new EnvError('MAIL_FROM must be the sender address of mails if SMTP_URL is set')
  }
  const bucket = env.S3_BUCKET ? 'S3_BUCKET' : env.BACKUP_S3_BUCKET && 'BACKUP_S3_BUCKET'
  if (bucket && !(env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY)) {
    throw new EnvError(`S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed if ${bucket} is set`)
  }
  if (env.BACKUP_S3_BUCKET && !env.BACKUP_PASSPHRASE) {
    throw new EnvError('BACKUP_PASSPHRASE is needed if BACKUP_S3_BUCKET is set')
  }
  return env
}

/** Returns the public origin of the site, without a trailing slash. */
export function siteUrl(env: Env): string {
  if (env.SITE_URL) return new URL(env.SITE_URL).origin
  const isAtLocalhost = ['127.0.0.1', ...ALL_ADDRESSES].includes(env.HOST)
  return httpOrigin(isAtLocalhost ? 'localhost' : env.HOST, env.PORT)
}

/** Returns the origin by which this machine reaches the server, without a trailing slash. */
export function listenUrl({ HOST, PORT }: Env): string {
  const local = { '0.0.0.0': '127.0.0.1', '::': '::1' }[HOST]
  return httpOrigin(local ?? HOST, PORT)
}

/**
 * Returns the origins of the site's own pages; writes from any other are refused. Without SITE_URL
 * these are the addresses on which the server listens, so other machines of the network can try the
 * site. Addresses only: another site could point a name of its own here, but cannot forge these.
 */
export function ownOrigins(env: Env): string[] {
  if (env.SITE_URL) return [siteUrl(env)]
  const hosts = ['localhost', '127.0.0.1', ...listenAddresses(env.HOST)]
  return [...new Set(hosts.map((host) => httpOrigin(host, env.PORT)))]
}

/** Whether visitors reach the site by https, according to SITE_URL. */
export function isHttps(env: Env): boolean {
  return siteUrl(env).startsWith('https:')
}

/** Whether mails are sent; without a mail server they are only saved. */
export function hasMailServer({ SMTP_URL }: Env): boolean {
  return SMTP_URL !== undefined
}

/** The kinds of database, as stored in a backup. */
export type DatabaseKind = 'sqlite' | 'mongodb'

/** Returns the kind of database of a DATABASE_URI. */
export function databaseKind(databaseUri: string): DatabaseKind {
  return databaseUri.startsWith('file:') ? 'sqlite' : 'mongodb'
}

/** Whether the address of a MongoDB leaves out the database, so that the driver uses `test`. */
export function namesNoDatabase(databaseUri: string): boolean {
  return /^mongodb(\+srv)?:\/\/[^/?]*\/?(\?|$)/.test(databaseUri)
}

/** Returns the absolute path of a `file:` address. */
export function databasePath(databaseUri: string): string {
  return path.resolve(databaseUri.replace(/^file:(\/\/)?/, ''))
}

function namesFolder(databaseUri: string): boolean {
  if (databaseKind(databaseUri) === 'mongodb') return false
  if (databaseUri.endsWith('/')) return true
  const file = databasePath(databaseUri)
  return fs.existsSync(file) && fs.statSync(file).isDirectory()
}

/**
 * Returns the folder for a server's own files, such as generated secrets and saved mails. With SQLite
 * it is the database's folder; servers that share a MongoDB need one each.
 */
export function dataDir(env: Env): string {
  return databaseKind(env.DATABASE_URI) === 'sqlite'
    ? path.dirname(databasePath(env.DATABASE_URI))
    : path.resolve(env.DATA_DIR)
}

/** The secrets that are generated if the environment does not set them. */
export const secretNames = ['PAYLOAD_SECRET', 'SETTINGS_KEY'] as const

/** Returns the file in which a server keeps generated secrets that the environment does not set. */
export function secretsFile(env: Env): string {
  return path.join(dataDir(env), 'secrets.json')
}

/** Returns the default folder of backups. */
export function backupDir(env: Env): string {
  return env.BACKUP_DIR ? path.resolve(env.BACKUP_DIR) : path.join(dataDir(env), 'backups')
}

/** Values of HOST that listen on every address of this machine. */
const ALL_ADDRESSES = ['0.0.0.0', '::']

function listenAddresses(host: string): string[] {
  if (!ALL_ADDRESSES.includes(host)) return [host]
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .map(({ address }) => address)
    .filter((address) => host === '::' || isIPv4(address))
}

function httpOrigin(host: string, port: number): string {
  return new URL(`http://${isIPv6(host) ? `[${host}]` : host}:${port}`).origin
}

/** Returns the folder of pictures for visitors, unless a bucket stores them. */
export function publicMediaDir(env: Env): string {
  return path.resolve(env.MEDIA_DIR, 'public')
}

/** Returns the folder of volunteers' photos, unless a bucket stores them. */
export function privateMediaDir(env: Env): string {
  return path.resolve(env.MEDIA_DIR, 'private')
}

/** Returns the folder of queued uploads: on the same disk that stores them afterwards. */
export function incomingDir(env: Env): string {
  return path.resolve(env.MEDIA_DIR, 'incoming')
}

function checkSecret(name: string, value: string | undefined, env: Env) {
  if (value === undefined || env.NODE_ENV !== 'production') return
  if (PLACEHOLDER.test(value)) {
    const other = name === 'NEW_SETTINGS_KEY' ? '' : ', or remove it to have one generated'
    throw new EnvError(`${name} is a placeholder: set a random value${other}`)
  }
  if (value.length < MIN_SECRET_LENGTH) {
    throw new EnvError(`${name} must have at least ${MIN_SECRET_LENGTH} characters`)
  }
}
