import { execFileSync } from 'node:child_process'
import { appendFileSync, closeSync, openSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { errorCode } from '@/lib/error-code'
import { type FaultRow, type FaultSite, Skipped } from './fault-site'
import { type Answer, describeAnswer } from './site-client'

const LONG_MESSAGE = 4_000
/** More writes than the allocated journal of the database has room for. */
const MOST_WRITES = 1_500
const BLOCK_BYTES = 1024 * 1024
/** Longer than the site waits for the database's lock. */
const LOCKED_MS = 14_000

/** Mounts a small tmpfs. @throws Skipped if this user is not allowed to. */
export function mountDisk(folder: string, megabytes: number): void {
  if (process.getuid?.() !== 0) throw new Skipped('only root can mount a small disk')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
}

export function unmountDisk(folder: string): void {
  execFileSync('umount', ['-l', folder])
}

/** Tests a full database disk, a read-only picture disk, and a database locked by another program. */
export async function diskFaults(
  desk: FaultSite,
  { dataDir, mediaDir }: { dataDir: string; mediaDir: string },
): Promise<FaultRow[]> {
  return [
    await fullDisk(desk, dataDir),
    await readOnlyMedia(desk, mediaDir),
    await lockedDatabase(desk, dataDir),
  ]
}

async function fullDisk(desk: FaultSite, dataDir: string): Promise<FaultRow> {
  desk.gateway.webhooks.configure({ mode: 'held' })
  const order = await desk.order(desk.newGift())
  const paid = desk.pay(order)
  const ballast = join(dataDir, 'ballast')
  fill(ballast)
  const refused = await untilRefused(() => desk.message(LONG_MESSAGE))
  desk.expectFault('Full disk, message', refused)
  const verified = await desk.verify(order, paid)
  desk.expectFault('Full disk, verification', verified)
  desk.expectStatus('Full disk, page', await desk.page('/contact'), 200)
  // It may be shorter than the message that did not fit.
  const saved = await untilRefused(() => desk.save())
  desk.expectFault('Full disk, save', saved)
  desk.expectStatus('Full disk, list', await desk.list(), 200)
  rmSync(ballast)
  desk.gateway.webhooks.configure({ mode: 'on' })
  const after = await desk.recovered('Full disk', () => desk.message())
  desk.expectStatus('Full disk, save again', await desk.save(), 201)
  desk.expectStatus('Full disk, payment again', await desk.verify(order, paid), 200)
  const visitor = `message ${describeAnswer(refused)}, verification ${verified?.status}; pages stay`
  return ['Disk of the database full', visitor, `save ${describeAnswer(saved)}; lists stay`, after]
}

/** Writes until one is refused: the journal keeps its allocated space, so some writes succeed on a full disk. */
async function untilRefused(write: () => Promise<Answer>): Promise<Answer> {
  let answer = await write()
  for (let sent = 1; answer?.status === 201 && sent < MOST_WRITES; sent += 1) answer = await write()
  return answer
}

async function readOnlyMedia(desk: FaultSite, mediaDir: string): Promise<FaultRow> {
  const kept = await desk.upload()
  desk.expectStatus('Picture before', kept, 201)
  execFileSync('mount', ['-o', 'remount,ro', mediaDir])
  const refused = await desk.upload()
  desk.expectFault('Read-only media, upload', refused)
  const [picture, message] = [await desk.page(String(kept?.body.url)), await desk.message()]
  desk.expectStatus('Read-only media, picture', picture, 200)
  desk.expectStatus('Read-only media, message', message, 201)
  execFileSync('mount', ['-o', 'remount,rw', mediaDir])
  const after = await desk.recovered('Read-only media', () => desk.upload())
  const visitor = `picture ${picture?.status}, message ${message?.status}`
  return ['Media folder read-only', visitor, `upload ${describeAnswer(refused)}`, after]
}

async function lockedDatabase(desk: FaultSite, dataDir: string): Promise<FaultRow> {
  const outsider = createClient({ url: `file:${join(dataDir, 'site.db')}` })
  const writer = await outsider.transaction('write')
  const ended = new Promise((resolve) => setTimeout(resolve, LOCKED_MS)).then(async () => {
    await writer.rollback()
    outsider.close()
  })
  const message = await desk.message()
  desk.expectFault('Locked database, message', message)
  await ended
  const after = await desk.recovered('Locked database', () => desk.message())
  const waited = `${((message?.ms ?? 0) / 1000).toFixed(1)} s`
  return [
    'Database locked by another program',
    `message ${describeAnswer(message)}, after ${waited}`,
    'not tried',
    after,
  ]
}

/** Fills the disk to the last block. */
function fill(file: string): void {
  closeSync(openSync(file, 'w'))
  for (let bytes = BLOCK_BYTES; bytes >= 512; bytes /= 2) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(bytes))
    } catch (error) {
      if (errorCode(error) !== 'ENOSPC') throw error
    }
  }
}
