import fs, { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ensurePrivateFile, tightenFolder } from './private-files'

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
