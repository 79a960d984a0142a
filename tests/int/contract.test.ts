import { describe, expect, it } from 'vitest'
import { call } from '../support/api'
import {
  contractCalls,
  gatewayPaths,
  loadHandler,
  METHODS,
  ownAccountPaths,
  routePaths,
} from '../support/contract-calls'

const paths = [...new Set(contractCalls.map((contractCall) => contractCall.path))]
const offered = (path: string) =>
  contractCalls.filter((contractCall) => contractCall.path === path).map(({ method }) => method)

it('has a route file for each call, and no call that the contract does not know', () => {
  const elsewhere = [...gatewayPaths, ...ownAccountPaths]
  expect(routePaths().sort()).toEqual([...paths, ...elsewhere].sort())
})

describe.each(paths)('/api/%s', (path) => {
  const allow = [...offered(path), ...(offered(path).includes('GET') ? ['HEAD'] : []), 'OPTIONS']
  const params = { id: 'x' }

  it('answers 405 in JSON to the methods that it does not offer', async () => {
    for (const method of METHODS.filter((name) => !offered(path).includes(name))) {
      const answer = await call(await loadHandler(path, method), `/api/${path}`, { method, params })
      expect(answer.status, method).toBe(405)
      expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.sort())
      expect(await answer.json()).toEqual({ message: 'Method not allowed' })
    }
  })

  it('tells its methods to OPTIONS, and has HEAD where it has GET', async () => {
    const answer = await call(await loadHandler(path, 'OPTIONS'), `/api/${path}`, {
      method: 'OPTIONS',
      params,
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allow.sort())
    const head = await call(await loadHandler(path, 'HEAD'), `/api/${path}`, {
      method: 'HEAD',
      params,
    })
    expect(head.status === 405).toBe(!allow.includes('HEAD'))
  })
})

it('answers 404 in JSON to unknown calls', async () => {
  for (const method of METHODS) {
    const answer = await call(await loadHandler('[...rest]', method), '/api/nothing', { method })
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: expect.any(String) })
  }
})
