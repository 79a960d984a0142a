import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { EnvError } from '@/env'
import { openAtStart } from './open-at-start'

afterEach(() => {
  vi.restoreAllMocks()
})

const withCode = (code: string) => Object.assign(new Error('Failed query: …'), { code })

it.each([
  [new EnvError('DATABASE_URI: make room on the disk'), 'DATABASE_URI: make room on the disk'],
  [
    new Error('wrapped', { cause: withCode('SQLITE_FULL') }),
    'The disk is full (SQLITE_FULL). Nothing is lost: free up disk space, then start again.',
  ],
  [
    withCode('SQLITE_CORRUPT'),
    'The database is damaged (SQLITE_CORRUPT). Stop the site, move the database file away, and restore the newest backup: npm run restore.',
  ],
  [
    withCode('SQLITE_READONLY'),
    'The database or a folder of the site cannot be used (SQLITE_READONLY). Nothing is lost: correct that, then start again.',
  ],
])(
  'ends the process with one line where the person can fix what keeps the database from opening: %s',
  async (fault, line) => {
    const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
      throw new Error('ended')
    })
    await expect(openAtStart(() => Promise.reject(fault))).rejects.toThrow('ended')
    expect(said.mock.calls).toEqual([[line]])
    expect(exit).toHaveBeenCalledWith(1)
  },
)

it('hands on what it opened, and every other fault', async () => {
  const payload = {} as Payload
  expect(await openAtStart(async () => payload)).toBe(payload)
  await expect(openAtStart(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
