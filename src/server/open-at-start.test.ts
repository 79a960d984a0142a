import type { Payload } from 'payload'
import { afterEach, expect, it, vi } from 'vitest'
import { EnvError } from '@/env'
import { openAtStart } from './open-at-start'

afterEach(() => {
  vi.restoreAllMocks()
})

it('ends the process with one line where the person can fix what keeps the database from opening', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined)
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('ended')
  })
  const fault = new EnvError('DATABASE_URI: make room on the disk')
  await expect(openAtStart(() => Promise.reject(fault))).rejects.toThrow('ended')
  expect(said.mock.calls).toEqual([['DATABASE_URI: make room on the disk']])
  expect(exit).toHaveBeenCalledWith(1)
})

it('hands on what it opened, and every other fault', async () => {
  const payload = {} as Payload
  expect(await openAtStart(async () => payload)).toBe(payload)
  await expect(openAtStart(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug')
})
