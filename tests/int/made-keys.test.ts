import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { assertKeysFit, ensureSecrets } from '@/bootstrap/secrets'
import { slugs } from '@/cms/slugs'
import { type Env, getEnv, resetEnv, secretsFile } from '@/env'
import { getPayloadClient } from '@/server/payload-client'
import { newMongoUri } from '../support/prepared-database'

const isMongo = process.env.TEST_DATABASE === 'mongodb'
const KEYS = {
  PAYLOAD_SECRET: 'integration-tests-only-0123456789abcdef',
  SETTINGS_KEY: 'integration-tests-only-fedcba9876543210',
}

let place = ''
beforeEach(() => {
  place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-keys-'))
})
afterEach(() => {
  fs.rmSync(place, { recursive: true, force: true })
  fs.rmSync(secretsFile(withAccounts()), { force: true })
  vi.unstubAllEnvs()
  resetEnv()
})

const keysIn = (env: Env) => JSON.parse(fs.readFileSync(secretsFile(env), 'utf8'))
const withoutKeys = () => ({ ...getEnv(), PAYLOAD_SECRET: undefined, SETTINGS_KEY: undefined })
/** Settings of this test's site, as after a move or restore without its keys. */
const withAccounts = (): Env => ({ ...withoutKeys(), DATA_DIR: place })
const withNothing = (): Env => ({
  ...withAccounts(),
  DATABASE_URI: isMongo ? newMongoUri() : `file:${place}/new/site.db`,
})

describe('keys', () => {
  it('are generated for an empty database, once', async () => {
    const env = withNothing()
    await ensureSecrets(env)
    const made = keysIn(env)
    expect(made.PAYLOAD_SECRET).toHaveLength(43)
    expect(made.SETTINGS_KEY).toHaveLength(43)
    expect(fs.statSync(secretsFile(env)).mode & 0o777).toBe(0o600)
    await ensureSecrets(env)
    expect(keysIn(env)).toEqual(made)
    expect(getEnv()).toMatchObject(made)
  })

  it.each(['{"SETTINGS_KEY":"cut o', '[]', '{"SETTINGS_KEY":7}', ''])(
    'are not generated if the file is damaged, and one line names it: %s',
    async (content) => {
      const env = withNothing()
      fs.mkdirSync(path.dirname(secretsFile(env)), { recursive: true })
      fs.writeFileSync(secretsFile(env), content)
      await expect(ensureSecrets(env)).rejects.toThrow(
        new RegExp(`^${secretsFile(env)} is damaged[^\\n]+$`),
      )
      expect(fs.readFileSync(secretsFile(env), 'utf8')).toBe(content)
    },
  )

  it('are never generated for a database with accounts: one line says where they are expected', async () => {
    await getPayloadClient()
    const env = withAccounts()
    const refused = ensureSecrets(env)
    await expect(refused).rejects.toThrow(
      /^PAYLOAD_SECRET and SETTINGS_KEY: the database has accounts, [^\n]+$/,
    )
    await expect(refused).rejects.toThrow(`not in ${secretsFile(env)}`)
    expect(fs.existsSync(secretsFile(env))).toBe(false)

    const half = { ...env, PAYLOAD_SECRET: KEYS.PAYLOAD_SECRET }
    await expect(ensureSecrets(half)).rejects.toThrow(/^SETTINGS_KEY: the database/)
    fs.writeFileSync(secretsFile(env), JSON.stringify({ SETTINGS_KEY: KEYS.SETTINGS_KEY }))
    await expect(ensureSecrets(env)).rejects.toThrow(/^PAYLOAD_SECRET: the database/)
    fs.writeFileSync(secretsFile(env), JSON.stringify(KEYS))
    await ensureSecrets(env)
    expect(getEnv()).toMatchObject(KEYS)
  })

  it('that are not those of the stored PANs are refused before anything starts, in one line', async () => {
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.donations,
      data: { donorName: 'Asha', amountPaise: 100, paymentMethod: 'Cash', panNumber: 'ABCPE1234F' },
      overrideAccess: true,
    })
    await assertKeysFit(getEnv())
    vi.stubEnv('SETTINGS_KEY', 'another-key-of-the-integration-tests')
    resetEnv()
    const refused = assertKeysFit(getEnv())
    await expect(refused).rejects.toThrow(/^SETTINGS_KEY is not the one [^\n]+$/)
    await expect(refused).rejects.toThrow(secretsFile(getEnv()))
    await assertKeysFit(withNothing())
  })

  it('are not rotated by a start: one line says how to do it', async () => {
    const NEW = 'another-key-of-the-integration-tests'
    await expect(assertKeysFit({ ...getEnv(), NEW_SETTINGS_KEY: NEW })).rejects.toThrow(
      /^NEW_SETTINGS_KEY is set but [^\n]+ npm run rotate-key/,
    )
    await assertKeysFit({ ...withNothing(), SETTINGS_KEY: NEW, NEW_SETTINGS_KEY: NEW })
  })
})
