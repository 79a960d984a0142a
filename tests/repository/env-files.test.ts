import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { envNames } from '@/env'

it('.env.example names every variable', () => {
  const file = readFileSync('.env.example', 'utf8')
  const named = [...file.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name)
  const known = envNames.filter((name) => name !== 'NODE_ENV')
  expect(named).toEqual(expect.arrayContaining(known))
})
