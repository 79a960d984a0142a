import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Env, parseEnv } from '@/env'
import { backupName } from '../backup/backup-name'
import { checkBackup } from './backup-age'
import { checkDisk } from './disk'
import { checkEnvironment, namesCutAtHash } from './environment'
import { checkRights } from './rights'
import { checkVersions, readVersions } from './versions'

const MB = 1_000_000
let place = ''

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(place, { recursive: true, force: true })
})

function envOf(more: Record<string, string> = {}): Env {
  return parseEnv({
    DATABASE_URI: `file:${place}/data/site.db`,
    MEDIA_DIR: path.join(place, 'media'),
    SITE_URL: 'https://www.example.org',
    TRUSTED_PROXY_HOPS: '1',
    ...more,
  })
}

describe('versions', () => {
  const whole = {
    node: 'v24.1.0',
    serverNode: 'v24.1.0',
    neededNode: '>=20.19.0',
    site: '1.2.0',
    wrongPackages: [],
    isBuilt: true,
  }

  it.each([
    ['all fit', {}, 'ok', 'Manavta 1.2.0 on Node v24.1.0'],
    ['the very oldest Node', { node: 'v20.19.0', serverNode: null }, 'ok', 'v20.19.0'],
    [
      'Node without security fixes',
      { node: 'v20.19.0', now: '2026-05-01T00:00:00.000Z' },
      'warning',
      'Node 20 has',
    ],
    ['a Node that we do not know yet', { node: 'v99.0.0', serverNode: null }, 'ok', 'v99.0.0'],
    ['an old Node', { node: 'v20.9.0', serverNode: null }, 'problem', 'too old'],
    ['the server on another', { serverNode: 'v22.0.0' }, 'warning', 'runs on Node v22.0.0'],
    [
      'a package of another version',
      { wrongPackages: ['next'] },
      'problem',
      'The package next does not match package.json.',
    ],
    [
      'packages of other versions',
      { wrongPackages: ['next', 'react'] },
      'problem',
      '2 packages do not match package.json, such as next, react.',
    ],
    ['no build', { isBuilt: false }, 'warning', 'not built'],
  ])('%s', (_title, more, state, found) => {
    const { now, ...versions } = { now: '2026-04-30T23:59:00.000Z', ...whole, ...more }
    const [finding] = checkVersions(versions, new Date(now))
    expect(finding).toMatchObject({ state, found: expect.stringContaining(found) })
  })

  it('are read from this checkout, whose packages are those of package.json', async () => {
    const read = await readVersions(process.cwd())
    expect(read).toMatchObject({ node: process.version, wrongPackages: [] })
    expect(read.neededNode).toMatch(/^>=\d+\.\d+\.\d+$/)
  })

  it('tell of a package that is absent', async () => {
    const content = {
      version: '1.0.0',
      engines: { node: '>=20.19.0' },
      dependencies: { next: '1.0.0' },
    }
    fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify(content))
    expect((await readVersions(place)).wrongPackages).toEqual(['next'])
  })
})

describe('settings', () => {
  const check = (env: Record<string, string>, more = {}) =>
    checkEnvironment({
      env: envOf(env),
      unknownNames: [],
      cutNames: [],
      keys: 'known',
      hasDatabase: true,
      ...more,
    })

  it('of a public site are fine', () => {
    expect(check({})).toMatchObject([{ state: 'ok' }])
  })

  it.each([
    ['no address', { SITE_URL: '' }, 'warning', 'which only this machine can reach'],
    ['localhost', { SITE_URL: 'https://localhost' }, 'warning', 'only this machine'],
    ['http', { SITE_URL: 'http://example.org' }, 'problem', 'unencrypted'],
    [
      'a path in the address',
      { SITE_URL: 'https://example.org/trust' },
      'warning',
      'The path in SITE_URL is ignored',
    ],
    ['an uncounted proxy', { TRUSTED_PROXY_HOPS: '0' }, 'warning', 'TRUSTED_PROXY_HOPS'],
    [
      'a MongoDB without a name',
      { DATABASE_URI: 'mongodb://127.0.0.1:27017/?x=1' },
      'warning',
      'DATABASE_URI names no database',
    ],
    ['limits of tests', { RATE_LIMIT_FACTOR: '100' }, 'warning', 'RATE_LIMIT_FACTOR is 100'],
  ])('with %s', (_title, env, state, found) => {
    expect(check(env)).toContainEqual(
      expect.objectContaining({ state, found: expect.stringContaining(found) }),
    )
  })

  it('with a slash at the end of the address are fine', () => {
    expect(check({ SITE_URL: 'https://example.org/' })).toMatchObject([{ state: 'ok' }])
  })

  it('without the keys of a database that exists are a problem, for a new one they are not', () => {
    const advice = expect.stringContaining(`secrets.json of this site in ${place}/data`)
    expect(check({}, { keys: 'missing' })).toMatchObject([{ state: 'problem', advice }])
    expect(check({}, { keys: 'missing', hasDatabase: false })).toMatchObject([{ state: 'ok' }])
    expect(check({}, { keys: 'unreadable' })).toMatchObject([
      { state: 'problem', found: expect.stringContaining(`${place}/data/secrets.json`) },
    ])
  })

  it('name a value that # cuts', () => {
    const file = ['A=winter#tea', 'B="a#b"', "C='a#b'", 'D=a # b', 'E=#', 'export F=a#b', '#G=a#b']
    expect(namesCutAtHash(file.join('\n'))).toEqual(['A', 'F'])
    const [finding] = check({}, { cutNames: ['BACKUP_PASSPHRASE'] })
    expect(finding).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('BACKUP_PASSPHRASE'),
    })
  })

  it('name what .env sets in vain', () => {
    const [finding] = check({}, { unknownNames: ['SITEURL'] })
    expect(finding?.found).toContain('SITEURL')
  })

  it('print no secret', () => {
    const PAYLOAD_SECRET = 'a-very-long-and-private-text-0123456789'
    expect(JSON.stringify(check({ PAYLOAD_SECRET, SITE_URL: '' }))).not.toContain(PAYLOAD_SECRET)
  })
})

describe('file rights', () => {
  it('are fine before the first start', () => {
    expect(checkRights(envOf())).toMatchObject([{ state: 'ok' }])
  })

  it('tell of a database that others may read, and are fine once it is closed', () => {
    const database = path.join(place, 'data/site.db')
    fs.mkdirSync(path.dirname(database), { mode: 0o700 })
    fs.mkdirSync(path.join(place, 'media'))
    fs.writeFileSync(database, '')
    fs.chmodSync(database, 0o644)
    expect(checkRights(envOf())).toMatchObject([
      { state: 'warning', advice: `Restrict it: chmod go-rwx ${database}` },
    ])
    fs.chmodSync(database, 0o600)
    expect(checkRights(envOf())).toMatchObject([{ state: 'ok' }])
  })

  it('tell of an .env that others may read, but not of one that only its group may', () => {
    vi.spyOn(process, 'cwd').mockReturnValue(place)
    const file = path.join(place, '.env')
    fs.writeFileSync(file, '')
    fs.chmodSync(file, 0o644)
    const restrict = `Restrict it: chmod o-rwx ${file}`
    expect(checkRights(envOf())).toMatchObject([{ state: 'warning', advice: restrict }])
    fs.chmodSync(file, 0o640)
    expect(checkRights(envOf())).toMatchObject([{ state: 'ok' }])
  })

  it('tell of what another user has left in the data, which the site cannot write', () => {
    fs.mkdirSync(path.join(place, 'data/unlocked'), { recursive: true, mode: 0o700 })
    fs.mkdirSync(path.join(place, 'media'))
    fs.chmodSync(path.join(place, 'data'), 0o700)
    const left = path.join(place, 'data/unlocked/8c69')
    fs.writeFileSync(left, '')
    expect(checkRights(envOf())).toMatchObject([{ state: 'ok' }])
    const { lstatSync } = fs
    vi.spyOn(fs, 'lstatSync').mockImplementation(((entry: string) => {
      const stats = lstatSync(entry)
      return entry === left ? Object.assign(stats, { uid: 987_654_321 }) : stats
    }) as typeof fs.lstatSync)
    expect(checkRights(envOf())).toMatchObject([
      {
        state: 'problem',
        found: expect.stringContaining(`${left} belongs to 987654321`),
        advice: expect.stringContaining('chown -R'),
      },
    ])
  })

  it('tell of backups in a folder for visitors', () => {
    const inPictures = envOf({ BACKUP_DIR: path.join(place, 'media/backups') })
    const inData = envOf({ MEDIA_DIR: path.join(place, 'data') })
    for (const env of [inPictures, inData, envOf({ BACKUP_DIR: 'public/backups' })]) {
      expect(checkRights(env)).toMatchObject([
        { state: 'problem', found: expect.stringContaining('Backups would be kept in') },
      ])
    }
  })

  it('tell of a database in a folder for visitors, but not of one next to their folder', () => {
    const at = (uri: string) => checkRights(envOf({ DATABASE_URI: uri, BACKUP_DIR: place }))
    for (const uri of [`file:${place}/media/public/site.db`, 'file:public/data/site.db']) {
      expect(at(uri)).toMatchObject([
        {
          state: 'problem',
          found: expect.stringContaining('private data is kept in'),
          advice: expect.stringContaining('change DATABASE_URI accordingly'),
        },
      ])
    }
    expect(at(`file:${place}/media/site.db`)).toMatchObject([{ state: 'ok' }])
  })

  it('tell of a folder that cannot be written', () => {
    // Root may write everywhere, but nobody can create a folder inside a file.
    fs.writeFileSync(path.join(place, 'media'), '')
    expect(checkRights(envOf())).toContainEqual(
      expect.objectContaining({
        state: 'problem',
        found: expect.stringContaining('media'),
        advice: expect.stringMatching(/sudo chown -R \S+ .*media/),
      }),
    )
  })
})

describe('disk', () => {
  it.each([
    [50_000, 100_000, 'ok'],
    [9000, 100_000, 'warning'],
    [900, 2000, 'warning'],
    [150, 100_000, 'problem'],
  ])('with %i of %i MB free', async (free, total, state) => {
    const room = { freeBytes: free * MB, totalBytes: total * MB }
    const findings = await checkDisk(envOf(), async () => room)
    expect(findings[0]).toMatchObject({ state, found: expect.stringContaining(`${free} MB`) })
  })

  it('whose room the system does not tell is a warning', async () => {
    expect(await checkDisk(envOf(), async () => null)).toMatchObject([{ state: 'warning' }])
  })
})

describe('backup', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const make = (createdAt: string) => {
    const folder = path.join(place, 'data/backups', backupName(new Date(createdAt)))
    fs.mkdirSync(folder, { recursive: true })
  }

  it('is missing', async () => {
    expect(await checkBackup(envOf(), now)).toMatchObject({ state: 'warning' })
  })

  it.each([
    ['2026-11-23T11:40:00.000Z', 'ok', 'less than two hours'],
    ['2026-11-22T20:00:00.000Z', 'ok', '16 hours'],
    ['2026-11-20T12:00:00.000Z', 'problem', '3 days'],
  ])('of %s', async (createdAt, state, age) => {
    make(createdAt)
    expect(await checkBackup(envOf(), now)).toMatchObject({
      state,
      found: expect.stringContaining(age),
    })
  })

  it('dated in the future does not hide how old the newest is', async () => {
    make('2026-11-20T12:00:00.000Z')
    make('2027-11-20T12:00:00.000Z')
    expect(await checkBackup(envOf(), now)).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('3 days'),
    })
  })

  it('is made in another way where BACKUP_DAILY=off says so', async () => {
    const env = envOf({ BACKUP_DAILY: 'off' })
    expect(await checkBackup(env, now)).toMatchObject({ state: 'ok' })
    make('2026-11-01T12:00:00.000Z')
    expect(await checkBackup(env, now)).toMatchObject({ state: 'ok' })
  })

  it('that is late although it is made by itself leads to the log', async () => {
    make('2026-11-01T12:00:00.000Z')
    const { advice } = await checkBackup(envOf({ BACKUP_DAILY: 'on' }), now)
    expect(advice).toContain('log')
  })
})
