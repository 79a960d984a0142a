import { APIError, type PayloadRequest } from 'payload'
import { expect, it } from 'vitest'
import { messages } from '@/domain/messages'
import { explainError } from './explain-error'

/** As in a build: Payload treats an error without a name as unknown. */
const NAMELESS = { errors: [{ message: 'An unknown error occurred.' }] } as never
const inLanguage = (language: string) => ({ i18n: { language } }) as unknown as PayloadRequest

function explain(error: Error, language = 'en', result = NAMELESS) {
  const shown = explainError({ error, result, req: inLanguage(language), context: {} } as never)
  return (shown as { response: { errors: { message: string; data?: unknown }[] } }).response.errors
}

it('shows the message of a refusal in the language of the panel', () => {
  const refusal = new APIError('Please choose a file', 400, null, true)
  expect(explain(refusal)).toEqual([{ message: 'Please choose a file' }])
  expect(explain(refusal, 'hi')[0]?.message).toMatch(/फ़ाइल/)
})

it('does not reveal internal errors', () => {
  const [error] = explain(new Error('SQLITE_ERROR: no such column'))
  expect(error?.message).toBe('An unknown error occurred.')
})

it('reports a storage fault with 503, in the language of the panel', () => {
  const fault = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' })
  const shown = (language: string) =>
    explainError({
      error: fault,
      result: NAMELESS,
      req: inLanguage(language),
      context: {},
    } as never)
  expect(shown('en')).toEqual({
    status: 503,
    response: { errors: [{ message: messages.storageFault }] },
  })
  expect(JSON.stringify(shown('hi'))).toContain('मिनट')
})

it('keeps the message of each field', () => {
  const data = { errors: [{ path: 'password', message: 'Please use at least 12 characters' }] }
  const result = { errors: [{ message: 'x', data }] } as never
  const [error] = explain(new APIError('Weak', 400, data, true), 'hi', result)
  expect(JSON.stringify(error?.data)).toMatch(/"path":"password","message":"[^"]*12[^"]*"/)
  expect(JSON.stringify(error?.data)).not.toContain('at least')
})

it('keeps the data of an error of the other copy of the class', () => {
  const [error] = explain(new APIError('Saved elsewhere', 409, { code: 'saved-elsewhere' }, true))
  expect(error?.data).toEqual({ code: 'saved-elsewhere' })
})
