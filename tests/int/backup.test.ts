import { createHash } from 'node:crypto'
import fs from 'node:fs'
import fsPromises from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDatabaseEmpty, isIncomplete, loadCopy } from '@/cms/database/database-copy'
import { clearHalfWritten, isHalfWritten, markHalfWritten } from '@/cms/database/half-written'
import { withMongo } from '@/cms/database/mongo/connection'
import { databaseOf } from '@/cms/database/open-database'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { dataDir, type Env, getEnv, resetEnv, secretsFile } from '@/env'
import { runStopHooks } from '@/lib/stop-hooks'
import { describeDuties } from '@/server/backup/after-restore'
import { backupName } from '@/server/backup/backup-name'
import { describeBackup } from '@/server/backup/describe-backup'
import { makeBackup } from '@/server/backup/make-backup'
import { listBackups, readManifest } from '@/server/backup/manifest'
import { restoreBackup } from '@/server/backup/restore-backup'
import { describeKeys } from '@/server/backup/restore-keys'
import { backUpDaily } from '@/server/backup/timer'
import { askServer, listenForCommands } from '@/server/command-socket'
import { findFirst } from '@/server/documents/records'
import { countWaiting } from '@/server/home/waiting'
import { getPayloadClient } from '@/server/payload-client'
import { readBackup } from '@/server/status/facts'
import { callApi, sessionCookie } from '../support/api'
import { runChild } from '../support/child-process'
import { isMongo } from '../support/is-mongo'
import { runWithPayload } from '../support/payload-child'
import { newMongoUri } from '../support/prepared-database'

const LIMIT_MS = 120_000
const PAN = 'ABCPE1234F'

let place = ''
let backups = ''

beforeAll(async () => {
  await listenForCommands()
  fs.mkdirSync(path.join(getEnv().MEDIA_DIR, 'incoming'), { recursive: true })
  fs.mkdirSync(path.join(getEnv().MEDIA_DIR, 'public'), { recursive: true })
  fs.writeFileSync(path.join(getEnv().MEDIA_DIR, 'public/lamp.jpg'), 'a picture')
  fs.writeFileSync(path.join(getEnv().MEDIA_DIR, 'incoming/half.tmp'), 'half a picture')
  await give('Asha Devi', 501_00)
})
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-backup-'))
  backups = path.join(place, 'backups')
  return () => fs.rmSync(place, { recursive: true, force: true })
})
afterAll(runStopHooks)

async function give(donorName: string, amountPaise: number): Promise<void> {
  const payload = await getPayloadClient()
  await payload.create({
    collection: slugs.donations,
    data: { donorName, amountPaise, paymentMethod: 'Cash', panNumber: PAN },
    overrideAccess: true,
  })
}

async function backUp({ withKeys, passphrase }: { withKeys?: boolean; passphrase?: string } = {}) {
  const database = databaseOf(await getPayloadClient())
  const env = { ...getEnv(), BACKUP_PASSPHRASE: passphrase }
  return makeBackup(env, database, { folder: backups, withKeys })
}

/** Returns settings with an empty database and an empty media folder. */
function emptyPlace(): Env {
  return {
    ...getEnv(),
    DATABASE_URI: isMongo ? newMongoUri() : `file:${place}/restored/site.db`,
    MEDIA_DIR: path.join(place, 'restored/media'),
  }
}

const measured = (file: string) => {
  const content = fs.readFileSync(file)
  return { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') }
}
const mode = (entry: string) => fs.statSync(entry).mode & 0o777

describe('a backup of the running site', () => {
  it('is complete while gifts come in, and opens elsewhere with every gift it counts', async () => {
    const isDone = { yes: false }
    const giving = (async () => {
      for (let i = 1; i <= 30 && !isDone.yes; i++) {
        await give(`Donor ${i}`, i * 100)
        // SQLite is synchronous: without this the backup would never run.
        await nextTurn()
      }
    })()
    const made = await backUp().finally(() => {
      isDone.yes = true
    })
    await giving
    const { donations = 0 } = made.manifest.database.counts
    expect(donations).toBeGreaterThanOrEqual(1)

    const env = emptyPlace()
    await restoreBackup(env, made.path)
    const picture = path.join(env.MEDIA_DIR, 'public/lamp.jpg')
    expect(fs.readFileSync(picture, 'utf8')).toBe('a picture')
    expect(fs.existsSync(path.join(env.MEDIA_DIR, 'incoming'))).toBe(false)
    const { exitCode, output } = await runWithPayload('tests/children/restored-site.ts', [], {
      env: { ...process.env, DATABASE_URI: env.DATABASE_URI, MEDIA_DIR: env.MEDIA_DIR },
      limitMs: LIMIT_MS,
    })
    expect(exitCode, output).toBe(0)
    const gifts = JSON.parse(output.trim().split('\n').at(-1) ?? '')
    expect(gifts).toHaveLength(donations)
    expect(gifts).toContainEqual({ donorName: 'Asha Devi', amountPaise: 501_00, panNumber: PAN })
  })

  it('can be read only by its owner, and contains no keys by default', async () => {
    const plain = await backUp()
    const file = path.join(plain.path, plain.manifest.files[0]?.path ?? '')
    expect([mode(backups), mode(plain.path), mode(file)]).toEqual([0o700, 0o700, 0o600])
    const { SETTINGS_KEY = '' } = getEnv()
    const holdsKey = (folder: string) =>
      fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .some(({ parentPath, name }) =>
          fs.readFileSync(path.join(parentPath, name)).includes(SETTINGS_KEY),
        )
    expect(holdsKey(plain.path)).toBe(false)
    expect(holdsKey((await backUp({ withKeys: true })).path)).toBe(true)
  })

  it('leaves nothing behind when it fails', async () => {
    const rename = vi.spyOn(fs.promises, 'rename').mockRejectedValueOnce(new Error('no space left'))
    await expect(backUp()).rejects.toThrow('no space left')
    rename.mockRestore()
    expect(fs.readdirSync(backups)).toEqual([])
  })

  it('does not count when a killed process left it unfinished, and is deleted after a day', async () => {
    const half = path.join(backups, '.unfinished-abcdef')
    fs.mkdirSync(half, { recursive: true })
    const { path: whole } = await backUp()
    fs.cpSync(path.join(whole, 'manifest.json'), path.join(half, 'manifest.json'))
    expect(await listBackups(backups)).toHaveLength(1)
    expect(fs.existsSync(half)).toBe(true)
    fs.utimesSync(half, 0, 0)
    await backUp()
    expect(fs.existsSync(half)).toBe(false)
  })

  it('is not made without the pictures: of an unmounted disk, or behind a link', async () => {
    const media = path.join(place, 'media')
    fs.mkdirSync(media)
    const payload = await getPayloadClient()
    const picture = { alt: { en: 'A lamp' }, filename: 'lamp.jpg' }
    const { id } = await payload.db.create({ collection: slugs.media, data: picture })
    const env = { ...getEnv(), MEDIA_DIR: media }
    const make = () => makeBackup(env, databaseOf(payload), { folder: backups })
    await expect(make()).rejects.toThrow(`${media} has no files`)
    fs.mkdirSync(path.join(place, 'disk'))
    fs.writeFileSync(path.join(place, 'disk/lamp.jpg'), 'a picture')
    fs.symlinkSync(path.join(place, 'disk'), path.join(media, 'public'))
    await expect(make()).rejects.toThrow(`${media}/public is a symbolic link`)
    expect(fs.readdirSync(backups)).toEqual([])
    fs.rmSync(path.join(media, 'public'))
    fs.renameSync(path.join(place, 'disk'), path.join(media, 'public'))
    expect((await make()).manifest.files.at(-1)?.path).toBe('media/public/lamp.jpg')
    await payload.db.deleteOne({ collection: slugs.media, where: { id: { equals: id } } })
  })

  it('is not called failed because an older one cannot be deleted', async () => {
    const { path: older } = await backUp()
    const rm = fsPromises.rm
    vi.spyOn(fsPromises, 'rm').mockImplementation(async (entry, options) => {
      if (entry === older) throw new Error('EACCES: permission denied')
      await rm(entry, options)
    })
    const result = await askServer(getEnv(), 'backup', [backups])
    vi.restoreAllMocks()
    expect(result).toMatchObject({
      exitCode: 0,
      text: expect.stringMatching(/^Backup made and verified: [\s\S]*Not removed: .*EACCES/),
    })
    expect(await listBackups(backups)).toHaveLength(2)
  })

  it('is not made in a folder that visitors could fetch', async () => {
    backups = path.join(getEnv().MEDIA_DIR, 'public')
    await expect(backUp()).rejects.toThrow('choose another folder')
  })

  it('is made by npm run backup, which lists what is in it', async () => {
    const result = await askServer(getEnv(), 'backup', [backups])
    expect(result).toMatchObject({
      exitCode: 0,
      wrote: /verified: (.*)/.exec(result?.text ?? '')?.[1],
    })
    expect(result?.text).toMatch(/Backup made and verified: .*backup-/)
    expect(result?.text).toMatch(/\d+ donations/)
    expect(result?.text).toContain('Pictures  1 file,')
    expect(result?.text).toContain('not included: keep SETTINGS_KEY and PAYLOAD_SECRET (in')
    const again = await askServer(getEnv(), 'backup', [backups])
    expect(again?.text).toMatch(/Removed {3}1 older backup$/m)
    for (const wrong of ['--everything', '']) {
      expect(await askServer(getEnv(), 'backup', [wrong])).toMatchObject({ exitCode: 2 })
    }
    const changed = { ...getEnv(), BACKUP_PASSPHRASE: 'set since the site was started' }
    const refused = await askServer(changed, 'backup', [backups])
    expect(refused).toMatchObject({ exitCode: 1, text: expect.stringMatching('Restart the site') })
    expect(JSON.stringify(refused)).not.toContain(changed.BACKUP_PASSPHRASE)
    const file = path.join(place, 'file')
    fs.writeFileSync(file, '')
    const failed = await askServer(getEnv(), 'backup', [file])
    expect(failed).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('No backup was made'),
    })
  })

  it('that the user may not read is not taken for none at all', async () => {
    const { path: backup } = await backUp()
    const denied = Object.assign(new Error('EACCES'), { code: 'EACCES' })
    const read = vi.spyOn(fs.promises, 'readFile').mockRejectedValueOnce(denied)
    await expect(restoreBackup(emptyPlace(), backup)).rejects.toThrow('chown -R')
    read.mockRestore()
    await expect(restoreBackup(emptyPlace(), place)).rejects.toThrow('no manifest.json')
  })

  it.runIf(isMongo)('is not made of a database that a restore or a move left half', async () => {
    const database = databaseOf(await getPayloadClient())
    if (database.kind !== 'mongodb') throw new Error('This is no MongoDB')
    await markHalfWritten(database.connection)
    await expect(backUp()).rejects.toThrow('only a part of the data')
    expect(fs.existsSync(backups)).toBe(false)
    await clearHalfWritten(database.connection)
  })

  it('is not made of a database with nothing in it, which a mistyped address names', async () => {
    const databaseUri = isMongo ? newMongoUri() : `file:${place}/site.db`
    const args = ['--conditions=production', '--import', 'tsx', 'scripts/backup.ts', backups]
    const env = { ...process.env, DATABASE_URI: databaseUri, DATA_DIR: place }
    const { exitCode, output } = await runChild(process.execPath, args, { env, limitMs: LIMIT_MS })
    expect(output).toContain('There is no database yet at DATABASE_URI: nothing to back up.')
    expect(exitCode).toBe(1)
    expect(fs.existsSync(backups)).toBe(false)
  })

  it('is made once a day by the timer, and again on the next Indian day', async () => {
    vi.stubEnv('BACKUP_DIR', backups)
    resetEnv()
    await backUpDaily(new Date('2026-03-01T10:00:00.000Z'))
    await backUpDaily(new Date('2026-03-01T18:00:00.000Z'))
    expect(await listBackups(backups)).toHaveLength(1)
    await backUpDaily(new Date('2026-03-01T18:30:00.000Z'))
    expect(await listBackups(backups)).toHaveLength(2)
    vi.unstubAllEnvs()
    resetEnv()
  })

  it('is made each day, even if a clock that was ahead has dated one in the future', async () => {
    vi.stubEnv('BACKUP_DIR', backups)
    resetEnv()
    for (const day of ['2027-03-05', '2026-03-01', '2026-03-02']) {
      await backUpDaily(new Date(`${day}T10:00:00.000Z`))
    }
    const days = (await listBackups(backups)).map(({ createdAt }) => createdAt.slice(0, 10))
    expect(days).toEqual(['2027-03-05', '2026-03-02', '2026-03-01'])
    vi.unstubAllEnvs()
    resetEnv()
  })
})

describe('a backup with a passphrase', () => {
  const BACKUP_PASSPHRASE = 'नीम का पेड़ 2026'

  it('reveals no data and no key, leaves nothing unencrypted behind, and is restored completely', async () => {
    const made = await backUp({ passphrase: BACKUP_PASSPHRASE })
    const { SETTINGS_KEY = '' } = getEnv()
    for (const { path: file } of made.manifest.files) {
      const content = fs.readFileSync(path.join(made.path, file))
      for (const plain of ['Asha Devi', 'SQLite format', 'a picture', SETTINGS_KEY]) {
        expect([file, plain, content.includes(plain)]).toEqual([file, plain, false])
      }
    }
    const isScratch = (name: string) => name.startsWith('.backup-')
    expect(fs.readdirSync(dataDir(getEnv())).filter(isScratch)).toEqual([])

    const env = { ...emptyPlace(), BACKUP_PASSPHRASE }
    // With MongoDB the data folder of a site is where it was started.
    const cwd = vi.spyOn(process, 'cwd').mockReturnValue(place)
    const { keys: laid } = await restoreBackup(env, made.path)
    expect(laid).toEqual({ file: secretsFile(env), isOverridden: false })
    const keys = fs.readFileSync(secretsFile(env), 'utf8')
    cwd.mockRestore()
    expect(JSON.parse(keys)).toMatchObject({ SETTINGS_KEY })
    const picture = path.join(env.MEDIA_DIR, 'public/lamp.jpg')
    expect(fs.readFileSync(picture, 'utf8')).toBe('a picture')
    expect(describeBackup(made.manifest)).toContain('keep BACKUP_PASSPHRASE elsewhere')
  })

  it('includes its keys, even if others exist already: those are put aside', async () => {
    const made = await backUp({ passphrase: BACKUP_PASSPHRASE })
    const { SETTINGS_KEY, PAYLOAD_SECRET } = getEnv()
    const env = { ...emptyPlace(), BACKUP_PASSPHRASE, DATA_DIR: path.join(place, 'restored') }
    const others = JSON.stringify({ SETTINGS_KEY: 'of a start on the empty database' })
    fs.mkdirSync(dataDir(env), { recursive: true })
    fs.writeFileSync(secretsFile(env), others)
    const { keys } = await restoreBackup({ ...env, SETTINGS_KEY: 'another of .env' }, made.path)
    expect(keys).toMatchObject({ file: secretsFile(env), isOverridden: true })
    const kept = JSON.parse(fs.readFileSync(secretsFile(env), 'utf8'))
    expect(kept).toEqual({ SETTINGS_KEY, PAYLOAD_SECRET })
    expect(keys?.replacedFile).toMatch(/secrets\.json\.before-restore-/)
    expect(fs.readFileSync(keys?.replacedFile ?? '', 'utf8')).toBe(others)
    const told = describeKeys(env, keys)
    expect(told).toContain(keys?.replacedFile)
    expect(told).toContain('.env sets another SETTINGS_KEY')

    // Identical keys need not be put aside.
    const again = { ...env, ...emptyPlace(), MEDIA_DIR: path.join(place, 'again') }
    if (!isMongo) fs.rmSync(path.join(place, 'restored/site.db'))
    expect((await restoreBackup(again, made.path)).keys).toEqual({
      file: secretsFile(again),
      isOverridden: false,
    })
    expect(fs.readdirSync(dataDir(env)).filter((name) => name.includes('secrets'))).toHaveLength(2)
  })

  it('is not restored without it, or with a wrong one', async () => {
    const made = await backUp({ passphrase: BACKUP_PASSPHRASE })
    const env = emptyPlace()
    await expect(restoreBackup(env, made.path)).rejects.toThrow('set BACKUP_PASSPHRASE')
    const wrong = { ...env, BACKUP_PASSPHRASE: 'another passphrase' }
    await expect(restoreBackup(wrong, made.path)).rejects.toThrow('is not the passphrase')
    expect(fs.existsSync(path.join(place, 'restored'))).toBe(false)
  })

  it('is refused if an intruder changed its files or its manifest', async () => {
    const made = await backUp({ passphrase: BACKUP_PASSPHRASE })
    const env = { ...emptyPlace(), BACKUP_PASSPHRASE }
    const picture = path.join(made.path, 'media/public/lamp.jpg')
    fs.appendFileSync(picture, 'x')
    const files = made.manifest.files.map((file) =>
      file.path.endsWith('lamp.jpg') ? { ...file, ...measured(picture) } : file,
    )
    const manifest = path.join(made.path, 'manifest.json')
    fs.writeFileSync(manifest, JSON.stringify({ ...made.manifest, files }))
    await expect(restoreBackup(env, made.path)).rejects.toThrow('manifest.json does not match')
    expect(fs.existsSync(env.MEDIA_DIR)).toBe(false)
  })
})

describe('what needs an admin', () => {
  const made = new Date('2026-03-01T10:00:00.000Z')
  const missingAfter = async (hours: number, start = made) =>
    (await countWaiting(new Date(start.getTime() + hours * HOUR_MS))).missingBackup
  const setEnv = (daily: 'on' | 'off' | '') => {
    vi.stubEnv('BACKUP_DIR', backups)
    vi.stubEnv('BACKUP_DAILY', daily)
    resetEnv()
  }
  afterEach(() => {
    vi.unstubAllEnvs()
    resetEnv()
  })

  it('is a daily backup that has failed for two days', async () => {
    setEnv('on')
    fs.mkdirSync(path.join(backups, backupName(made)), { recursive: true })
    fs.mkdirSync(path.join(backups, '.unfinished-abcdef'))
    fs.mkdirSync(path.join(backups, 'backup-of-my-own'))
    expect(await missingAfter(48)).toBeUndefined()
    const missing = { days: 2, newest: made.toISOString() }
    expect(await missingAfter(49)).toEqual({ ...missing, isDaily: true })
    setEnv('')
    expect(await missingAfter(49)).toEqual({ ...missing, isDaily: false })
    setEnv('off')
    expect(await missingAfter(49)).toBeUndefined()
  })

  it('is an old backup, even behind one that is dated in the future', async () => {
    setEnv('on')
    const ahead = new Date(made.getTime() + 400 * 24 * HOUR_MS)
    for (const each of [made, ahead]) {
      fs.mkdirSync(path.join(backups, backupName(each)), { recursive: true })
    }
    const now = new Date(made.getTime() + 49 * HOUR_MS)
    expect(await missingAfter(49)).toMatchObject({ newest: made.toISOString() })
    expect(await readBackup(now)).toEqual({ isDaily: true, lastAt: made.toISOString() })
  })

  it('is a site without any backup, two days after its first admin was made', async () => {
    setEnv('')
    const cookie = await sessionCookie('admin')
    const { createdAt } = (await findFirst(slugs.users, {}, 'createdAt')) ?? { createdAt: '' }
    const since = new Date(createdAt)
    expect(await missingAfter(48, since)).toBeUndefined()
    expect(await missingAfter(73, since)).toEqual({ days: 3, isDaily: false })
    const response = await callApi('/api/admin/waiting', { cookie })
    expect(await response.json()).not.toHaveProperty('missingBackup')
  })
})

describe('restoring', () => {
  it('shows the last receipts, and what must be done again', async () => {
    const payload = await getPayloadClient()
    for (const [financialYear, serial, testMode] of [
      [2025, 41, false],
      [2026, 8, false],
      [2026, 123, false],
      [2026, 900, true],
    ] as const) {
      const unique = `${testMode}-${financialYear}-${serial}`
      await payload.db.create({
        collection: slugs.receipts,
        data: {
          financialYear,
          serial,
          testMode,
          number: unique,
          key: unique,
          code: unique,
          donation: 'gift',
          edition: 1,
          status: 'valid',
          donorName: 'Asha',
          amountPaise: 100,
          receivedAt: '2026-05-01T06:30:00.000Z',
          printed: {},
        },
      })
    }
    const made = await backUp()
    const env = emptyPlace()
    const { manifest } = await restoreBackup(env, made.path)
    const told = await describeDuties(env, manifest)
    expect(told).toContain('the highest numbers are 2025-26/000041, 2026-27/000123. Donors')
    expect(told).toContain('repeat the erasures')
    expect(describeKeys(env, null)).toContain(`in ${secretsFile(env)}`)
    const none = { ...manifest, database: { ...manifest.database, counts: {} } }
    expect(await describeDuties(env, none)).toContain('the backup contains none. Donors may hold')
    await payload.db.deleteMany({ collection: slugs.receipts, where: {} })
  })

  it('refuses a damaged or missing file, and restores nothing', async () => {
    const made = await backUp()
    const picture = path.join(made.path, 'media/public/lamp.jpg')
    fs.writeFileSync(picture, 'b picture')
    const env = emptyPlace()
    await expect(restoreBackup(env, made.path)).rejects.toThrow(/media\/public\/lamp.jpg/)
    expect(fs.existsSync(env.MEDIA_DIR)).toBe(false)
    fs.rmSync(picture)
    await expect(restoreBackup(env, made.path)).rejects.toThrow('cannot be read')
  })

  it("lets no site start on a database whose counts differ from the backup's", async () => {
    const made = await backUp()
    const { DATABASE_URI: uri } = emptyPlace()
    if (!isMongo) fs.mkdirSync(path.join(place, 'restored'))
    const differ = () => {
      throw new Error('The counts differ')
    }
    const loading = loadCopy(uri, path.join(made.path, 'database'), differ)
    await expect(loading).rejects.toThrow('The counts differ')
    if (isMongo) expect(await withMongo(uri, isHalfWritten)).toBe(true)
    else expect(await isDatabaseEmpty(uri)).toBe(true)
  })

  it('lets no site start if it ended among the pictures, until it is run again', async () => {
    const made = await backUp()
    const env = emptyPlace()
    const obstacle = path.join(env.MEDIA_DIR, 'public/lamp.jpg')
    fs.mkdirSync(obstacle, { recursive: true })
    await expect(restoreBackup(env, made.path)).rejects.toThrow('Only a part was restored')
    expect(await isIncomplete(env.DATABASE_URI)).toBe(true)
    fs.rmdirSync(obstacle)
    await restoreBackup(env, made.path)
    expect(await isIncomplete(env.DATABASE_URI)).toBe(false)
  })

  it('refuses a database or media folder that is not empty', async () => {
    const made = await backUp()
    const env = emptyPlace()
    const full = { ...env, DATABASE_URI: getEnv().DATABASE_URI }
    await expect(restoreBackup(full, made.path)).rejects.toThrow('There is a database')
    const withPictures = { ...env, MEDIA_DIR: getEnv().MEDIA_DIR }
    await expect(restoreBackup(withPictures, made.path)).rejects.toThrow('already contains files')
  })

  it('says of a download that it must be unpacked first', async () => {
    const download = path.join(place, 'backup-2026-11-23T19-00-00-000Z.tar')
    fs.writeFileSync(download, 'packed')
    await expect(restoreBackup(emptyPlace(), download)).rejects.toThrow(
      `${download} is a file. Unpack it first (tar -xf), then restore the folder that was in it.`,
    )
  })

  it('refuses a backup of another kind of database, and a folder that is not a backup', async () => {
    const made = await backUp()
    const other = isMongo ? `file:${place}/other/site.db` : 'mongodb://127.0.0.1:9/other'
    const elsewhere = { ...emptyPlace(), DATABASE_URI: other }
    await expect(restoreBackup(elsewhere, made.path)).rejects.toThrow('This is a backup of')
    await expect(restoreBackup(emptyPlace(), place)).rejects.toThrow(
      'is not a backup: it has no manifest.json. Name the folder of one backup, such as backup-20',
    )
    const mistyped = path.join(place, 'backup-2026')
    await expect(restoreBackup(emptyPlace(), mistyped)).rejects.toThrow(
      `There is no folder ${mistyped}.`,
    )
    const manifest = await readManifest(made.path)
    const outside = { path: '../../secrets.json', bytes: 0, sha256: '0'.repeat(64) }
    fs.writeFileSync(
      path.join(made.path, 'manifest.json'),
      JSON.stringify({ ...manifest, files: [outside] }),
    )
    await expect(restoreBackup(emptyPlace(), made.path)).rejects.toThrow(
      `This version cannot read the backup ${made.path}: it is damaged, or needs the version`,
    )
  })
})
