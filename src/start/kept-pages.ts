import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'

type Page = { headers: OutgoingHttpHeaders; body: Buffer; keptAt: number }

/** What nobody announced (another server on the same database) is seen after this time. */
const KEPT_FOR_MS = 5_000
const MOST_PAGES = 300

const READING = ['GET', 'HEAD']

/**
 * Finished pages as they went out, policy and compression included, for each address and
 * Accept-Encoding. Next reads a page from its own cache, and the policy's hashes are worked out, in
 * about 3 ms; from here it is a tenth of that. Everything is forgotten whenever a request that may
 * have changed something ends (docs/decisions/0011).
 */
export class KeptPages {
  #pages = new Map<string, Page>()
  /** Tells an answer begun before the last change from one begun after it. */
  #changes = 0

  /**
   * Answers from memory where it can. Else, the answer that others give is kept if it may be: pages
   * that Next itself caches, never what was made for one person.
   * @returns whether the request is answered.
   */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (!READING.includes(req.method ?? '')) this.#forgetAfter(res)
    const key = keyOf(req)
    if (key === undefined) return false
    const page = this.#pages.get(key)
    if (page && Date.now() - page.keptAt < KEPT_FOR_MS) {
      send(page, req, res)
      return true
    }
    this.#keepAfter(res, key)
    return false
  }

  #forgetAfter(res: ServerResponse): void {
    const forget = () => {
      this.#changes += 1
      this.#pages.clear()
    }
    const end = res.end.bind(res)
    // Before the last byte is out: whoever was told of the change sees it with the next request.
    res.end = ((chunk?: unknown, ...rest: never[]) => {
      forget()
      return end(chunk as never, ...rest)
    }) as typeof res.end
    // The change may be made even though nobody waited for the answer.
    res.once('close', forget)
  }

  #keepAfter(res: ServerResponse, key: string): void {
    const changes = this.#changes
    const chunks: Buffer[] = []
    const write = res.write.bind(res)
    const end = res.end.bind(res)
    const collect = (chunk: unknown) => {
      const isContent = typeof chunk === 'string' || chunk instanceof Uint8Array
      if (isContent && mayBeKept(res)) chunks.push(Buffer.from(chunk as string))
    }
    res.write = ((chunk: unknown, ...rest: never[]) => {
      collect(chunk)
      return write(chunk, ...rest)
    }) as typeof res.write
    res.end = ((chunk?: unknown, ...rest: never[]) => {
      collect(chunk)
      if (chunks.length > 0 && changes === this.#changes) {
        if (this.#pages.size >= MOST_PAGES) this.#pages.clear()
        const body = Buffer.concat(chunks)
        const headers = { ...res.getHeaders(), 'content-length': body.length }
        this.#pages.set(key, { headers, body, keptAt: Date.now() })
      }
      return end(chunk as never, ...rest)
    }) as typeof res.end
  }
}

/** Undefined for what is no plain reading of a whole page. */
function keyOf({ method, url = '', headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || url.includes('?') || headers.rsc !== undefined) return undefined
  return `${headers['accept-encoding'] ?? ''} ${url}`
}

function mayBeKept(res: ServerResponse): boolean {
  return (
    res.statusCode === 200 &&
    ['HIT', 'MISS'].includes(String(res.getHeader('x-nextjs-cache'))) &&
    String(res.getHeader('content-type')).startsWith('text/html') &&
    String(res.getHeader('cache-control')).startsWith('public') &&
    !res.hasHeader('set-cookie')
  )
}

function send({ headers, body }: Page, req: IncomingMessage, res: ServerResponse): void {
  const isHeld =
    headers.etag !== undefined && req.headers['if-none-match']?.includes(String(headers.etag))
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) res.setHeader(name, value)
  }
  if (!isHeld) {
    res.end(body)
    return
  }
  // The browser keeps the policy of the page that it holds.
  for (const name of ['content-security-policy', 'content-length', 'content-encoding']) {
    res.removeHeader(name)
  }
  res.writeHead(304).end()
}
