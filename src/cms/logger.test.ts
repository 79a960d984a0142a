import { describe, expect, it } from 'vitest'
import { parseEnv } from '@/env'
import { describeError } from '@/lib/describe-error'
import { payloadLogger, safeArguments } from './logger'

const failure = new Error('E11000 duplicate key error dup key: { username: "planted" }')

describe("Payload's log", () => {
  it.each([
    ['an error', [failure]],
    ['an error in an entry', [{ err: failure }]],
    ['an error with its message copied', [{ err: failure, msg: `Failed: ${failure.message}` }]],
    ['a text', ['Failed query: select ?\nparams: planted']],
    ['an error with a text', [{ err: failure }, 'Cast to ObjectId failed for value "planted"']],
  ])('holds no value out of %s', (_case, args) => {
    const logged = safeArguments(args).map((arg) =>
      typeof arg === 'object' && arg !== null && 'err' in arg
        ? { ...arg, err: describeError(arg.err) }
        : arg,
    )
    expect(JSON.stringify(logged)).not.toContain('planted')
    expect(JSON.stringify(logged)).toMatch(/E11000|Failed query|Cast to/)
  })

  it('leaves everything else as it is', () => {
    expect(safeArguments([{ msg: 'Migrated', name: 'initial' }])).toEqual([
      { msg: 'Migrated', name: 'initial' },
    ])
  })

  it('is JSON of the wanted level, and readable while developing', () => {
    expect(payloadLogger(parseEnv({ LOG_LEVEL: 'error' }))).toMatchObject({
      options: { level: 'error' },
    })
    expect(payloadLogger(parseEnv({ NODE_ENV: 'development' }))).toBeUndefined()
  })
})
