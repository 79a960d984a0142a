import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseEnv } from '@/env'
import { describeKeys } from './restore-keys'

const KEYS = { PAYLOAD_SECRET: 'p'.repeat(40), SETTINGS_KEY: 's'.repeat(40) }

let folder = ''
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'restore-keys-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }))

function told(given: Record<string, string>, kept?: Record<string, string>): string {
  const file = path.join(folder, 'secrets.json')
  if (kept) fs.writeFileSync(file, JSON.stringify(kept))
  return describeKeys(parseEnv({ DATABASE_URI: `file:${folder}/site.db`, ...given }), null)
}

describe('after the restore of a backup without keys', () => {
  it('asks for those that the site has not', () => {
    expect(told({})).toContain('put the PAYLOAD_SECRET and SETTINGS_KEY of the original site')
    expect(told({ SETTINGS_KEY: KEYS.SETTINGS_KEY })).toContain('put the PAYLOAD_SECRET of the')
    const { SETTINGS_KEY: _, ...kept } = KEYS
    expect(told({}, kept)).toContain('put the SETTINGS_KEY of the')
  })

  it('asks for none if the site has them', () => {
    const all = [told(KEYS), told({}, KEYS), told({ SETTINGS_KEY: KEYS.SETTINGS_KEY }, KEYS)]
    for (const text of all) {
      expect(text).not.toContain('put the')
      expect(text).toContain('Next: npm start.')
    }
  })
})
