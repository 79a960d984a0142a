import fs, { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  canWriteIn,
  ensurePrivateFile,
  isOpenToOthers,
  listFolder,
  nearestExisting,
  tightenFolder,
} from './private-files'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A folder with the mode of /tmp. */
function makeCommonFolder(): string {
  const common = join(folder, 'common')
  mkdirSync(common, { recursive: true })
  // mkdir applies the umask, chmod does not.
  chmodSync(common, 0o1777)
  return common
}

const modeOf = (...names: string[]) => statSync(join(folder, ...names)).mode & 0o7777

describe('ensurePrivateFile', () => {
  it('creates an empty file that only its owner may read', () => {
    ensurePrivateFile(join(folder, 'site.db'))
    expect(modeOf('site.db')).toBe(0o600)
    expect(statSync(join(folder, 'site.db')).size).toBe(0)
  })

  it('does not change an existing file', () => {
    writeFileSync(join(folder, 'site.db'), 'content')
    ensurePrivateFile(join(folder, 'site.db'))
    expect(statSync(join(folder, 'site.db')).size).toBe(7)
  })
})

it('another process may create the file at the same moment', () => {
  const file = join(folder, 'site.db')
  writeFileSync(file, 'content')
  vi.spyOn(fs, 'existsSync').mockReturnValueOnce(false)
  ensurePrivateFile(file)
  expect(statSync(file).size).toBe(7)
})

describe('tightenFolder', () => {
  it('makes a folder private', () => {
    mkdirSync(join(folder, 'data'), { mode: 0o755 })
    tightenFolder(join(folder, 'data'))
    expect(modeOf('data')).toBe(0o700)
  })

  it.each([
    ['that holds the folder the server runs in', () => process.cwd()],
    ['above it', () => join(process.cwd(), '..')],
    ['that everybody may write to', makeCommonFolder],
  ])('leaves a folder alone %s', (_case, shared) => {
    const before = statSync(shared()).mode
    tightenFolder(shared())
    expect(statSync(shared()).mode).toBe(before)
  })
})

describe('what stands on the disk', () => {
  it('is open to others with any of their rights', () => {
    const file = join(folder, 'key')
    writeFileSync(file, '')
    const isOpenWith = (mode: number) => {
      chmodSync(file, mode)
      return isOpenToOthers(file)
    }
    expect([0o600, 0o640, 0o604].map(isOpenWith)).toEqual([false, true, true])
  })

  it('is listed by path; a missing folder is empty', () => {
    writeFileSync(join(folder, 'a'), '')
    expect(listFolder(folder)).toEqual([join(folder, 'a')])
    expect(listFolder(join(folder, 'none'))).toEqual([])
  })

  it('is found above what does not exist yet', () => {
    expect(nearestExisting(join(folder, 'data', 'media'))).toBe(folder)
    expect(nearestExisting(folder)).toBe(folder)
  })

  it('can be written to, and nothing stays of the attempt', () => {
    expect(canWriteIn(folder)).toBe(true)
    expect(listFolder(folder)).toEqual([])
    expect(canWriteIn(join(folder, 'none'))).toBe(false)
  })
})
