import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { contentTime } from '@/lib/content-time'
import { renderContext, withRenderContext } from '@/lib/render-context'
import { compressResponse } from '../compress-response'
import { isPagePath, isPanel, pathOf } from '../page-path'
import { bufferHtml } from './buffer-html'
import { chooseEncoding, compressPage, type Encoding } from './compress-page'
import { deferScripts } from './defer-scripts'
import { type FinishedPage, offerToNext, PageCache } from './page-cache'
import {
  hasOwnScripts,
  pageCacheControl,
  pageEtag,
  pagePolicy,
  varyByEncoding,
} from './page-headers'
import { RenderTurns } from './render-turns'
import { sendPage } from './send-page'

/** What answers a request; its promise, if any, ends with the response. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

type SiteOptions = { isHttps: boolean; isDevelopment: boolean }

type MadePage = SiteOptions & {
  path: string
  encoding: Encoding
  nextHeaders: OutgoingHttpHeaders
  status: number
}

/**
 * What lies between Next and a visitor: a page that is kept is sent without asking Next; any other
 * is buffered, given its policy, compressed, kept where Next keeps it too, and sent. Responses that
 * are no HTML pass through (docs/decisions/0011).
 * @param next makes whatever is not kept; its promise ends when the response is made.
 */
export function servePages(next: Handler, site: SiteOptions): Handler {
  const cache = new PageCache()
  offerToNext(cache)
  const turns = new RenderTurns()
  return async (req, res) => {
    const path = pathOf(req)
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const isRead = isReading(req) && isPagePath(path)
    const isWhole = isRead && asksForWhole(req)
    const kept = isWhole ? cache.find(path, encoding) : undefined
    if (kept) return sendPage(req, res, kept)

    // A page is made whole even where only its headers are asked for: they depend on it.
    if (isRead) req.method = 'GET'
    const turn = isRead ? await turns.begin(path) : undefined
    const context = { startedAt: turn?.startedAt ?? contentTime() }
    const page = { ...site, path, encoding }
    compressResponse(req, res)
    bufferHtml(res, {
      beforeHeaders: () => correctHeaders(res, path),
      finish: (html) => {
        const status = renderContext()?.status ?? res.statusCode
        const finished = finishPage(html.toString('utf8'), {
          ...page,
          nextHeaders: res.getHeaders(),
          status,
        })
        if (isWhole && mayBeKept(finished, status)) {
          const headers = { ...finished.headers, 'cache-status': 'manavta; hit' }
          cache.keep(path, encoding, { ...finished, headers })
        }
        sendPage(req, res, { ...finished, status })
      },
    })
    try {
      await withRenderContext(context, () => next(req, res))
    } finally {
      turn?.end()
    }
  }
}

/** How Next sent a page, and what it says of its own cache, which is wrong the second time. */
const OF_NEXT_ALONE = /^(etag|transfer-encoding|content-length|x-nextjs-.*)$/

function finishPage(
  html: string,
  { path, encoding, isHttps, isDevelopment, nextHeaders, status }: MadePage,
): FinishedPage {
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(nextHeaders).filter(([name]) => !OF_NEXT_ALONE.test(name)),
  )
  const policy = pagePolicy(html, { path, isHttps, isDevelopment })
  const isPlain = isDevelopment || hasOwnScripts(path)
  const whole = isPlain ? html : deferScripts(html)
  const body = compressPage(Buffer.from(whole), encoding)
  const cacheControl = isPanel(path) ? headers['cache-control'] : pageCacheControl(path)
  const isHoldable = status === 200 && String(cacheControl).startsWith('public')
  return {
    headers: {
      ...headers,
      'content-security-policy': policy,
      'cache-control': cacheControl,
      vary: varyByEncoding(headers.vary),
      etag: isHoldable ? pageEtag(whole, policy) : undefined,
      'content-encoding': encoding === 'identity' ? undefined : encoding,
      'content-length': body.length,
    },
    body,
  }
}

/** What Next and Payload set for every response, and what does not fit ours. */
function correctHeaders(res: ServerResponse, path: string): void {
  // A 304 renews the headers of what the browser holds, and a page's policy must stay as it is.
  if (res.statusCode === 304) res.removeHeader('Content-Security-Policy')
  if (isPanel(path)) return
  // Payload asks for a colour scheme hint that only its panel uses; browsers would load twice.
  res.removeHeader('Accept-CH')
  res.removeHeader('Critical-CH')
}

function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** Whether a whole page is asked for, neither by a query nor for Next's data of it. */
function asksForWhole({ url = '', headers }: IncomingMessage): boolean {
  return !url.includes('?') && headers.rsc === undefined
}

function mayBeKept({ headers }: FinishedPage, status: number): boolean {
  return status === 200 && headers.etag !== undefined && headers['set-cookie'] === undefined
}
