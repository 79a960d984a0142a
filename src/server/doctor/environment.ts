import { dataDir, type Env, isHttps, namesNoDatabase, secretsFile, siteUrl } from '@/env'
import { type Finding, fine, problem, warning } from './finding'

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

export type Settings = {
  env: Env
  /** Names in .env that the site does not know. */
  unknownNames: string[]
  /** Names in .env whose value is cut off at a #. */
  cutNames: string[]
  /** Whether the keys are set, or stored in the data folder. */
  keys: 'known' | 'missing' | 'unreadable'
  hasDatabase: boolean
}

/** Checks that the settings are fit for a site with visitors. */
export function checkEnvironment(settings: Settings): Finding[] {
  const findings = [
    addressFinding(settings.env),
    pathFinding(settings.env),
    databaseFinding(settings.env),
    keysFinding(settings),
    newKeyFinding(settings.env),
    proxyFinding(settings.env),
    limitsFinding(settings.env),
    namesFinding(settings.unknownNames),
    cutFinding(settings.cutNames),
  ].flatMap((each) => each ?? [])
  if (findings.length > 0) return findings
  return [fine('environment', `SITE_URL is ${siteUrl(settings.env)}, and the keys are present.`)]
}

/** Lists the names in a file such as .env whose value is cut off because its # is not in quotes. */
export function namesCutAtHash(file: string): string[] {
  const cut = /^[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=[ \t]*[^\s'"`#][^\n#]*(?<=\S)#/gm
  return [...file.matchAll(cut)].map(([, name = '']) => name)
}

/** Whether only this machine can reach SITE_URL. */
export function isLocal(env: Env): boolean {
  return LOCAL_NAMES.includes(new URL(siteUrl(env)).hostname)
}

function addressFinding(env: Env): Finding | null {
  if (!env.SITE_URL || isLocal(env)) {
    const found = `The address of the site is ${siteUrl(env)}, which only this machine can reach.`
    return warning('environment', found, 'Set SITE_URL to the public address, with https.')
  }
  if (isHttps(env)) return null
  const found = `SITE_URL is ${siteUrl(env)}: passwords and donors' details travel unencrypted.`
  const advice = 'Put a proxy with a certificate in front of the site, and set SITE_URL to https.'
  return problem('environment', found, advice)
}

function pathFinding(env: Env): Finding | null {
  if (!env.SITE_URL || new URL(env.SITE_URL).pathname === '/') return null
  const found = `The path in SITE_URL is ignored: the address of the site is ${siteUrl(env)}.`
  const advice =
    'Remove the path. The site needs a host name of its own, such as https://give.example.org.'
  return warning('environment', found, advice)
}

function databaseFinding({ DATABASE_URI }: Env): Finding | null {
  if (!namesNoDatabase(DATABASE_URI)) return null
  const found = 'DATABASE_URI names no database, and MongoDB then uses the one called test.'
  const advice =
    'Write a name after its host and port: /test if the site is already stored there, otherwise /manavta.'
  return warning('environment', found, advice)
}

function keysFinding({ env, keys, hasDatabase }: Settings): Finding | null {
  if (keys === 'known') return null
  if (keys === 'unreadable') {
    const found = `${secretsFile(env)}, which holds the keys, cannot be read.`
    const advice =
      'Run this command as the user of the site; if that does not help, put your copy of the file there.'
    return problem('environment', found, advice)
  }
  if (!hasDatabase) return null
  const found = 'There is a database, but PAYLOAD_SECRET or SETTINGS_KEY is missing.'
  const advice = `Put the secrets.json of this site in ${dataDir(env)}, or set both in .env: a site with accounts does not start without them.`
  return problem('environment', found, advice)
}

function newKeyFinding({ SETTINGS_KEY, NEW_SETTINGS_KEY }: Env): Finding | null {
  if (!NEW_SETTINGS_KEY || NEW_SETTINGS_KEY === SETTINGS_KEY) return null
  const found = 'NEW_SETTINGS_KEY is set but is not yet the key of this site, so it does not start.'
  const advice = 'Run npm run rotate-key with the site stopped.'
  return problem('environment', found, advice)
}

/** The server itself speaks HTTP only: if SITE_URL is https, a proxy is in front of it. */
function proxyFinding(env: Env): Finding | null {
  if (!isHttps(env) || env.TRUSTED_PROXY_HOPS > 0) return null
  const found = 'SITE_URL is https but TRUSTED_PROXY_HOPS is 0: all visitors share one rate limit.'
  return warning('environment', found, 'Set TRUSTED_PROXY_HOPS=1 behind one proxy.')
}

function limitsFinding({ RATE_LIMIT_FACTOR }: Env): Finding | null {
  if (RATE_LIMIT_FACTOR <= 1) return null
  const found = `RATE_LIMIT_FACTOR is ${RATE_LIMIT_FACTOR}: passwords can be tried more often.`
  return warning('environment', found, 'Remove RATE_LIMIT_FACTOR; it is for tests only.')
}

function namesFinding(names: string[]): Finding | null {
  if (names.length === 0) return null
  const found = `.env sets ${names.join(', ')}, which the site does not recognise.`
  return warning('environment', found, 'Compare the names with .env.example.')
}

function cutFinding(names: string[]): Finding | null {
  if (names.length === 0) return null
  const found = `The value of ${names.join(', ')} in .env ends before its #.`
  const advice =
    'Put it in single quotes. Existing backups open with the part of the passphrase before the #.'
  return warning('environment', found, advice)
}
