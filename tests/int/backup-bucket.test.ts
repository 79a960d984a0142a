import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getEnv, resetEnv } from '@/env'
import { openBucket } from '@/server/backup/bucket'
import { readManifest } from '@/server/backup/manifest'
import { listBucket, restoreFromBucket } from '@/server/backup/restore-from-bucket'
import { backUpDaily } from '@/server/backup/timer'
import { verifyBackup } from '@/server/backup/verify-backup'
import { askServer, listenForCommands } from '@/server/command-socket'
import { callApi, sessionCookie } from '../support/api'

/** A minimal S3 server: single-part and multipart uploads, lists and deletions. */
const objects = new Map<string, Buffer>()
const parts = new Map<string, Buffer>()
let isDown = false

async function respond(req: IncomingMessage): Promise<{ status?: number; xml?: string | Buffer }> {
  if (isDown) return { status: 400, xml: '<Error><Code>Down</Code><Message>Down</Message></Error>' }
  const { pathname, searchParams } = new URL(req.url ?? '', 'http://s3')
  const key = pathname.replace('/vault/', '')
  const body = await buffer(req)
  const part = searchParams.get('partNumber')
  if (req.method === 'GET' && pathname.startsWith('/vault/backups/')) {
    const found = objects.get(key)
    return found ? { xml: found } : { status: 404, xml: '<Error><Code>NoSuchKey</Code></Error>' }
  }
  if (req.method === 'GET') {
    const contents = [...objects.keys()].map((one) => `<Contents><Key>${one}</Key></Contents>`)
    return { xml: `<ListBucketResult>${contents.join('')}</ListBucketResult>` }
  }
  if (req.method === 'DELETE') objects.delete(key)
  else if (part) parts.set(part, body)
  else if (req.method === 'PUT') objects.set(key, body)
  else if (searchParams.has('uploads')) {
    parts.clear()
    const ids = `<Bucket>vault</Bucket><Key>${key}</Key><UploadId>1</UploadId>`
    return { xml: `<InitiateMultipartUploadResult>${ids}</InitiateMultipartUploadResult>` }
  } else {
    const inOrder = [...parts.keys()].sort((a, b) => Number(a) - Number(b))
    objects.set(key, Buffer.concat(inOrder.map((one) => parts.get(one) ?? Buffer.alloc(0))))
    return {
      xml: '<CompleteMultipartUploadResult><ETag>"1"</ETag></CompleteMultipartUploadResult>',
    }
  }
  return {}
}

const server = createServer((req, res) => {
  respond(req).then(({ status = 200, xml = '' }) => {
    res.writeHead(status, { ETag: '"1"', 'Content-Type': 'application/xml' }).end(xml)
  })
})

let place = ''
beforeAll(async () => {
  await listenForCommands()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.close()
})
beforeEach(() => {
  objects.clear()
  isDown = false
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-bucket-'))
  setUp()
})
afterEach(() => {
  vi.unstubAllEnvs()
  resetEnv()
  fs.rmSync(place, { recursive: true, force: true })
})

function setUp(): void {
  const { port } = server.address() as AddressInfo
  const settings = {
    BACKUP_DIR: path.join(place, 'backups'),
    BACKUP_S3_BUCKET: 'vault',
    BACKUP_PASSPHRASE: 'a neem tree by the well',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'key',
  }
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  resetEnv()
}

const keyOf = (time: string) => `backups/backup-${time}.tar`

describe('the bucket for backups', () => {
  it('gets each backup as an archive that unpacks to it, in parts if it is large', async () => {
    const folder = path.join(getEnv().MEDIA_DIR, 'public')
    fs.mkdirSync(folder, { recursive: true })
    fs.writeFileSync(path.join(folder, 'large.jpg'), Buffer.alloc(20_000_000, 7))
    await backUpDaily(new Date('2026-03-01T10:00:00.000Z'))
    const key = keyOf('2026-03-01T10-00-00-000Z')
    expect([...objects.keys()]).toEqual([key])
    expect(parts.size).toBeGreaterThan(1)

    const input = objects.get(key)
    execFileSync('tar', ['-xf', '-', '-C', place], { input })
    const unpacked = path.join(place, 'backup-2026-03-01T10-00-00-000Z')
    const { manifest } = await verifyBackup(getEnv(), unpacked)
    expect(manifest.files.map((file) => file.path)).toContain('media/public/large.jpg')
    fs.rmSync(path.join(folder, 'large.jpg'))
  })

  it('does not get the plain backup of the day on which it is set up, but a new one', async () => {
    for (const name of ['BACKUP_S3_BUCKET', 'BACKUP_PASSPHRASE']) vi.stubEnv(name, '')
    resetEnv()
    await backUpDaily(new Date('2026-03-01T10:00:00.000Z'))
    setUp()
    await backUpDaily(new Date('2026-03-01T11:00:00.000Z'))
    expect([...objects.keys()]).toEqual([keyOf('2026-03-01T11-00-00-000Z')])
    const newest = path.join(place, 'backups/backup-2026-03-01T11-00-00-000Z')
    expect((await readManifest(newest)).encryption).toBeDefined()
  })

  it('gets a backup that failed to upload an hour ago, and loses those no longer kept', async () => {
    isDown = true
    await expect(backUpDaily(new Date('2026-03-01T10:00:00.000Z'))).rejects.toThrow()
    isDown = false
    for (const key of [keyOf('2026-03-01T08-00-00-000Z'), 'backups/notes.txt']) {
      objects.set(key, Buffer.from('older'))
    }
    await backUpDaily(new Date('2026-03-01T11:00:00.000Z'))
    expect([...objects.keys()].sort()).toEqual([
      keyOf('2026-03-01T10-00-00-000Z'),
      'backups/notes.txt',
    ])
  })

  it('that cannot be reached is reported, and the backup stays', async () => {
    isDown = true
    const cookie = await sessionCookie('admin')
    const response = await callApi('/api/admin/backups', { method: 'POST', cookie })
    expect(response.status).toBe(500)
    expect((await response.json()).message).toContain('it is not in the bucket')
    const listed = await (await callApi('/api/admin/backups', { cookie })).json()
    expect(listed.backups).toMatchObject([{ isWhole: true, isEncrypted: true }])
    const result = await askServer(getEnv(), 'backup', [])
    expect(result).toMatchObject({ exitCode: 1 })
    expect(result?.text).toMatch(
      /Backup made and verified[\s\S]*It was not uploaded to the bucket: .* then run this again\.$/,
    )
  })

  it('gets the backup of each day, even if one is dated in the future', async () => {
    const days = ['2027-03-05', '2026-03-01', '2026-03-02']
    for (const day of days) await backUpDaily(new Date(`${day}T10:00:00.000Z`))
    expect([...objects.keys()]).toEqual(days.map((day) => keyOf(`${day}T10-00-00-000Z`)))
  })

  it('that accepts a connection and never responds is given up', async () => {
    const sockets: Socket[] = []
    const silent = createTcpServer((socket) => sockets.push(socket))
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    const env = { ...getEnv(), S3_ENDPOINT: `http://127.0.0.1:${port}` }
    const bucket = await openBucket(env, 'vault', 200)
    await expect(bucket.list()).rejects.toThrow('200 ms of inactivity')
    await expect(bucket.get('backup')).rejects.toThrow('200 ms of inactivity')
    expect(sockets.length).toBeGreaterThan(1)
    bucket.close()
    for (const socket of sockets) socket.destroy()
    silent.close()
  })

  it('lists its backups, newest first, and refuses a target that is not empty', async () => {
    for (const time of ['2026-03-01T08-00-00-000Z', '2026-03-02T08-00-00-000Z']) {
      objects.set(keyOf(time), Buffer.from('older'))
    }
    objects.set('backups/notes.txt', Buffer.from('no backup'))
    const names = ['backup-2026-03-02T08-00-00-000Z', 'backup-2026-03-01T08-00-00-000Z']
    expect(await listBucket(getEnv())).toEqual(names)
    await expect(restoreFromBucket(getEnv(), String(names[0]))).rejects.toThrow('already')
    await expect(restoreFromBucket(getEnv(), '../x')).rejects.toThrow(
      'There is no backup named ../x: npm run restore -- --from-bucket lists them.',
    )
    const empty = {
      ...getEnv(),
      DATABASE_URI: `file:${place}/new/site.db`,
      MEDIA_DIR: `${place}/m`,
    }
    await expect(restoreFromBucket(empty, 'backup-2026-03-03T08-00-00-000Z')).rejects.toThrow(
      'There is no backup-2026-03-03T08-00-00-000Z in the bucket',
    )
  })

  it.runIf(process.env.DATABASE_URI?.startsWith('file:'))(
    'gives a backup back, and leaves no copy of it behind',
    async () => {
      await backUpDaily(new Date('2026-03-01T10:00:00.000Z'))
      const target = path.join(place, 'restored')
      const env = {
        ...getEnv(),
        DATABASE_URI: `file:${target}/site.db`,
        MEDIA_DIR: path.join(target, 'media'),
      }
      const name = 'backup-2026-03-01T10-00-00-000Z'
      const wrong = { ...env, BACKUP_PASSPHRASE: 'a mango tree by the well' }
      await expect(restoreFromBucket(wrong, name)).rejects.toThrow('is not the passphrase')
      expect(fs.readdirSync(target)).toEqual([])
      const { manifest } = await restoreFromBucket(env, name)
      expect(Object.values(manifest.database.counts).some((count) => count > 0)).toBe(true)
      expect(fs.existsSync(path.join(target, 'site.db'))).toBe(true)
      expect(fs.readdirSync(target).filter((file) => file.startsWith('.backup-'))).toEqual([])

      const broken = keyOf('2026-03-05T10-00-00-000Z')
      objects.set(broken, Buffer.from('no archive'))
      const empty = { ...env, DATABASE_URI: `file:${place}/other/site.db`, MEDIA_DIR: `${place}/m` }
      await expect(restoreFromBucket(empty, 'backup-2026-03-05T10-00-00-000Z')).rejects.toThrow(
        /could not be fetched from the bucket: .* Check BACKUP_S3_BUCKET /,
      )
    },
  )

  it('gives back no backup that is not encrypted: others may have put it there', async () => {
    for (const name of ['BACKUP_S3_BUCKET', 'BACKUP_PASSPHRASE']) vi.stubEnv(name, '')
    resetEnv()
    await backUpDaily(new Date('2026-03-01T10:00:00.000Z'))
    const name = 'backup-2026-03-01T10-00-00-000Z'
    const cwd = path.join(place, 'backups')
    const archive = execFileSync('tar', ['-cf', '-', name], { cwd, maxBuffer: 1e9 })
    objects.set(`backups/${name}.tar`, archive)
    const env = {
      ...getEnv(),
      BACKUP_S3_BUCKET: 'vault',
      DATABASE_URI: `file:${place}/other/site.db`,
      MEDIA_DIR: path.join(place, 'other/media'),
    }
    await expect(restoreFromBucket(env, name)).rejects.toThrow('is not encrypted')
    expect(fs.readdirSync(path.join(place, 'other'))).toEqual([])
  })
})
