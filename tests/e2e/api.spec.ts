import { TEST_ADMIN } from '../support/app-server'
import { expect, test } from '../support/e2e'

// Tests what only the production build shows: Next's own part in a response, and the bundler's several
// copies of a module. The rules themselves are tested in tests/int.

const READS = ['portfolio', 'about-slider', 'inspirations', 'posts', 'upi-details', 'health']

test('every public read responds, and supports conditional requests', async ({ request }) => {
  for (const path of READS) {
    const response = await request.get(`/api/${path}`)
    expect(response.status(), path).toBe(200)
    const tag = response.headers().etag
    if (!tag) continue
    const again = await request.get(`/api/${path}`, { headers: { 'If-None-Match': tag } })
    expect(again.status(), path).toBe(304)
  }
})

test('a refusal is a refusal, never a fault of the server', async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? '' }
  const file = (bytes: number) => ({
    file: { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(bytes) },
  })
  const responses = {
    401: await request.post('/api/admin/login', {
      headers,
      data: { username: TEST_ADMIN.username, password: 'a wrong password' },
    }),
    415: await request.post('/api/upload', { headers, multipart: file(1000) }),
    413: await request.post('/api/upload', { headers, multipart: file(12_000_000) }),
    400: await request.post('/api/contact', { headers, data: '{' }),
    403: await request.post('/api/contact', { headers: { Origin: 'https://evil.example' } }),
    404: await request.get('/api/nothing'),
    405: await request.put('/api/portfolio', { headers }),
  }
  for (const [status, response] of Object.entries(responses)) {
    expect(response.status(), await response.text()).toBe(Number(status))
    expect(await response.json()).toEqual({ message: expect.any(String) })
  }
  expect(responses[405].headers().allow).toBe('GET, HEAD, OPTIONS')
})

test('an unknown method or address is refused in the same way', async ({ request }) => {
  const trace = await request.fetch('/api/portfolio', { method: 'PROPFIND' })
  expect(trace.status()).toBe(405)
})
