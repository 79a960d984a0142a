import { describe, expect, it } from 'vitest'
import { describeError } from './describe-error'

describe('an error in the log', () => {
  it('keeps message, code, stack and causes', () => {
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
  ])('omits the values of the request: %s', (message) => {
    const error = new Error('outer', { cause: new Error(message) })
    expect(JSON.stringify(describeError(error))).not.toContain('planted')
    expect(JSON.stringify(describeError(new Error(message)))).not.toContain('planted')
  })

  it('omits what is no Error, and ends if causes form a cycle', () => {
    expect(JSON.stringify(describeError('planted'))).not.toContain('planted')
    const ring = new Error('ring')
    ring.cause = ring
    expect(JSON.stringify(describeError(ring)).match(/"message"/g)).toHaveLength(4)
  })
})
