import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { releaseLease, takeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { getEnv, resetEnv } from '@/env'
import { BODY_LENGTH_HEADER } from '@/lib/body-length'
import { takeBackupTurn } from '@/server/backup/turn'
import { verifyBackup } from '@/server/backup/verify-backup'
import { findFirst } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { fakeLeaseTime, passLeaseTime } from '../support/lease-time'

const PATH = '/api/admin/backups'

let place = ''
let cookie = ''

beforeEach(async () => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-download-'))
  vi.stubEnv('BACKUP_DIR', path.join(place, 'backups'))
  resetEnv()
  cookie = await sessionCookie('admin')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  resetEnv()
  fs.rmSync(place, { recursive: true, force: true })
})

const list = async () => (await callApi(PATH, { cookie })).json()
const make = () => callApi(PATH, { method: 'POST', cookie })
const makeOne = async (): Promise<string> => (await (await make()).json()).backups[0].id

describe('backups in the dashboard', () => {
  it('are none before the first, which an admin makes', async () => {
    expect(await list()).toEqual({ backups: [], isMaking: false, isDaily: false })
    const response = await make()
    expect(response.status).toBe(201)
    const { backups } = await response.json()
    expect(backups).toEqual([
      {
        id: expect.stringMatching(/^backup-/),
        createdAt: expect.any(String),
        bytes: expect.any(Number),
        isWhole: true,
        isEncrypted: false,
        hasKeys: false,
      },
    ])
    expect((await list()).backups).toEqual(backups)
    const { actor, subjectId } = (await lastEntry('created')) ?? {}
    expect([actor, subjectId]).toEqual([expect.any(String), backups[0].id])
  })

  it('are made one at a time, over all servers', async () => {
    const payload = await getPayloadClient()
    const holder = await takeLease(payload, 'daily-backup')
    expect((await list()).isMaking).toBe(true)
    expect((await make()).status).toBe(409)
    await releaseLease(payload, 'daily-backup', holder)
    expect((await list()).isMaking).toBe(false)
  })

  it('are made one at a time, however long one takes', async () => {
    fakeLeaseTime()
    const others: boolean[] = []
    const ran = await takeBackupTurn(async () => {
      for (let minutes = 0; minutes < 150; minutes += 2) {
        await passLeaseTime(2 * MINUTE_MS)
        others.push(await takeBackupTurn(async () => undefined))
      }
    })
    expect(ran).toBe(true)
    expect(others).not.toContain(true)
    expect(await takeBackupTurn(async () => undefined)).toBe(true)
  })

  it('that fail are reported, and leave nothing behind', async () => {
    fs.writeFileSync(path.join(place, 'backups'), 'a file')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const response = await make()
    expect(response.status).toBe(500)
    expect((await response.json()).message).toContain('The backup was not made')
    expect((await make()).status).toBe(500)
  })

  it('with an unreadable manifest are listed as such, and not sent', async () => {
    const id = await makeOne()
    fs.writeFileSync(path.join(place, 'backups', id, 'manifest.json'), '{')
    fs.mkdirSync(path.join(place, 'backups', 'my own folder'))
    expect((await list()).backups).toMatchObject([{ id, isWhole: false }])
    expect((await callApi(`${PATH}/${id}`, { cookie })).status).toBe(404)
  })
})

describe('a download', () => {
  it.each([undefined, 'नीम का पेड़ 2026'])(
    'unpacks to a whole backup (passphrase %s)',
    async (passphrase) => {
      vi.stubEnv('BACKUP_PASSPHRASE', passphrase)
      resetEnv()
      const folder = path.join(getEnv().MEDIA_DIR, 'public')
      fs.mkdirSync(folder, { recursive: true })
      fs.writeFileSync(path.join(folder, `${'दीया '.repeat(12)}.jpg`), 'a lamp')
      fs.writeFileSync(path.join(folder, `${'l'.repeat(150)}.jpg`), 'a long lamp')
      const id = await makeOne()
      expect((await callApi(`${PATH}/${id}/download`, { method: 'POST', cookie })).status).toBe(200)
      const response = await callApi(`${PATH}/${id}`, { cookie })
      const archive = Buffer.from(await response.arrayBuffer())
      expect(response.headers.get(BODY_LENGTH_HEADER)).toBe(String(archive.length))
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.tar"`)
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(await lastEntry('exported')).toMatchObject({ subjectId: id })

      const unpacked = path.join(place, 'unpacked')
      fs.mkdirSync(unpacked)
      execFileSync('tar', ['-xf', '-', '-C', unpacked], { input: archive })
      const { manifest } = await verifyBackup(getEnv(), path.join(unpacked, id))
      expect(
        manifest.files.filter((file) => file.path.startsWith('media/')).length,
      ).toBeGreaterThan(1)
      expect(manifest.encryption !== undefined).toBe(passphrase !== undefined)
    },
  )

  it('wants the password of the last ten minutes, and an admin', async () => {
    const id = await makeOne()
    const stale = await sessionCookie('admin', { passwordAgeMs: 11 * MINUTE_MS })
    const editor = await sessionCookie('editor')
    for (const [method, address] of [
      ['GET', `${PATH}/${id}`],
      ['POST', `${PATH}/${id}/download`],
    ] as const) {
      const asked = await callApi(address, { method, cookie: stale })
      expect([asked.status, (await asked.json()).code]).toEqual([403, 'password-required'])
      expect((await callApi(address, { method, cookie: editor })).status).toBe(403)
      expect((await callApi(address, { method })).status).toBe(401)
    }
  })

  it('is of a backup in the list, whatever the address says', async () => {
    const id = await makeOne()
    fs.cpSync(path.join(place, 'backups', id), path.join(place, 'elsewhere'), { recursive: true })
    for (const name of [
      '..%2Felsewhere',
      `${id}%2F..%2F..%2Felsewhere`,
      '%2Fetc',
      'elsewhere',
      '.',
    ]) {
      expect((await callApi(`${PATH}/${name}`, { cookie })).status, name).toBe(404)
    }
    const missing = 'backup-2020-01-01T00-00-00-000Z'
    expect((await callApi(`${PATH}/${missing}`, { cookie })).status).toBe(404)
  })
})

const lastEntry = (action: 'created' | 'exported') =>
  findFirst(
    slugs.auditLog,
    { and: [{ subject: { equals: 'backup' } }, { action: { equals: action } }] },
    '-createdAt',
  )
