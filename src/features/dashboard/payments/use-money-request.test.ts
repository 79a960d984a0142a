// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { messages } from '@/domain/messages'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { currentNeed, endWaiting } from '../session/session-store'
import { useMoneyRequest } from './use-money-request'

const PATH = '/api/admin/transactions/1/refund'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

afterEach(() => {
  vi.unstubAllGlobals()
})

function setUp(...responses: (Response | Error)[]) {
  const calls = fakeFetch(...responses)
  const { result } = renderHook(() => useMoneyRequest())
  const send = (body?: object) => result.current(PATH, body).catch(() => undefined)
  return { send, keys: () => calls.map(({ headers }) => headers.get('idempotency-key')) }
}

const refusal = (status: number, message = 'No') => jsonAnswer(status, { message })
const done = jsonAnswer(200, {})

describe('what moves money', () => {
  test('carries a key of its own each time it is done', async () => {
    const { send, keys } = setUp(done)
    await send({ amount: 5 })
    await send({ amount: 5 })
    const [first, second] = keys()
    expect(first).toMatch(UUID)
    expect(second).toMatch(UUID)
    expect(second).not.toBe(first)
  })

  test.each([
    ['no answer came', new Error('offline')],
    ['the server failed', refusal(500)],
    ['the gateway failed', refusal(502)],
    ['there were too many requests', refusal(429)],
    ['the first request is still under way', refusal(409, messages.stillWorking)],
  ])('carries the same key again where %s', async (_, response) => {
    const { send, keys } = setUp(response, done)
    await send({ amount: 5 })
    await send({ amount: 5 })
    expect(new Set(keys()).size).toBe(1)
  })

  test('carries the same key again after a login in the middle', async () => {
    const { send, keys } = setUp(refusal(401), done)
    const sent = send({ amount: 5 })
    await expect.poll(() => currentNeed()).toBe('login')
    endWaiting('login', true)
    await sent
    expect(keys()).toHaveLength(2)
    expect(new Set(keys()).size).toBe(1)
  })

  test.each([400, 403, 404, 409, 422])(
    'carries a new key after a refusal, which the old one would get for ever: %s',
    async (status) => {
      const { send, keys } = setUp(refusal(status), done)
      await send({ amount: 5 })
      await send({ amount: 5 })
      expect(new Set(keys()).size).toBe(2)
    },
  )

  test('carries a new key for another body, and the old one for the old body', async () => {
    const { send, keys } = setUp(refusal(500))
    await send({ amount: 5 })
    await send({ amount: 6 })
    await send({ amount: 5 })
    const [first, second, third] = keys()
    expect(second).not.toBe(first)
    expect(third).toBe(first)
  })
})
