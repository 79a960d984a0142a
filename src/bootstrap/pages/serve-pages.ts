import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { contentTime } from '@/lib/content-time'
import { renderContext, withRenderContext } from '@/lib/render-context'
import { compressResponse } from '../compress-response'
import { isPagePath, isPanel, pathOf } from '../page-path'
import { isReading } from '../read-methods'
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

/** Handles a request; its promise, if any, settles when the response has ended. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => unknown

type SiteOptions = { isHttps: boolean; isDevelopment: boolean }

type MadePage = SiteOptions & {
  path: string
  encoding: Encoding
  nextHeaders: OutgoingHttpHeaders
  status: number
}

/**
 * Returns the handler between Next and a visitor: a cached page is sent without asking Next; any
 * other is buffered, given its policy, compressed, cached if Next caches it too, and sent.
 * Responses other than HTML pass through (docs/decisions/0011).
 * @param next renders whatever is not cached; its promise settles when the response is complete.
 */
export function servePages(next: Handler, site: SiteOptions): Handler {
  const cache = new PageCache()
  offerToNext(cache)
  const turns = new RenderTurns()
  return async (req, res) => {
    const path = pathOf(req)
    const encoding = chooseEncoding(req.headers['accept-encoding'])
    const isRead = isReading(req) && isPagePath(path)
    const isWhole = isRead && isForWholePage(req)
    const kept = isWhole ? cache.find(path, encoding) : undefined
    if (kept) return sendPage(req, res, kept)

    // Render the whole page even for HEAD: the headers depend on it.
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
        if (isWhole && isCacheable(finished, status)) {
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

/** Headers about how Next sent a page and about its own cache, wrong for a cached copy. */
const NEXT_ONLY_HEADERS = /^(etag|transfer-encoding|content-length|x-nextjs-.*)$/

function finishPage(
  html: string,
  { path, encoding, isHttps, isDevelopment, nextHeaders, status }: MadePage,
): FinishedPage {
  const headers: OutgoingHttpHeaders = Object.fromEntries(
    Object.entries(nextHeaders).filter(([name]) => !NEXT_ONLY_HEADERS.test(name)),
  )
  const policy = pagePolicy(html, { path, isHttps, isDevelopment })
  const isPlain = isDevelopment || hasOwnScripts(path)
  const whole = isPlain ? html : deferScripts(html)
  const body = compressPage(Buffer.from(whole), encoding)
  const cacheControl = isPanel(path) ? headers['cache-control'] : pageCacheControl(path)
  const hasEtag = status === 200 && String(cacheControl).startsWith('public')
  return {
    headers: {
      ...headers,
      'content-security-policy': policy,
      'cache-control': cacheControl,
      vary: varyByEncoding(headers.vary),
      etag: hasEtag ? pageEtag(whole, policy) : undefined,
      'content-encoding': encoding === 'identity' ? undefined : encoding,
      'content-length': body.length,
    },
    body,
  }
}

/** Removes headers that Next and Payload set on every response and that do not fit ours. */
function correctHeaders(res: ServerResponse, path: string): void {
  // A 304 updates the headers of what the browser has, and a page's policy must stay as it is.
  if (res.statusCode === 304) res.removeHeader('Content-Security-Policy')
  if (isPanel(path)) return
  // Payload asks for a colour-scheme client hint that only its panel uses; browsers would load
  // pages twice.
  res.removeHeader('Accept-CH')
  res.removeHeader('Critical-CH')
}

/** Whether the whole page is requested, without a query, and not just Next's data for it. */
function isForWholePage({ url = '', headers }: IncomingMessage): boolean {
  return !url.includes('?') && headers.rsc === undefined
}

function isCacheable({ headers }: FinishedPage, status: number): boolean {
  return status === 200 && headers.etag !== undefined && headers['set-cookie'] === undefined
}
