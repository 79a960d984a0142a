import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { slugs } from '@/cms/slugs'
import { locales } from '@/content/locale'
import { pages } from '@/domain/pages/pages'
import { expect, logIn, test } from '../support/e2e'
import { publicPages } from '../support/public-pages'

/** Appended to every text in the database: texts without it on a page are not from there. */
const MARK = '¤'
const CONTENT = new URL('../../src/content/', import.meta.url)
/** Collections that store each language separately, with their texts. */
const LOCALIZED: [collection: string, fields: string[]][] = [
  [slugs.posts, ['title', 'content', 'eventLocation']],
  [slugs.portfolio, ['title', 'description']],
  [slugs.inspirations, ['name', 'line']],
  [slugs.sliderImages, ['altText']],
  [slugs.media, ['alt']],
]
/** Staff pages have no texts of the foundation. */
const visited = publicPages.filter(({ path }) => path !== '/admin-login')

test.use({ hasOwnSite: true })

test('every text of every page is the editors’ to change, or one of the system’s', async ({
  page,
  site,
}) => {
  test.setTimeout(300_000)
  await logIn(page)
  // Payload accepts a session only from our own pages.
  const headers = { Origin: site.url }
  const api: Api = {
    read: async (path) => (await page.request.get(path, { headers })).json(),
    save: async (method, path, data) => {
      const response = await page.request.fetch(path, { method, headers, data })
      expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
    },
  }
  for (const { slug } of Object.values(pages)) await markGlobal(api, slug)
  for (const collection of [slugs.programs, slugs.stories]) await markItems(api, collection)
  for (const [collection, fields] of LOCALIZED) await markLocalized(api, collection, fields)
  await markSettings(api)

  const system = await systemTexts()
  const strange: string[] = []
  for (const { address } of visited) {
    await page.goto(address)
    for (const text of await shownTexts(page)) {
      if (!text.includes(MARK) && !isOfSystem(text, system)) strange.push(`${address}: ${text}`)
    }
  }
  expect(strange).toEqual([])
})

type Json = Record<string, unknown>

type Api = {
  // biome-ignore lint/suspicious/noExplicitAny: whatever Payload's REST gives.
  read: (path: string) => Promise<any>
  save: (method: 'POST' | 'PATCH', path: string, data: Json) => Promise<void>
}

async function markGlobal(api: Api, slug: string): Promise<void> {
  const address = `/cms-api/globals/${slug}?depth=0`
  const stored: Json = await api.read(address)
  const { id: _, createdAt: __, updatedAt: ___, globalType: ____, ...fields } = stored
  await api.save('POST', address, { ...(marked(fields) as Json), _status: 'published' })
}

async function markItems(api: Api, collection: string): Promise<void> {
  const { docs } = await api.read(`/cms-api/${collection}?depth=0&limit=100`)
  expect(docs.length).toBeGreaterThan(0)
  for (const { id, title, description, text, features, ...item } of docs) {
    const { category, quote, quotedBy, place } = item
    const texts = { title, description, text, features, category, quote, quotedBy, place }
    await api.save('PATCH', `/cms-api/${collection}/${id}`, marked(texts) as Json)
  }
}

async function markLocalized(api: Api, collection: string, fields: string[]): Promise<void> {
  for (const locale of locales) {
    const query = `?depth=0&limit=100&locale=${locale}`
    const { docs } = await api.read(`/cms-api/${collection}${query}`)
    expect(docs.length).toBeGreaterThan(0)
    for (const doc of docs) {
      const texts = fields.flatMap((field) =>
        doc[field]
          ? [[field, typeof doc[field] === 'string' ? doc[field] + MARK : markedRich(doc[field])]]
          : [],
      )
      await api.save('PATCH', `/cms-api/${collection}/${doc.id}${query}`, Object.fromEntries(texts))
    }
  }
}

async function markSettings(api: Api): Promise<void> {
  for (const locale of locales) {
    const address = `/cms-api/globals/${slugs.siteSettings}?depth=0&locale=${locale}`
    const settings = await api.read(address)
    const figures = (name: string) =>
      settings[name].map((figure: Json) => ({
        ...figure,
        label: figure.label + MARK,
        value: locale === 'en' ? figure.value + MARK : figure.value,
      }))
    await api.save('POST', address, {
      foundationName: settings.foundationName + MARK,
      motto: settings.motto + MARK,
      officeHours: settings.officeHours ? settings.officeHours + MARK : undefined,
      homeCounters: figures('homeCounters'),
      achievements: figures('achievements'),
      impactTiles: figures('impactTiles'),
    })
  }
}

/** Marks each line of every English and Hindi pair in a document. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [
      name,
      (name === 'en' || name === 'hi') && typeof child === 'string' && child
        ? child.replace(/([^\n])(\n|$)/g, `$1${MARK}$2`)
        : marked(child),
    ]),
  )
}

/** Marks each piece of a rich text. */
function markedRich(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(markedRich)
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([name, child]) => [name, markedRich(child)])
  const copy = Object.fromEntries(entries)
  return typeof copy.text === 'string' ? { ...copy, text: copy.text + MARK } : copy
}

/** Returns everything a visitor reads or a screen reader announces: texts, alternative texts, button names. */
function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (!parent || parent.closest('script, style, template, option, noscript')) continue
      found.push(walker.currentNode.textContent ?? '')
    }
    for (const element of document.body.querySelectorAll('[alt], [aria-label], [placeholder]')) {
      for (const name of ['alt', 'aria-label', 'placeholder']) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    const description = document.querySelector('meta[name=description]')
    found.push(description?.getAttribute('content') ?? '', document.title)
    return [...new Set(found.map((text) => text.replace(/\s+/g, ' ').trim()))].filter(Boolean)
  })
}

/** Punctuation between texts, figures, amounts, days, and language-independent addresses. */
const NO_WORDS = /^[\d\s.,:;·•+%₹“”"'()→*?!\-–/|&]+$/

function isOfSystem(text: string, system: RegExp[]): boolean {
  return NO_WORDS.test(text) || system.some((pattern) => pattern.test(text))
}

/** Returns all system messages, as patterns with room for values. */
async function systemTexts(): Promise<RegExp[]> {
  const files = readdirSync(CONTENT).filter((name) => /^(?!.*\.test)[\w-]+\.ts$/.test(name))
  const modules = await Promise.all(files.map((name) => import(new URL(name, CONTENT).href)))
  const leaves = modules.flatMap((module) => Object.values(module)).flatMap(leavesOf)
  const patterns = [...new Set(leaves)].map((text) => {
    const words = text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    return words.replace(/\{\w*\}|⟨⟩/g, '.+')
  })
  return patterns.filter((text) => /[^.+\s]/.test(text)).map((text) => new RegExp(`^${text}$`))
}

function leavesOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') {
    try {
      return leavesOf(value(...Array(value.length).fill('⟨⟩')))
    } catch {
      // A lookup function, not a text.
      return []
    }
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(leavesOf)
}
