import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseEnv } from '@/env'
import { assertMayUseData, assertSiteUser, loadEnvFile } from './site-user'

const ROOT = 0
const SITE = 987_654_321
const SOMEBODY = 987_654_322

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-user-'))
})
afterEach(() => {
  vi.restoreAllMocks()
  fs.rmSync(place, { recursive: true, force: true })
})

/** Sets who runs the command, and who owns all files. */
function runBy(user: number, owner = SITE): void {
  vi.spyOn(process, 'getuid').mockReturnValue(user)
  vi.spyOn(fs, 'statSync').mockReturnValue({ uid: owner } as fs.Stats & fs.BigIntStats)
}

function denyWriting(): void {
  vi.spyOn(fs, 'mkdtempSync').mockImplementation(() => {
    throw new Error('EACCES')
  })
}

describe('a command', () => {
  const check = (data = place) => assertSiteUser(parseEnv({ DATABASE_URI: `file:${data}/site.db` }))

  it('runs as the user of the site', () => {
    runBy(SITE)
    check()
  })

  it('does not run as root, whose files the site could not write, not even before the first start', () => {
    runBy(ROOT)
    expect(() => check()).toThrow(
      `${place} belongs to ${SITE}, but this runs as root. Prefix the command with: sudo -u '#${SITE}'`,
    )
    expect(() => check(`${place}/not/made/yet`)).toThrow(`${place} belongs to ${SITE}`)
  })

  it('runs as root if the site does', () => {
    runBy(ROOT, ROOT)
    check()
  })

  it('does not run as a user who may not write the data', () => {
    runBy(SOMEBODY)
    denyWriting()
    expect(() => check()).toThrow(`this runs as ${SOMEBODY}`)
  })

  it('runs as another user who may write the data, as on a mounted disk', () => {
    runBy(SOMEBODY, ROOT)
    check()
  })
})

describe('what an earlier start created', () => {
  const check = () => assertMayUseData(parseEnv({ DATABASE_URI: `file:${place}/site.db` }))

  it('may be used by the user who created it', () => {
    fs.writeFileSync(path.join(place, 'site.db'), '')
    check()
  })

  it('is named if it belongs to another user, with the command that changes the owner', () => {
    const files = ['site.db', 'site.db-wal'].map((name) => path.join(place, name))
    for (const file of files) fs.writeFileSync(file, '')
    vi.spyOn(process, 'getuid').mockReturnValue(SITE)
    vi.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw new Error('EACCES')
    })
    expect(check).toThrow(
      `${SITE} may not use ${files.join(' and ')}. If that is the user of the site, change the owner: sudo chown -R ${SITE} ${files.join(' ')}`,
    )
  })
})

describe('.env', () => {
  const before = process.cwd()
  beforeEach(() => process.chdir(place))
  afterEach(() => {
    process.chdir(before)
    vi.unstubAllEnvs()
  })
  const write = (name: string, content: string | Buffer) => fs.writeFileSync(name, content)

  it('is read, even with a byte order mark, without overriding variables that are set', () => {
    vi.stubEnv('MANAVTA_ONE', undefined)
    vi.stubEnv('MANAVTA_TWO', 'set')
    write('.env', '\uFEFFMANAVTA_ONE=1\r\nMANAVTA_TWO=2\r\n')
    loadEnvFile()
    expect([process.env.MANAVTA_ONE, process.env.MANAVTA_TWO]).toEqual(['1', 'set'])
  })

  it('may be missing', () => {
    expect(loadEnvFile).not.toThrow()
  })

  it('in UTF-16 is refused', () => {
    write('.env', Buffer.from('\uFEFFMANAVTA_ONE=1', 'utf16le'))
    expect(loadEnvFile).toThrow('.env must be saved as UTF-8')
  })

  it.each(['.env.local', '.env.production', '.env.production.local', '.env.development'])(
    'is the only file of settings: %s is refused',
    (name) => {
      write(name, 'SITE_URL=https://example.org')
      expect(loadEnvFile).toThrow(`${name} is not used here`)
    },
  )
})

describe('a .env', () => {
  beforeEach(() => {
    vi.spyOn(fs, 'existsSync').mockImplementation((file) => file === '.env')
    vi.spyOn(fs, 'accessSync').mockImplementation(() => {
      throw new Error('EACCES')
    })
  })

  it('that this user may not read is reported', () => {
    runBy(SOMEBODY)
    expect(loadEnvFile).toThrow(
      `.env belongs to ${SITE}, but this runs as ${SOMEBODY}. Prefix the command with: sudo -u '#${SITE}'`,
    )
  })

  it('that the user of the site may not read is reported with the fix', () => {
    runBy(SITE, ROOT)
    expect(loadEnvFile).toThrow(`sudo chown ${SITE} .env`)
  })
})
