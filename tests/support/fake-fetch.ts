import { vi } from 'vitest'

type FakeCall = { method: string; path: string; body: unknown; headers: Headers }

/**
 * Makes fetch return these responses in a unit test, in order; the last one is repeated.
 * @returns the calls, with JSON bodies parsed.
 */
export function fakeFetch(...responses: (Response | Error)[]): FakeCall[] {
  const calls: FakeCall[] = []
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const { method = 'GET', body } = init
    const parsed = typeof body === 'string' ? JSON.parse(body) : body
    calls.push({ method, path, body: parsed, headers: new Headers(init.headers) })
    const response = responses[Math.min(calls.length, responses.length) - 1]
    if (!response) throw new Error('No response is prepared')
    if (response instanceof Error) throw response
    return response.clone()
  })
  return calls
}

/** Makes fetch wait in a unit test. @returns a function that gives its response to all calls. */
export function holdFetch(): (response: Response) => void {
  let respond = (_: Response) => {}
  const responded = new Promise<Response>((resolve) => {
    respond = resolve
  })
  vi.stubGlobal('fetch', async () => (await responded).clone())
  return respond
}

/** Makes fetch never respond in a unit test; it rejects once the request is aborted. */
export function silenceFetch(): void {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason))
      }),
  )
}

/** Returns a JSON response of the API. */
export function jsonAnswer(status: number, body: unknown): Response {
  return Response.json(body, { status })
}
