import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { MoveError } from '@/cms/database/move-target'
import { parseEnv } from '@/env'
import { keysAfterMove } from './keys'

const MONGO = 'mongodb://127.0.0.1/site'

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-move-keys-'))
  fs.mkdirSync(path.join(place, 'old'))
})
afterEach(() => fs.rmSync(place, { recursive: true, force: true }))

const oldFile = () => path.join(place, 'old/secrets.json')
const newFile = () => path.join(place, 'new/secrets.json')
const onSqlite = () => parseEnv({ DATABASE_URI: `file:${place}/old/site.db` })
const newUri = () => `file:${place}/new/site.db`

it('are found again on MongoDB by the folder in which they are', () => {
  fs.writeFileSync(oldFile(), '{}')
  const keys = keysAfterMove(onSqlite(), MONGO, { isFolderSet: false })
  keys.lay()
  expect(keys.next).toContain(`\n  DATA_DIR=${place}/old\n`)
})

it('are copied to the folder that the moved site looks in, for its user alone', () => {
  fs.writeFileSync(oldFile(), '{"SETTINGS_KEY":"a"}')
  const env = { ...onSqlite(), DATABASE_URI: MONGO, DATA_DIR: path.join(place, 'old') }
  const back = keysAfterMove(env, newUri(), { isFolderSet: true })
  expect(fs.existsSync(newFile())).toBe(false)
  back.lay()
  expect(back.next).toContain(newFile())
  expect(fs.readFileSync(newFile(), 'utf8')).toBe('{"SETTINGS_KEY":"a"}')
  expect(fs.statSync(newFile()).mode & 0o777).toBe(0o600)

  const there = { ...onSqlite(), DATA_DIR: path.join(place, 'new') }
  const again = keysAfterMove(there, MONGO, { isFolderSet: true })
  again.lay()
  expect(again.next).toContain(newFile())
})

it('never take the place of others: the move is refused before it begins', () => {
  fs.mkdirSync(path.dirname(newFile()))
  fs.writeFileSync(oldFile(), '{"SETTINGS_KEY":"a"}')
  fs.writeFileSync(newFile(), '{"SETTINGS_KEY":"b"}')
  const env = { ...onSqlite(), DATABASE_URI: MONGO, DATA_DIR: path.join(place, 'old') }
  const plan = () => keysAfterMove(env, newUri(), { isFolderSet: true })
  expect(plan).toThrow(MoveError)
  expect(plan).toThrow(newFile())
  expect(fs.readFileSync(newFile(), 'utf8')).toBe('{"SETTINGS_KEY":"b"}')
})

it('say where they cannot be copied to, and what to do', () => {
  fs.writeFileSync(oldFile(), '{"SETTINGS_KEY":"a"}')
  // Nobody, not even root, can create a folder inside a file.
  fs.writeFileSync(path.join(place, 'new'), '')
  const env = { ...onSqlite(), DATABASE_URI: MONGO, DATA_DIR: path.join(place, 'old') }
  const keys = keysAfterMove(env, newUri(), { isFolderSet: true })
  expect(keys.lay).toThrow(MoveError)
  expect(keys.lay).toThrow(`${newFile()} (`)
})

it('stay in .env where they are set there', () => {
  const keys = keysAfterMove(onSqlite(), MONGO, { isFolderSet: false })
  keys.lay()
  expect(keys.next).toContain('SETTINGS_KEY and PAYLOAD_SECRET')
  expect(keys.next).not.toContain('DATA_DIR')
})
