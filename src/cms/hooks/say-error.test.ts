import { APIError, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { messages } from '@/domain/messages'
import { sayError } from './say-error'

/** As in a build: Payload treats an error without a name as unknown. */
const NAMELESS = { errors: [{ message: 'An unknown error occurred.' }] } as never
const inLanguage = (language: string) => ({ i18n: { language } }) as unknown as PayloadRequest

function say(error: Error, language = 'en', result = NAMELESS) {
  const said = sayError({ error, result, req: inLanguage(language), context: {} } as never)
  return (said as { response: { errors: { message: string; data?: unknown }[] } }).response.errors
}

it('tells a refusal in words, in the language of the panel', () => {
  const refusal = new APIError('Please choose a file', 400, null, true)
  expect(say(refusal)).toEqual([{ message: 'Please choose a file' }])
  expect(say(refusal, 'hi')[0]?.message).toMatch(/फ़ाइल/)
})

it('tells nothing of what went wrong inside', () => {
  const [error] = say(new Error('SQLITE_ERROR: no such column'))
  expect(error?.message).toBe('An unknown error occurred.')
})

it('tells of a disk or database that is out of order, and that it may work again soon', () => {
  const fault = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  const said = (language: string) =>
    sayError({ error: fault, result: NAMELESS, req: inLanguage(language), context: {} } as never)
  expect(said('en')).toEqual({
    status: 503,
    response: { errors: [{ message: messages.storageFault }] },
  })
  expect(JSON.stringify(said('hi'))).toContain('मिनट')
})

it('keeps the message of each field', () => {
  const data = { errors: [{ path: 'password', message: 'Please use at least 12 characters' }] }
  const result = { errors: [{ message: 'x', data }] } as never
  const [error] = say(new APIError('Weak', 400, data, true), 'hi', result)
  expect(JSON.stringify(error?.data)).toMatch(/"path":"password","message":"[^"]*12[^"]*"/)
  expect(JSON.stringify(error?.data)).not.toContain('at least')
})

it('keeps what an error of the other class says beside its words', () => {
  const [error] = say(new APIError('Saved elsewhere', 409, { code: 'saved-elsewhere' }, true))
  expect(error?.data).toEqual({ code: 'saved-elsewhere' })
})
