import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiRequestError, apiListRequest, apiRequest, failureMessage } from './api-client'

const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  fetchMock.mockReset()
  vi.stubGlobal('fetch', fetchMock)
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('apiRequest', () => {
  it('sends cookies and returns the parsed response', async () => {
    response('[{"id":"1"}]')
    await expect(apiRequest('GET', '/api/posts')).resolves.toEqual([{ id: '1' }])
    const { path, init, headers } = lastCall()
    expect(path).toBe('/api/posts')
    expect(init).toMatchObject({ method: 'GET', credentials: 'include', body: undefined })
    expect(headers.has('Content-Type')).toBe(false)
  })

  it('sends a body as JSON', async () => {
    response('{"id":"1"}', { status: 201 })
    await apiRequest('POST', '/api/admin/transactions/1/refund', { amount: 100 })
    const { init, headers } = lastCall()
    expect(init.body).toBe('{"amount":100}')
    expect(headers.get('Content-Type')).toBe('application/json')
  })

  it('keeps a content-type that is given', async () => {
    response('{}')
    await apiRequest(
      'POST',
      '/api/admin/forgot-password?locale=hi',
      { username: 'asha' },
      {
        headers: { 'content-type': 'application/json; charset=utf-8' },
      },
    )
    expect(lastCall().headers.get('Content-Type')).toBe('application/json; charset=utf-8')
  })

  it('leaves the content-type of a form to the browser', async () => {
    response('{"url":"/media/a.webp"}')
    const form = new FormData()
    await apiRequest('POST', '/api/upload', form)
    const { init, headers } = lastCall()
    expect(init.body).toBe(form)
    expect(headers.has('Content-Type')).toBe(false)
  })

  it('returns undefined for a response without a body', async () => {
    response(null, { status: 204 })
    await expect(apiRequest('POST', '/api/admin/logout')).resolves.toBeUndefined()
  })

  it.each([
    [400, '{"message":"No"}', 'Bad Request', '400: {"message":"No"}'],
    [502, '', 'Bad Gateway', '502: Bad Gateway'],
    [500, '<h1>Oops</h1>', 'Internal Server Error', '500: <h1>Oops</h1>'],
    [401, '', '', '401: '],
  ])('turns %i %j %j into the message %j', async (status, text, statusText, message) => {
    response(text, { status, statusText })
    const error = await failureOf(apiRequest('GET', '/api/posts'))
    expect(error.message).toBe(message)
    expect(error.status).toBe(status)
    expect(error).toBeInstanceOf(Error)
  })

  it.each([
    ['{"message":"No","errors":{"email":"Bad"}}', { message: 'No', errors: { email: 'Bad' } }],
    ['{"message":"No"}', { message: 'No' }],
    ['{"message":"No","errors":[1]}', { message: 'No' }],
    ['{"message":"No","errors":{"a":1,"b":"B"}}', { message: 'No', errors: { b: 'B' } }],
    ['{"message":"No","code":"password-required"}', { message: 'No', code: 'password-required' }],
    ['{"message":"No","code":7}', { message: 'No' }],
    ['{"message":7}', null],
    ['[]', null],
    ['null', null],
    ['not json', null],
    ['', null],
  ])('reads the error body of %j', async (text, body) => {
    response(text, { status: 400 })
    expect((await failureOf(apiRequest('GET', '/api/posts'))).body).toEqual(body)
  })

  it('accepts only what the routes define', async () => {
    fetchMock.mockImplementation(async () => new Response('{"id":"1"}'))
    const { id } = await apiRequest('PATCH', '/api/admin/contacts/1', { status: 'read' })
    expect(id).toBe('1')
    // @ts-expect-error there is no such path
    await apiRequest('GET', '/api/admin/contact')
    // @ts-expect-error it has no such method
    await apiRequest('PUT', '/api/admin/contacts/1')
    // @ts-expect-error its body has no such field
    await apiRequest('PATCH', '/api/admin/contacts/1', { state: 'read' })
  })

  it('passes on a network error', async () => {
    const failure = new TypeError('Failed to fetch')
    fetchMock.mockRejectedValue(failure)
    await expect(apiRequest('GET', '/api/posts')).rejects.toBe(failure)
  })
})

describe('apiListRequest', () => {
  it('returns the items and the total of all pages', async () => {
    response('[1,2]', { headers: { 'X-Total-Count': '57' } })
    const list = apiListRequest('/api/admin/contacts', { search: 'a b', status: '' })
    await expect(list).resolves.toEqual({ items: [1, 2], total: 57 })
    expect(lastCall().path).toBe('/api/admin/contacts?search=a+b')
  })

  it('counts the items if there is no total', async () => {
    response('[1,2]')
    await expect(apiListRequest('/api/posts', {})).resolves.toEqual({ items: [1, 2], total: 2 })
  })
})

describe('failureMessage', () => {
  it.each([
    [new ApiRequestError(400, '{"message":"Email taken"}', ''), 'Email taken'],
    [new ApiRequestError(400, '{"message":""}', ''), 'Failed'],
    [new ApiRequestError(500, '<html>', ''), 'Failed'],
    [new TypeError('Failed to fetch'), 'Failed'],
    ['text', 'Failed'],
  ])('%s gives %s', (error, message) => {
    expect(failureMessage(error, 'Failed')).toBe(message)
  })
})

function response(body: string | null, init?: ResponseInit): void {
  fetchMock.mockResolvedValue(new Response(body, init))
}

function lastCall() {
  const [path, init = {}] = fetchMock.mock.lastCall ?? []
  return { path, init, headers: new Headers(init.headers) }
}

async function failureOf(request: Promise<unknown>): Promise<ApiRequestError> {
  const error = await request.catch((thrown: unknown) => thrown)
  if (error instanceof ApiRequestError) return error
  throw new Error('no ApiRequestError was thrown')
}
