import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error'

describe('an error in the log', () => {
  it('keeps what helps: message, code, the places in the code, and its causes', () => {
    const cause = Object.assign(new TypeError('socket closed'), { code: 'ECONNRESET' })
    const described = describeError(new Error('Saving failed', { cause }))
    expect(described).toMatchObject({
      type: 'Error',
      message: 'Saving failed',
      cause: { type: 'TypeError', code: 'ECONNRESET' },
    })
    expect(described.stack).toMatch(/^at .*describe-error\.test/)
  })

  it.each([
    'Failed query: insert into "a" values (?)\nparams: planted,x',
    'E11000 duplicate key error collection: a.b dup key: { email: "planted" }',
    'Cast to ObjectId failed for value "planted" (type string) at path "_id"',
  ])('loses the values of the request: %s', (message) => {
    const error = new Error('outer', { cause: new Error(message) })
    expect(JSON.stringify(describeError(error))).not.toContain('planted')
    expect(JSON.stringify(describeError(new Error(message)))).not.toContain('planted')
  })

  it('says nothing of what is no error, and ends where causes form a ring', () => {
    expect(JSON.stringify(describeError('planted'))).not.toContain('planted')
    const ring = new Error('ring')
    ring.cause = ring
    expect(JSON.stringify(describeError(ring)).match(/"message"/g)).toHaveLength(4)
  })
})
