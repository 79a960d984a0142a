import config from '@payload-config'
import { BasePayload, type Payload, type SanitizedConfig } from 'payload'
import { databaseAdapter } from '@/cms/database/database'
import { isDocumentId } from '@/cms/database/document-id'
import { assertComplete, beginTarget, MoveError } from '@/cms/database/move-target'
import { beginWriting, endWriting } from '@/cms/database/move-writes'
import { databaseOf } from '@/cms/database/open-database'
import { hasRunningServer } from '@/cms/database/running-servers'
import { databaseKind, type Env } from '@/env'
import { type Digest, digestOf } from './digest'
import { type Part, partsOf, type Stored } from './parts'

/** The number of documents moved, by part. */
type Moved = { name: string; count: number }[]

type Options = {
  /** Gets a line of text now and then: a large site takes minutes. */
  report?: (progress: string) => void
  /** Runs once everything is compared. If it fails, the move is not finished and may be repeated. */
  beforeFinish?: () => void
}

/** Documents copied between two reports of the progress. */
const REPORTED_EACH = 10_000

/**
 * Copies everything stored at DATABASE_URI into an empty database of the other kind, with the site
 * stopped, and compares both as the application reads them. The source is left unchanged. Until
 * everything is compared, no site starts on the target; if the move breaks off, it may be repeated.
 * @throws MoveError if it cannot be done or the copy differs; whatever the databases throw.
 */
export async function moveDatabase(
  env: Env,
  targetUri: string,
  { report = () => {}, beforeFinish = () => {} }: Options = {},
): Promise<Moved> {
  assertOtherKind(env, targetUri)
  const source = await openPayload(env)
  try {
    await assertComplete(source)
    await assertStopped(source)
    const parts = partsOf(source)
    if (databaseKind(targetUri) === 'mongodb') await assertIdsFit(source, parts)
    const { workUri, finish } = await beginTarget(targetUri)
    let moved: Moved = []
    const target = await openPayload({ ...env, DATABASE_URI: workUri })
    try {
      await beginWriting(target)
      report('Copying …')
      await copyAll(source, target, parts, report)
      report('Comparing both databases …')
      // Read again after copying, to detect writes in the meantime.
      const digests = await digestAll(source, parts)
      assertEqual(digests, await digestAll(target, parts))
      await endWriting(target)
      moved = parts.map(({ name }) => ({ name, count: digests.get(name)?.count ?? 0 }))
    } finally {
      await target.destroy()
    }
    beforeFinish()
    await finish()
    return moved
  } finally {
    await source.destroy()
  }
}

/**
 * Seeds nothing and starts no timer; an older SQLite file is migrated, after a copy was set aside.
 */
async function openPayload(env: Env): Promise<Payload> {
  const own = { ...(await config), db: await databaseAdapter(env) } as SanitizedConfig
  return new BasePayload().init({ config: own, disableOnInit: true })
}

function assertOtherKind(env: Env, targetUri: string): void {
  if (!/^(file:|mongodb:\/\/|mongodb\+srv:\/\/)./.test(targetUri)) {
    throw new MoveError('The address must begin with file:, mongodb:// or mongodb+srv://')
  }
  if (databaseKind(env.DATABASE_URI) !== databaseKind(targetUri)) return
  throw new MoveError(
    'Both addresses name the same kind of database: use npm run backup and npm run restore.',
  )
}

/** The script asks only the server on this machine. */
async function assertStopped(source: Payload): Promise<void> {
  if (!(await hasRunningServer(databaseOf(source)))) return
  throw new MoveError(
    'The site is still running on another server: stop it there, too. If it did not stop by itself, wait a minute.',
  )
}

async function assertIdsFit(source: Payload, parts: Part[]): Promise<void> {
  for (const part of parts.filter(({ keepsIds }) => keepsIds)) {
    for await (const batch of part.read(source)) {
      if (batch.every(({ id }) => isDocumentId(id))) continue
      throw new MoveError(
        `MongoDB cannot keep the ids of this database: an older version of the program created it (${part.name}). Nothing was moved.`,
      )
    }
  }
}

async function digestAll(payload: Payload, parts: Part[]): Promise<Map<string, Digest>> {
  const digests = new Map<string, Digest>()
  for (const part of parts) digests.set(part.name, await digestOf(part.read(payload)))
  return digests
}

/**
 * Copies two parts at a time: while one waits for the target, the other is read. If one fails, the
 * caller closes both.
 */
async function copyAll(
  source: Payload,
  target: Payload,
  parts: Part[],
  report: (progress: string) => void,
): Promise<void> {
  let copied = 0
  const count = (documents: number) => {
    const reports = Math.floor(copied / REPORTED_EACH)
    copied += documents
    if (Math.floor(copied / REPORTED_EACH) > reports) {
      report(`  ${copied.toLocaleString('en-IN')} documents copied`)
    }
  }
  const rest = [...parts]
  const copyRest = async () => {
    for (let part = rest.shift(); part; part = rest.shift()) {
      for await (const batch of part.read(source)) {
        await writeBatch(target, part, batch)
        count(batch.length)
      }
    }
  }
  await Promise.all([copyRest(), copyRest()])
}

async function writeBatch(target: Payload, part: Part, batch: Stored[]): Promise<void> {
  if (part.isVersions) for (const stored of batch) await part.write(target, stored)
  // In parallel: one by one, each would wait for the network.
  else await Promise.all(batch.map((stored) => part.write(target, stored)))
}

function assertEqual(source: Map<string, Digest>, target: Map<string, Digest>): void {
  const different = [...source].filter(([name, { count, hash }]) => {
    const found = target.get(name)
    return found?.count !== count || found.hash !== hash
  })
  if (different.length === 0) return
  const differences = different.map(
    ([name, { count }]) => `${name} (${target.get(name)?.count} of ${count})`,
  )
  throw new MoveError(
    `The copy differs, or the site was in use meanwhile: ${differences.join(', ')}. Stop the site and repeat the move.`,
  )
}
