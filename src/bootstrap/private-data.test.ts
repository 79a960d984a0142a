import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/env'
import { keepDataPrivate } from './private-data'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-data-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777
const envOf = (file: string) => parseEnv({ DATABASE_URI: `file:${join(folder, file)}` })

describe('keepDataPrivate', () => {
  it('creates the data folder for its owner only', () => {
    keepDataPrivate(envOf('data/site.db'))
    expect(modeOf('data')).toBe(0o700)
  })

  it('makes a folder of an earlier version private, with everything that the site keeps in it', () => {
    const files = [
      'data/site.db',
      'data/site.db-wal',
      'data/site.db-shm',
      'data/site.db.lock',
      'data/site.db.before-migration-2026-11-22T00-00-00-000Z',
      'data/secrets.json',
      'data/secrets.json.before-restore-2026-11-22T00-00-00-000Z',
      'data/mails/thank-you-1.eml',
    ]
    mkdirSync(join(folder, 'data/mails'), { recursive: true })
    for (const file of files) writeFileSync(join(folder, file), '', { mode: 0o644 })
    for (const each of ['data', 'data/mails']) chmodSync(join(folder, each), 0o755)

    keepDataPrivate(envOf('data/site.db'))
    expect([modeOf('data'), modeOf('data/mails')]).toEqual([0o700, 0o700])
    expect(files.map(modeOf)).toEqual(files.map(() => 0o600))
  })

  it("makes volunteers' photos private, but not the public pictures", () => {
    for (const name of ['private', 'public']) {
      mkdirSync(join(folder, 'media', name), { recursive: true, mode: 0o755 })
    }
    keepDataPrivate({ ...envOf('data/site.db'), MEDIA_DIR: join(folder, 'media') })
    expect([modeOf('media/private'), modeOf('media/public')]).toEqual([0o700, 0o755])
  })

  it('does not change other files', () => {
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/notes.txt'), '', { mode: 0o644 })
    keepDataPrivate(envOf('data/site.db'))
    expect(modeOf('data/notes.txt')).toBe(0o644)
  })
})
