import { createHash } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { getEnv } from '@/env'
import { namedImageHosts } from '@/lib/image-hosts'
import { pageStyles } from '@/printing/page-styles'
import { isPanel } from '../page-path'
import {
  contentSecurityPolicy,
  frameworkScriptHashes,
  inlineHash,
  paymentHostsOf,
} from './content-security-policy'
import { STARTER_HASH } from './defer-scripts'

const PRINT_STYLE_HASHES = Object.values(pageStyles).map(inlineHash)

type PolicyOptions = { path: string; isHttps: boolean; isDevelopment: boolean }

/**
 * Returns the Content-Security-Policy of a page.
 * @param html as Next wrote it, so that nothing added later is allowed by its hash.
 */
export function pagePolicy(html: string, { path, isHttps, isDevelopment }: PolicyOptions): string {
  return contentSecurityPolicy({
    kind: isPanel(path) ? 'panel' : isPreview(path) ? 'preview' : 'site',
    scriptHashes: [...frameworkScriptHashes(html), ...(hasOwnScripts(path) ? [] : [STARTER_HASH])],
    styleHashes: canPrint(path) ? PRINT_STYLE_HASHES : [],
    isHttps,
    isDevelopment,
    imageHosts: namedImageHosts(html),
    payment: isDonatePage(path) ? paymentHostsOf(getEnv().RAZORPAY_API_URL) : {},
  })
}

/** Pages with one person's data. */
const PERSONAL =
  /^(\/hi)?\/(verify|admin|donate\/status|donate\/card|my-gift|my-giving|unsubscribe|preview|activities\/[^/]+\/sign-up)(\/|$)/

/**
 * Pages are renewed on the server as soon as their content changes: no other cache may keep them.
 */
export function pageCacheControl(path: string): string {
  return PERSONAL.test(path) ? 'private, no-store' : 'public, max-age=0, must-revalidate'
}

/** Returns a weak ETag, the same for every encoding. It changes with the policy, too. */
export function pageEtag(html: string, policy: string): string {
  return `W/"${createHash('sha1').update(policy).update(html).digest('base64url')}"`
}

/** Returns `Vary` as Next wrote it, plus Accept-Encoding. */
export function varyByEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = [vary ?? []].flat().join(', ')
  if (/(^|[\s,])(accept-encoding|\*)(?=$|[\s,])/i.test(names)) return names
  return names ? `${names}, Accept-Encoding` : 'Accept-Encoding'
}

/** Whether a page prints: the dashboard, and the pages of cards made in somebody's name. */
function canPrint(path: string): boolean {
  return /^(\/(en|hi))?\/admin\/?$|^(\/(en|hi))?\/donate\/card\/[^/]+\/?$/.test(path)
}

function isDonatePage(path: string): boolean {
  return /^(\/(en|hi))?\/donate\/?$/.test(path)
}

/** Whether a page keeps its scripts where Next wrote them: only editors see it, on fast connections. */
export function hasOwnScripts(path: string): boolean {
  return isPanel(path) || isPreview(path)
}

/** Whether a path belongs to the preview of a page that is being edited. */
function isPreview(path: string): boolean {
  return /^\/preview(\/|$)/.test(path)
}
