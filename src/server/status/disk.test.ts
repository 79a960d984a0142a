import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { getEnv, resetEnv } from '@/env'
import { type Disk, readDisk, readFullestDisk } from './disk'

const GB = 1024 ** 3
const disk = (freeGb: number, totalGb: number) => ({
  freeBytes: freeGb * GB,
  totalBytes: totalGb * GB,
})
/** The disks of data, backups and pictures, in this order. */
const readFullest = (...disks: (Disk | null)[]) =>
  readFullestDisk(async () => disks.shift() ?? null)

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-disk-'))
  vi.stubEnv('DATABASE_URI', `file:${place}/data/site.db`)
  vi.stubEnv('BACKUP_DIR', path.join(place, 'backups'))
  vi.stubEnv('MEDIA_DIR', path.join(place, 'media'))
  resetEnv()
})
afterEach(() => {
  vi.unstubAllEnvs()
  resetEnv()
  fs.rmSync(place, { recursive: true, force: true })
})

it('the fullest disk is reported', async () => {
  expect(await readFullest(disk(50, 100), disk(20, 100), disk(30, 100))).toEqual(disk(20, 100))
})

it('a disk that is low is reported before one that is fuller and has room', async () => {
  // Half of a small disk, and an eighth of a large one.
  const [small, large] = [disk(0.5, 1), disk(125, 1000)]
  expect(await readFullest(large, small)).toEqual(small)
  expect(await readFullest(small, large)).toEqual(small)
})

it('nothing is reported where the system does not tell', async () => {
  expect(await readFullest(null, null, null)).toBeNull()
})

it('pictures in a bucket need no disk', async () => {
  const settings = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  resetEnv()
  const asked: string[] = []
  await readFullestDisk(async (folder) => {
    asked.push(folder)
    return null
  })
  expect(asked).toEqual([path.join(place, 'data'), getEnv().BACKUP_DIR])
})

it('a folder that does not exist yet is on the disk of its parent', async () => {
  const { totalBytes } = (await readDisk(place)) ?? { totalBytes: 0 }
  expect(totalBytes).toBeGreaterThan(0)
  expect(await readDisk(path.join(place, 'to/be/made'))).toMatchObject({ totalBytes })
})
