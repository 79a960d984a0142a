import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/env'

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name ?? '')

const named = namesIn('.env.example', /^#?([A-Z][A-Z0-9_]+)=/gm)
/** Fixed by the image and its volumes. */
const FIXED_IN_COMPOSE = ['HOST', 'PORT', 'MEDIA_DIR']

describe('.env.example', () => {
  it('names every variable that has a default', () => {
    const known = Object.keys(parseEnv({})).filter((name) => name !== 'NODE_ENV')
    expect(named).toEqual(expect.arrayContaining(known))
  })

  it('is handed to the container whole', () => {
    const passed = namesIn('docker-compose.yml', /^ {6}([A-Z][A-Z0-9_]+):/gm)
    expect(passed).toEqual(
      expect.arrayContaining(named.filter((name) => !FIXED_IN_COMPOSE.includes(name))),
    )
  })
})
