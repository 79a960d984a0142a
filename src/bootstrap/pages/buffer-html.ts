import type { ServerResponse } from 'node:http'

type Steps = {
  /** Called once, before the headers of any response are sent, to correct them. */
  beforeHeaders: () => void
  /** Sends the whole page; the response has its own methods again. */
  finish: (html: Buffer) => void
}

/**
 * Holds an HTML response back until it is complete, since its headers depend on its content.
 * Everything else passes through untouched.
 */
export function bufferHtml(res: ServerResponse, { beforeHeaders, finish }: Steps): void {
  const { write, end, writeHead, flushHeaders } = res
  const chunks: Buffer[] = []
  let isHeld: boolean | undefined

  /** Decided once, after Next has set the headers. */
  const hold = () => {
    if (isHeld === undefined) {
      isHeld = String(res.getHeader('content-type') ?? '').startsWith('text/html')
      beforeHeaders()
    }
    return isHeld
  }
  const collect = (chunk: unknown) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
  }

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) res.setHeader(name, value as string)
    }
    res.statusCode = status
    return hold() ? res : writeHead.call(res, status)
  }) as typeof res.writeHead

  // Next flushes the headers before the first byte of a page.
  res.flushHeaders = () => {
    if (!hold()) flushHeaders.call(res)
  }

  res.write = ((chunk: unknown, ...rest: unknown[]) => {
    if (!hold()) return write.apply(res, [chunk, ...rest] as never)
    collect(chunk)
    for (const part of rest) if (typeof part === 'function') part()
    return true
  }) as typeof res.write

  res.end = ((chunk?: unknown, ...rest: unknown[]) => {
    const isPage = hold()
    Object.assign(res, { write, end, writeHead, flushHeaders })
    if (!isPage) return end.apply(res, [chunk, ...rest] as never)
    collect(chunk)
    finish(Buffer.concat(chunks))
    return res
  }) as typeof res.end
}
