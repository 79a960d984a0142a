import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Child, endChild, findOnPath, runChild, startChild } from './child-process'
import { freePort } from './ports'
import { refuseRemote } from './refuse-remote'

/** `kind` of the stand-in where no mongod can be had. */
export const STAND_IN_KIND = 'mongo-java-server (in memory)'

type RunningMongo = { uri: string; kind: string; stop(): Promise<void> }
type MissingMongo = { skipped: string }

const ROOT = join(import.meta.dirname, '../..')
const STAND_IN = join(import.meta.dirname, 'mongo-stand-in')
/** The class files of the pinned mongo-java-server are of this Java. */
const MIN_JAVA = 17
/** What Java's own compiler and collector threads did took more of a core than the stand-in itself. */
const FRUGAL_JAVA = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']
const START_LIMIT_MS = 60_000
const JAVA_CHECK_LIMIT_MS = 30_000
const MAVEN_LIMIT_MS = 180_000

/**
 * A MongoDB for the tests: the one of MONGODB_TEST_URI, else `mongod` from the PATH, else an
 * in-memory stand-in on Java; where none can be had, the reason.
 * @throws where MONGODB_TEST_URI is not on this machine, or a database is there but does not start.
 */
export async function startMongo(): Promise<RunningMongo | MissingMongo> {
  const uri = process.env.MONGODB_TEST_URI
  if (uri) {
    refuseRemote(uri)
    return { uri, kind: mongoName(), stop: async () => {} }
  }
  const mongod = findOnPath('mongod')
  if (mongod) return startMongod(mongod)
  return startStandIn()
}

/** What reports call the MongoDB of MONGODB_TEST_URI: MONGODB_TEST_NAME. */
export function mongoName(): string {
  return process.env.MONGODB_TEST_NAME ?? 'the MongoDB of MONGODB_TEST_URI'
}

async function startMongod(mongod: string): Promise<RunningMongo> {
  const folder = await mkdtemp(join(tmpdir(), 'site-mongod-'))
  const port = await freePort()
  const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1']
  const child = await startChild(mongod, args)
  const stop = async () => {
    await endChild(child, 'SIGTERM')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitFor('mongod', child, () => isListening(port))
  } catch (error) {
    await stop()
    throw error
  }
  return { uri: localUri(port), kind: 'mongod', stop }
}

async function startStandIn(): Promise<RunningMongo | MissingMongo> {
  const java = findOnPath('java')
  const maven = findOnPath('mvn')
  const missing = [!java && 'java', !maven && 'mvn'].filter(Boolean).join(' and no ')
  if (!java || !maven) {
    return { skipped: `MONGODB_TEST_URI is not set, and the PATH has no mongod and no ${missing}` }
  }
  const unfit = await findJavaFault(java)
  if (unfit) return { skipped: `MONGODB_TEST_URI is not set, no mongod on the PATH, and ${unfit}` }
  const resolved = await resolveClasspath(maven)
  if ('skipped' in resolved) return resolved

  const source = join(STAND_IN, 'MongoStandIn.java')
  const child = await startChild(java, [...FRUGAL_JAVA, '-cp', resolved.classpath, source])
  const stop = async () => {
    child.process.stdin?.end()
    await endChild(child, 'SIGTERM')
  }
  const readPort = () => /^Ready (\d+)$/m.exec(child.output())?.[1]
  try {
    await waitFor('The MongoDB stand-in', child, async () => readPort() !== undefined)
  } catch (error) {
    await stop()
    throw error
  }
  return { uri: localUri(Number(readPort())), kind: STAND_IN_KIND, stop }
}

/** Says what the Java on the PATH lacks to run a source file against the stand-in's classes. */
async function findJavaFault(java: string): Promise<string | undefined> {
  const { output } = await runChild(java, ['--list-modules'], { limitMs: JAVA_CHECK_LIMIT_MS })
  const version = Number(/^java\.base@(\d+)/m.exec(output)?.[1] ?? 0)
  if (version < MIN_JAVA) return `java is older than ${MIN_JAVA}`
  if (!/^jdk\.compiler@/m.test(output)) return 'java is without its compiler (a JDK is needed)'
  return undefined
}

/** Maven's answer is kept under .cache, by the pom's content, since asking it takes seconds. */
async function resolveClasspath(maven: string): Promise<{ classpath: string } | MissingMongo> {
  const pom = join(STAND_IN, 'pom.xml')
  const hash = createHash('sha256')
    .update(await readFile(pom))
    .digest('hex')
    .slice(0, 16)
  const folder = join(ROOT, '.cache/mongo-stand-in')
  const cached = join(folder, `classpath-${hash}.txt`)
  const known = existsSync(cached) ? await readFile(cached, 'utf8') : undefined
  if (known?.split(delimiter).every((jar) => existsSync(jar))) return { classpath: known }

  await mkdir(folder, { recursive: true })
  const fresh = `${cached}.${process.pid}`
  const goal = ['dependency:build-classpath', `-Dmdep.outputFile=${fresh}`]
  const { exitCode, output, timedOut } = await runChild(maven, ['-q', '-B', '-f', pom, ...goal], {
    limitMs: MAVEN_LIMIT_MS,
  })
  if (exitCode !== 0) {
    const reason = timedOut ? `no answer in ${MAVEN_LIMIT_MS / 1000} s` : firstError(output)
    return { skipped: `no mongod on the PATH, and Maven could not fetch the stand-in: ${reason}` }
  }
  await rename(fresh, cached)
  return { classpath: await readFile(cached, 'utf8') }
}

async function waitFor(name: string, child: Child, isReady: () => Promise<boolean>) {
  const deadline = Date.now() + START_LIMIT_MS
  while (!(await isReady())) {
    const isOver = child.process.exitCode !== null || child.process.signalCode !== null
    if (isOver) throw new Error(`${name} ended at its start:\n${child.output()}`)
    if (Date.now() > deadline) {
      throw new Error(`${name} was not ready in ${START_LIMIT_MS / 1000} s:\n${child.output()}`)
    }
    await sleep(50)
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

function localUri(port: number): string {
  return `mongodb://127.0.0.1:${port}/test`
}

function firstError(output: string): string {
  const line = output.split('\n').find((text) => text.startsWith('[ERROR]'))
  return (line ?? output).replace('[ERROR]', '').trim().slice(0, 300)
}
