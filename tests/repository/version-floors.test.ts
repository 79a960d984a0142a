import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** The first versions without known security holes, as of November 2026. */
const FLOORS: Record<string, string> = {
  next: '16.4.1',
  react: '19.3.1',
  'react-dom': '19.3.1',
  payload: '3.90.0',
  '@payloadcms/next': '3.90.0',
  '@payloadcms/db-sqlite': '3.90.0',
  '@payloadcms/db-mongodb': '3.90.0',
  sharp: '0.35.4',
  mongoose: '8.24.1',
  'drizzle-orm': '0.45.2',
}

type Lockfile = {
  packages: Record<
    string,
    {
      version?: string
      resolved?: string
      optionalDependencies?: Record<string, string>
      os?: string[]
      libc?: string[]
    }
  >
}
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>

const installed = Object.entries(packages).flatMap(([path, { version }]) =>
  version ? [{ name: path.split('node_modules/').at(-1) ?? '', version }] : [],
)

describe('the lockfile', () => {
  it.each(Object.entries(FLOORS))('contains no %s below %s', (name, floor) => {
    const versions = installed.filter((entry) => entry.name === name).map(({ version }) => version)
    expect(versions.length).toBeGreaterThan(0)
    for (const version of versions) expect(isAtLeast(version, floor), version).toBe(true)
  })

  it('contains one version of all Payload packages', () => {
    const versions = installed
      .filter(({ name }) => name === 'payload' || name.startsWith('@payloadcms/'))
      .map(({ version }) => version)
    expect(new Set(versions).size).toBe(1)
  })

  // `npm ci` treats a lockfile without entries for other platforms' packages as out of sync.
  it('contains the packages of every platform, not only those of the machine it was made on', () => {
    const names = new Set(installed.map(({ name }) => name))
    const missing = Object.values(packages)
      .flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}))
      .filter((name) => !names.has(name))
    expect(missing).toEqual([])
  })

  // Without it npm installs both: 160 MB that a machine can never load.
  it('says which C library a binary package is for', () => {
    const libcOf = (word: RegExp) =>
      Object.entries(packages)
        .filter(([path, { os }]) => os?.includes('linux') && word.test(path))
        .map(([, { libc }]) => libc)
    expect(libcOf(/musl/).length).toBeGreaterThan(0)
    expect(libcOf(/musl/).filter((libc) => libc?.[0] !== 'musl')).toEqual([])
    expect(libcOf(/-gnu/).filter((libc) => libc?.[0] !== 'glibc')).toEqual([])
  })

  // Each extra copy is 4,700 files. The one in 3.x belongs to Payload's date picker.
  it('contains one date-fns for Payload and for us', () => {
    const versions = installed
      .filter(({ name, version }) => name === 'date-fns' && !version.startsWith('3.'))
      .map(({ version }) => version)
    expect(versions).toHaveLength(1)
  })

  it('names no registry', () => {
    expect(Object.values(packages).filter(({ resolved }) => resolved)).toEqual([])
  })
})

it('every dependency is pinned to one exact version', () => {
  const ranges = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(ranges.filter(([, range]) => !/^\d+\.\d+\.\d+$/.test(range))).toEqual([])
})

function isAtLeast(version: string, floor: string): boolean {
  const [a, b] = [version, floor].map((text) => text.split(/[.-]/).map(Number))
  for (let index = 0; index < 3; index += 1) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
