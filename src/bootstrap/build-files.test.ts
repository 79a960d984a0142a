import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressBuildFiles, serveBuildFiles } from './build-files'

const SCRIPT = `console.log(${JSON.stringify('नमस्ते '.repeat(200))})`
const ADDRESS = '/_next/static/chunks/a-1.js'

let folder: string
let server: http.Server
let port: number

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'build-files-'))
  fs.mkdirSync(path.join(folder, 'chunks'))
  fs.writeFileSync(path.join(folder, 'chunks/a-1.js'), SCRIPT)
  fs.writeFileSync(path.join(folder, 'chunks/b.css'), 'a{color:red}')
  fs.writeFileSync(path.join(folder, 'font.woff2'), 'already small')
  await compressBuildFiles(folder)
  const next = (_req: http.IncomingMessage, res: http.ServerResponse) => res.end('of Next')
  server = http.createServer(serveBuildFiles(next, folder))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
  fs.rmSync(folder, { recursive: true })
})

/** Unlike `fetch`, does not decompress the response. */
function ask(address: string, headers: http.OutgoingHttpHeaders = {}, method = 'GET') {
  return new Promise<{ headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
    const options = {
      port,
      path: address,
      method,
      headers: { 'accept-encoding': 'br', ...headers },
    }
    const request = http.request(options, async (response) => {
      const parts = await response.toArray()
      resolve({ headers: response.headers, body: Buffer.concat(parts) })
    })
    request.on('error', reject).end()
  })
}

it('sends the compressed copy of a script, cacheable forever', async () => {
  const { headers, body } = await ask(`${ADDRESS}?dpl=1`, {
    'accept-encoding': 'gzip, deflate, br',
  })
  expect(brotliDecompressSync(body).toString()).toBe(SCRIPT)
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-length': String(body.length),
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
})

it('sends a stylesheet with its own type', async () => {
  const { headers, body } = await ask('/_next/static/chunks/b.css')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(brotliDecompressSync(body).toString()).toBe('a{color:red}')
})

describe('leaves to Next', () => {
  it.each([
    ['a client that accepts gzip only', ADDRESS, { 'accept-encoding': 'gzip' }],
    ['a client that accepts no compression', ADDRESS, { 'accept-encoding': 'identity' }],
    ['a file that was not compressed', '/_next/static/font.woff2', {}],
    ['a missing file', '/_next/static/chunks/none.js', {}],
    ['the name of the copy', `${ADDRESS}.br`, {}],
    ['a file outside', '/_next/static/../manavta-build', {}],
  ])('%s', async (_, address, headers) => {
    expect((await ask(address, headers)).body.toString()).toBe('of Next')
  })

  it('any other method', async () => {
    expect((await ask(ADDRESS, {}, 'POST')).body.toString()).toBe('of Next')
  })
})

it('leaves everything to Next if nothing was compressed', async () => {
  const handler = serveBuildFiles((_req, res) => res.end('of Next'), path.join(folder, 'none'))
  const other = http.createServer(handler)
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const { port: at } = other.address() as AddressInfo
  expect(await (await fetch(`http://127.0.0.1:${at}${ADDRESS}`)).text()).toBe('of Next')
  other.close()
})
