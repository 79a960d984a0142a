import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { type Client, createClient } from '@libsql/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isMongo } from '../support/is-mongo'
import { runWithPayload } from '../support/payload-child'

const FIXTURES = 'tests/fixtures'
const LIMIT_MS = 240_000
/** The keys that `npm run fixture` uses. */
const KEYS = {
  PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
  SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
}
/** One per release, made by `npm run fixture`. */
const sites = fs.readdirSync(FIXTURES).filter((name) => /^site-.+\.db\.gz$/.test(name))

let folder = ''
let file = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-older-'))
  file = path.join(folder, 'site.db')
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

const unpack = (site: string) =>
  fs.writeFileSync(file, zlib.gunzipSync(fs.readFileSync(path.join(FIXTURES, site))))

/** Opens the file with this version. */
const open = (limits: { maxFileKib?: number } = {}) =>
  runWithPayload('tests/children/opened-site.ts', [], {
    ...limits,
    env: {
      ...process.env,
      ...KEYS,
      DATABASE_URI: `file:${file}`,
      MEDIA_DIR: path.join(folder, 'media'),
    },
    limitMs: LIMIT_MS,
  })

async function withFile<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = createClient({ url: `file:${file}` })
  try {
    return await work(client)
  } finally {
    client.close()
  }
}

/** Counts, without our code, what lists must still show. */
const countStored = () =>
  withFile(async (client) => {
    const one = async (sql: string) => Number((await client.execute(sql)).rows[0]?.[0])
    const tables = await one("SELECT count(*) FROM sqlite_master WHERE name = 'receipts'")
    return {
      donations: await one('SELECT count(*) FROM donations'),
      paise: await one('SELECT coalesce(sum(amount_paise), 0) FROM donations'),
      volunteers: await one('SELECT count(*) FROM volunteers'),
      receipts: tables > 0 ? await one('SELECT count(*) FROM receipts') : 0,
    }
  })

/** Gives a donor a phone number as it was typed, which is all that an older version searched. */
const spacePhone = () =>
  withFile((client) =>
    client.execute(`UPDATE donations SET donor_name = 'Sita', phone = '98765 43210',
      search_text = 'sita' || char(10) || '98765 43210' WHERE id = (SELECT min(id) FROM donations)`),
  )

const PAGE = 4096

/** Reads every row of every table. */
const readAll = () =>
  withFile(async (client) => {
    const { rows } = await client.execute('SELECT name, sql FROM sqlite_master ORDER BY name')
    const tables = rows.filter(({ sql }) => /^CREATE TABLE/.test(String(sql)))
    const contents = await Promise.all(
      tables.map(async ({ name }) => (await client.execute(`SELECT * FROM "${name}"`)).rows),
    )
    return JSON.stringify([rows, contents])
  })

const copies = () => fs.readdirSync(folder).filter((name) => name.includes('before-migration'))

describe.skipIf(isMongo)('a SQLite file of an older version', () => {
  it.each(sites)('%s opens with every gift, volunteer, receipt and donor', async (site) => {
    unpack(site)
    await spacePhone()
    const stored = await countStored()
    expect(stored.donations).toBeGreaterThan(0)
    const { exitCode, output } = await open()
    expect(exitCode, output).toBe(0)
    const { donors, donorsWithFirstGift, receiptsWithoutDay, foundByPhone, ...lists } = JSON.parse(
      output.trim().split('\n').at(-1) ?? '',
    )
    expect(lists).toEqual(stored)
    expect(donors).toBeGreaterThan(0)
    expect(donorsWithFirstGift).toBe(donors)
    expect(receiptsWithoutDay).toBe(0)
    expect(foundByPhone).toEqual(['Sita'])
  })

  it('forgets the donor whom an erased gift had kept in its last correction', async () => {
    unpack('site-2026-11-25.db.gz')
    const corrections = () =>
      withFile(async (client) => {
        const sql = "SELECT donor_name = 'Erased', pending_audit FROM donations ORDER BY 1"
        return (await client.execute(sql)).rows.map((row) => [row[0], row[1]])
      })
    await withFile(async (client) => {
      await client.execute("UPDATE donations SET pending_audit = '{}'")
      await client.execute(
        "UPDATE donations SET donor_name = 'Erased' WHERE id = (SELECT min(id) FROM donations)",
      )
    })
    expect((await open()).exitCode).toBe(0)
    expect(await corrections()).toEqual([
      [0, '{}'],
      [0, '{}'],
      [1, null],
    ])
  })

  it('is unchanged after each failed migration, which reports it and leaves no copy', async () => {
    unpack('site-2026-11-21.db.gz')
    // A later migration creates a table with this name.
    await withFile((client) => client.execute('CREATE TABLE settlements (id text)'))
    const before = await readAll()
    // Left by a start that was killed.
    fs.writeFileSync(`${file}.before-migration.draft`, 'half a copy')
    const { exitCode, output } = await open()
    expect(exitCode).toBe(1)
    expect(output).toMatch(/^The database could not be migrated: step \w+ failed/m)
    expect(output).toContain('Nothing in it has changed')
    expect(copies()).toEqual([])
    expect(await readAll()).toBe(before)

    await withFile((client) => client.execute('DROP TABLE settlements'))
    const stored = await countStored()
    expect((await open()).exitCode).toBe(0)
    expect(copies()).toEqual([expect.stringMatching(/^site\.db\.before-migration-20[\dTZ-]+$/)])
    fs.copyFileSync(path.join(folder, copies()[0] ?? ''), file)
    expect(await countStored()).toEqual(stored)
  })

  it('is unchanged if there is room for the copy but not for the migration, which is reported in one line', async () => {
    unpack('site-2026-11-21.db.gz')
    const before = await readAll()
    const { exitCode, output } = await open({ maxFileKib: 2600 })
    expect(exitCode).toBe(1)
    expect(output).toMatch(/DATABASE_URI: .+ could not be migrated \(.+free up disk space/)
    expect(await readAll()).toBe(before)

    expect((await open()).exitCode).toBe(0)
    expect(copies()).toEqual([expect.stringMatching(/^site\.db\.before-migration-20[\dTZ-]+$/)])
  })

  it('is not migrated if there is no room for a copy, which is reported in one line', async () => {
    unpack('site-2026-11-21.db.gz')
    const before = await readAll()
    const { exitCode, output } = await open({ maxFileKib: 500 })
    expect(exitCode).toBe(1)
    expect(output).toMatch(/could not be copied before the migration \(.+free up disk space/)
    expect(copies()).toEqual([])
    expect(await readAll()).toBe(before)
  })

  it('that is damaged is not migrated, and no disk space is asked for', async () => {
    unpack('site-2026-11-21.db.gz')
    const { rows } = await withFile((client) =>
      client.execute("SELECT rootpage FROM sqlite_master WHERE name = 'donations'"),
    )
    const handle = fs.openSync(file, 'r+')
    fs.writeSync(handle, Buffer.alloc(PAGE, 0xee), 0, PAGE, PAGE * (Number(rows[0]?.rootpage) - 1))
    fs.closeSync(handle)
    const { exitCode, output } = await open()
    expect(exitCode).toBe(1)
    expect(output).toContain('The database is damaged (SQLITE_CORRUPT).')
    expect(output).not.toContain('disk space')
    expect(copies()).toEqual([])
  })
})
