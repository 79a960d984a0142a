import { gzipSync } from 'node:zlib'

/** The download of a first visit, in kB of 1000 bytes after gzip. */
export type PageWeight = { javascript: number; css: number; html: number }

/**
 * Weighs a page as it is served: the scripts and stylesheets in its HTML, without those for
 * old browsers (`noModule`).
 * @param url the full address of the page.
 * @throws Error if the page or one of its files does not return 200.
 */
export async function weighPage(url: string): Promise<PageWeight> {
  const html = await fetchText(url)
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]+)"([^>]*)>/g)]
    .filter(([, before, , after]) => !/nomodule/i.test(`${before}${after}`))
    .map(([, , src = '']) => src)
    .concat(deferredScripts(html))
  const sheets = [...html.matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes('rel="stylesheet"'))
    .map((tag) => /href="([^"]+)"/.exec(tag)?.[1] ?? '')
  return {
    javascript: await weighFiles(url, scripts),
    css: await weighFiles(url, sheets),
    html: kilobytes(html),
  }
}

/** Returns the script addresses that `src/bootstrap/pages/defer-scripts.ts` puts into a page. */
export function deferredScripts(html: string): string[] {
  const list = /<script type="application\/json" id="deferred-scripts">(.*?)<\/script>/.exec(html)
  return list ? JSON.parse(list[1] ?? '[]') : []
}

/** Pages share most files, and a file's address contains the hash of its content. */
const weights = new Map<string, Promise<number>>()

async function weighFiles(page: string, addresses: string[]): Promise<number> {
  const files = addresses.map((address) => new URL(address.replaceAll('&amp;', '&'), page).href)
  const each = await Promise.all([...new Set(files)].map(weighFile))
  return each.reduce((sum, weight) => sum + weight, 0)
}

function weighFile(url: string): Promise<number> {
  const weight = weights.get(url) ?? fetchText(url).then(kilobytes)
  weights.set(url, weight)
  return weight
}

async function fetchText(url: string): Promise<string> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response.text()
}

function kilobytes(text: string): number {
  return gzipSync(text).length / 1000
}
