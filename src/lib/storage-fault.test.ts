import { describe, expect, it } from 'vitest'
import { isDiskFull, isStorageFault } from './storage-fault'

const errorWith = (fields: object) => Object.assign(new Error('Failed'), fields)

describe('a storage fault', () => {
  it.each([
    ['a full disk under SQLite', { code: 'SQLITE_FULL' }],
    ['a database that another program holds', { code: 'SQLITE_BUSY_SNAPSHOT' }],
    ['a read-only folder', { code: 'EROFS', syscall: 'open' }],
    ['a MongoDB that is gone', { name: 'MongoServerSelectionError' }],
    ['a MongoDB that mongoose waits for', { name: 'MongooseServerSelectionError' }],
    ['a primary that stepped down', { name: 'MongoServerError', code: 189 }],
    ['a bucket that nobody serves', { code: 'ECONNREFUSED', $metadata: {} }],
    ['a bucket out of order', { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }],
    ['a bucket that failed', { $metadata: { httpStatusCode: 500 } }],
    ['one inside another error', { cause: errorWith({ code: 'ENOSPC' }) }],
  ])('is %s', (_what, fields) => {
    expect(isStorageFault(errorWith(fields))).toBe(true)
  })

  it.each([
    ['a taken key', errorWith({ code: 'SQLITE_CONSTRAINT_UNIQUE' })],
    ['a taken key of MongoDB', errorWith({ name: 'MongoServerError', code: 11000 })],
    ['a bucket that denies access', errorWith({ $metadata: { httpStatusCode: 403 } })],
    ['a request that the bucket refuses', errorWith({ $metadata: { httpStatusCode: 499 } })],
    ['a mistake of the program', new TypeError('undefined is not a function')],
    ['what is no error', { code: 'SQLITE_FULL' }],
  ])('is not %s', (_what, error) => {
    expect(isStorageFault(error)).toBe(false)
  })

  it('is searched for in a cycle of causes to a limited depth', () => {
    const error = errorWith({})
    error.cause = error
    expect(isStorageFault(error)).toBe(false)
  })
})

describe('a full disk', () => {
  it.each([
    ['SQLITE_FULL', true],
    ['SQLITE_IOERR_WRITE', true],
    ['ENOSPC', true],
    ['SQLITE_BUSY', false],
    ['EACCES', false],
  ])('%s: %s', (code, isFull) => {
    expect(isDiskFull(errorWith({ code }))).toBe(isFull)
    expect(isDiskFull(errorWith({ cause: errorWith({ code }) }))).toBe(isFull)
  })
})
