import { APIError } from 'payload'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withRequestContext } from '@/lib/request-context'
import { logger } from './logger'

const failure = new Error('E11000 duplicate key error dup key: { username: "planted" }')

/** Returns the error of a text that cannot be parsed. */
function unparsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error
  }
}

let output = ''
beforeEach(() => {
  output = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    output += String(chunk)
    return true
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('the log', () => {
  it.each([
    ['an error', () => logger.error(failure)],
    ['an error in an entry', () => logger.error({ err: failure })],
    [
      'an error with its message copied',
      () => logger.error({ err: failure, msg: `Failed: ${failure.message}` }),
    ],
    ['a text', () => logger.error('Failed query: select ?\nparams: planted')],
    [
      'an error with a text',
      () => logger.error({ err: failure }, 'Cast to ObjectId failed for value "planted"'),
    ],
    ['texts and an error', () => logger.error({ err: failure, msg: failure.message }, 'E11000')],
    ['a text that is not JSON', () => logger.error({ err: unparsed('{"name": planted}') })],
    ['a text with a text', () => logger.error('Not saved: %s', failure.message)],
  ])('contains no value from %s', (_case, log) => {
    log()
    expect(output).not.toContain('planted')
    expect(output).toMatch(/E11000|Failed query|Cast to|Unexpected token/)
  })

  it('has lines of JSON, with the id of the request', () => {
    withRequestContext({ requestId: 'one' }, () =>
      logger.info({ msg: 'Migrated', name: 'initial' }),
    )
    logger.warn('No mail is sent')
    const lines = output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    expect(lines).toEqual([
      { level: 'info', time, requestId: 'one', msg: 'Migrated', name: 'initial' },
      { level: 'warn', time, msg: 'No mail is sent' },
    ])
  })
})

describe('a refusal of Payload', () => {
  const refuse = (status: number, data: object | null = null) =>
    new APIError('The path cannot be queried: planted@example.org', status, data)
  const line = () => JSON.parse(output)
  const time = expect.any(String)

  it.each([
    ['in an entry', (err: Error) => logger.error({ err })],
    ['alone', (err: Error) => logger.error(err)],
  ])('is not logged as an error, and without what was sent: %s', (_case, log) => {
    log(refuse(400))
    expect(line()).toEqual({ level: 'info', time, msg: 'refused', status: 400 })
  })

  it('is logged with the fields', () => {
    const errors = [{ path: 'title.en', message: 'planted', value: 'planted' }, { path: 'year' }]
    logger.error({ err: refuse(400, { errors }) })
    const fields = ['title.en', 'year']
    expect(line()).toEqual({ level: 'info', time, msg: 'refused', status: 400, fields })
  })

  it('is an error if the server failed, or if our own code logs it', () => {
    logger.error({ err: refuse(503) })
    expect(line()).toMatchObject({ level: 'error', err: { message: expect.any(String) } })
    output = ''
    logger.error({ err: refuse(400) }, 'publishing failed')
    expect(line()).toMatchObject({ level: 'error', msg: 'publishing failed' })
  })
})
