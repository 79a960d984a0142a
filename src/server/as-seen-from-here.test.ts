import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { asSeenFromHere } from './as-seen-from-here'

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-written-'))
})
afterEach(() => fs.rmSync(place, { recursive: true, force: true }))

it('what the server wrote is there for the command as well', () => {
  const result = { exitCode: 0, text: 'This backup is whole.', wrote: place } as const
  expect(asSeenFromHere(result)).toEqual(result)
})

it('what systemd keeps in a place of the site alone is not reported as made', () => {
  const wrote = path.join(place, 'backup-1')
  const result = asSeenFromHere({ exitCode: 0, text: 'This backup is whole.', wrote })
  expect(result.exitCode).toBe(1)
  expect(result.text).toContain(`It is not in ${wrote}`)
  expect(result.text).toContain('ReadWritePaths')
  expect(result.text).not.toContain('whole')
})

it.each(['EROFS: read-only file system', 'EACCES: permission denied', 'ENOENT: no such file'])(
  'a folder that the site may not write leads to one that it may: %s',
  (reason) => {
    const result = asSeenFromHere({ exitCode: 1, text: `No backup was made: ${reason}, mkdir` })
    expect(result.exitCode).toBe(1)
    expect(result.text).toContain(reason)
    expect(result.text).toContain('ReadWritePaths')
  },
)

it('other failures, and results of servers of older versions, are passed on unchanged', () => {
  for (const result of [
    { exitCode: 1, text: 'No backup was made: it is not whole.' },
    { exitCode: 0, text: 'This backup is whole.' },
  ] as const) {
    expect(asSeenFromHere(result)).toEqual(result)
  }
})
