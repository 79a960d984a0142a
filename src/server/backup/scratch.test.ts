import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Env, parseEnv } from '@/env'
import { removeAbandonedScratch, withScratch } from './scratch'

let place = ''
let env: Env

beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-scratch-'))
  env = parseEnv({ DATABASE_URI: `file:${place}/site.db` })
})
afterEach(() => fs.rmSync(place, { recursive: true, force: true }))

const folders = () => fs.readdirSync(place)

/** Returns the number of a process that has ended. */
function endedPid(): number {
  return spawnSync(process.execPath, ['-e', '']).pid
}

it('removes at once what a killed process has left, but nothing that may be in use', async () => {
  await withScratch(env, async (own) => {
    const [, prefix, rest] = path.basename(own).match(/^(\.backup-)\d+(-.+)$/) ?? []
    const left = `${prefix}${endedPid()}${rest}`
    fs.mkdirSync(path.join(place, left))
    fs.mkdirSync(path.join(place, `${prefix}${process.ppid}${rest}`))
    fs.mkdirSync(path.join(place, `${prefix}${endedPid()}-0000dead-abcdef`))
    fs.mkdirSync(path.join(place, '.backup-abcdef'))
    await removeAbandonedScratch(env)
    expect(folders()).not.toContain(left)
    expect(folders()).toHaveLength(4)
  })
})

it('removes what an earlier process with the same number has left', async () => {
  let name = ''
  await withScratch(env, async (own) => {
    name = path.basename(own)
  })
  fs.mkdirSync(path.join(place, name))
  await removeAbandonedScratch(env)
  expect(folders()).toEqual([])
})

it('takes a folder that does not exist yet for one without leftovers', async () => {
  const fresh = parseEnv({ DATABASE_URI: `file:${place}/new/site.db` })
  await expect(removeAbandonedScratch(fresh)).resolves.toBeUndefined()
})
