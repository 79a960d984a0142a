import { once } from 'node:events'
import { createServer } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenOnLoopback } from './ports'

type BucketBehaviour = 'fine' | 'refusing' | 'slow'

export type PracticeBucket = {
  /** For S3_ENDPOINT. */
  url: string
  /** `refusing` responds like an overloaded S3, `slow` responds after `delayMs`. */
  behave(behaviour: BucketBehaviour, delayMs?: number): void
  /** The number of stored objects. */
  size(): number
  stop(): Promise<void>
}

const SLOW_DOWN = '<Error><Code>SlowDown</Code><Message>Reduce your request rate</Message></Error>'
const NO_SUCH_KEY = '<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>'

/** Starts a minimal S3 server in memory: single-part uploads, reads and deletions. */
export async function startPracticeBucket(): Promise<PracticeBucket> {
  const objects = new Map<string, Buffer>()
  let behaviour: BucketBehaviour = 'fine'
  let delayMs = 0

  const server = createServer(async (req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://s3')
    const body = await buffer(req)
    if (behaviour === 'refusing') {
      res.writeHead(503, { 'Content-Type': 'application/xml' }).end(SLOW_DOWN)
      return
    }
    if (behaviour === 'slow') await sleep(delayMs)
    const known = objects.get(pathname)
    if (req.method === 'PUT') objects.set(pathname, body)
    if (req.method === 'DELETE') objects.delete(pathname)
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.writeHead(req.method === 'DELETE' ? 204 : 200, { ETag: '"1"' }).end()
    } else if (known) {
      const headers = { 'Content-Type': 'image/webp', 'Content-Length': known.length, ETag: '"1"' }
      res.writeHead(200, headers).end(req.method === 'GET' ? known : undefined)
    } else {
      res.writeHead(404, { 'Content-Type': 'application/xml' }).end(NO_SUCH_KEY)
    }
  })
  const port = await listenOnLoopback(server)
  return {
    url: `http://127.0.0.1:${port}`,
    behave(next, ms = 0) {
      behaviour = next
      delayMs = ms
    },
    size: () => objects.size,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
