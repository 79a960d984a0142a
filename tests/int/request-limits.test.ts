import { afterEach, describe, expect, it, vi } from 'vitest'
import { resetEnv } from '@/env'
import { getLimiter, requestLimits } from '@/server/http/rate-limits'
import { requestOf } from '../support/api'
import { publicHandler } from '../support/public-handler'
import { limitAsOnARealSite } from '../support/real-limits'

limitAsOnARealSite()

const handle = vi.fn(() => Response.json({ ok: true }))
const route = publicHandler(handle, { limit: 'contact' })

afterEach(() => {
  vi.useRealTimers()
  handle.mockClear()
})

const askFrom = (address: string) =>
  route(requestOf('/api/contact', { method: 'POST', headers: { 'X-Forwarded-For': address } }))

async function askTimes(times: number, address: string): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) statuses.push((await askFrom(address)).status)
  return statuses
}

describe('a limited call', () => {
  const { points, seconds } = requestLimits.contact

  it('is refused once an address has used up its limit, and says for how long', async () => {
    expect(await askTimes(points, '203.0.113.1')).toEqual(Array(points).fill(200))
    const response = await askFrom('203.0.113.1')
    expect(response.status).toBe(429)
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(seconds)
    expect(await response.json()).toEqual({
      message: 'Too many requests. Please try again in a little while.',
    })
    expect(handle).toHaveBeenCalledTimes(points)
  })

  it('still works for everyone else', async () => {
    await askTimes(points + 1, '203.0.113.2')
    expect((await askFrom('203.0.113.3')).status).toBe(200)
  })

  it('is free again after its time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    await askTimes(points + 1, '203.0.113.4')
    vi.setSystemTime(Date.now() + (seconds + 1) * 1000)
    expect((await askFrom('203.0.113.4')).status).toBe(200)
  })

  it('counts exactly if requests come at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: points * 3 }, () => askFrom('203.0.113.5')),
    )
    const through = responses.filter(({ status }) => status === 200).length
    expect(through).toBe(points)
  })

  it('is not counted if another site sends it', async () => {
    const foreign = await route(
      requestOf('/api/contact', {
        method: 'POST',
        origin: 'https://evil.example',
        headers: { 'X-Forwarded-For': '203.0.113.6' },
      }),
    )
    expect(foreign.status).toBe(403)
    expect(await askTimes(points, '203.0.113.6')).toEqual(Array(points).fill(200))
  })
})

describe('RATE_LIMIT_FACTOR', () => {
  afterEach(() => {
    limitAsOnARealSite()
  })

  it('multiplies limits, never below one, and does not change the rule of the contract', async () => {
    process.env.RATE_LIMIT_FACTOR = '3'
    resetEnv()
    const limit = { points: 2, seconds: 60 }
    expect((await getLimiter('test-factor', limit)).points).toBe(6)
    expect((await getLimiter('test-fixed', { ...limit, isFixed: true })).points).toBe(2)
    process.env.RATE_LIMIT_FACTOR = '0.001'
    resetEnv()
    expect((await getLimiter('test-small', limit)).points).toBe(1)
  })
})
