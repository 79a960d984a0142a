import type { APIRequestContext } from '@playwright/test'
import { slugs } from '@/cms/slugs'
import { type Locale, locales } from '@/content/locale'
import {
  isList,
  isText,
  isValue,
  type PageFields,
  required,
  type TextField,
  type ValueField,
} from '@/domain/pages/fields'
import { blocks, freePageFields } from '@/domain/pages/free-page'
import { pages } from '@/domain/pages/pages'
import { storyFields } from '@/domain/pages/stories'
import { programFields } from '@/domain/pages/what-we-do'
import { toRichText } from '@/lib/rich-text'

export type Extreme = 'longest' | 'shortest'

/** The values for the fields of a site. */
export type Filling = {
  /** Returns a text for a field with its maximum length. */
  text: (field: TextField, locale: Locale) => string
  value: (field: ValueField, picture: string) => unknown
  /** How many rows a list gets. @param most the maximum. */
  rows: (most: number) => number
}

/** Ordinary words, short and long. */
const WORDS: Record<Locale, string> = {
  en: 'Every child of the village learns to read, to write and to count, which is a responsibility that nobody in the neighbourhood carries alone, and Visakhapatnam is not too far to come from. ',
  hi: 'गाँव का हर बच्चा पढ़ना, लिखना और गिनना सीखता है, यह ज़िम्मेदारी पूरे पड़ोस की साझी है, और विशाखापट्टनम से आना भी दूर नहीं है, अंतर्राष्ट्रीय सहयोगियों के लिए भी। ',
}
/** As long as a pasted address. */
const ADDRESS = `https://example.org/${'a-very-long-address/'.repeat(20)}`

/** Returns a text of this many characters, or one fewer. */
function long(length: number, locale: Locale): string {
  const words = WORDS[locale].repeat(Math.ceil(length / WORDS[locale].length))
  return `${words.slice(0, length - 1).trim()}.`
}

function longText({ as, maxLength }: TextField, locale: Locale): string {
  if (as !== 'paragraphs' && as !== 'points') return long(maxLength, locale)
  const [length, separator] = as === 'points' ? [190, '\n'] : [780, '\n\n']
  const part = long(length, locale)
  return Array(Math.floor(maxLength / (length + 2)))
    .fill(part)
    .join(separator)
}

/** Returns the largest value of a field. Documents are left out: they need uploads, and do not change the layout. */
export function largeValue(field: ValueField, picture: string): unknown {
  if (field.as === 'page') return { path: '/donate', own: null }
  if (field.as === 'document') return null
  if (field.as === 'number') return field.max
  if (field.as === 'date') return '2026-11-22T00:00:00.000Z'
  return field.as === 'picture' ? picture : ADDRESS
}

/** The values for the longest and the shortest texts. */
export const extremes: Record<Extreme, Filling> = {
  longest: { text: longText, value: largeValue, rows: (most) => most },
  shortest: {
    text: ({ isRequired }) => (isRequired ? 'अ' : ''),
    value: (field, picture) => (field.as === 'page' ? largeValue(field, picture) : null),
    rows: () => 0,
  },
}

/** Fills in the form of a page as an editor would. */
function filled(fields: PageFields, filling: Filling, picture: string): Record<string, unknown> {
  const read = (field: PageFields[string]): unknown => {
    if (isText(field)) return Object.fromEntries(locales.map((l) => [l, filling.text(field, l)]))
    if (isValue(field)) return filling.value(field, picture)
    if (!isList(field)) return filled(field, filling, picture)
    return Array.from({ length: filling.rows(field.maxRows) }, () =>
      filled(field.row, filling, picture),
    )
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, read(field)]))
}

/** The localized texts of collections, with their limits. */
const LOCALIZED: [collection: string, limits: Record<string, number>][] = [
  [slugs.portfolio, { title: 200, description: 4000 }],
  [slugs.posts, { title: 200, eventLocation: 300 }],
  [slugs.inspirations, { name: 200, line: 140 }],
  [slugs.sliderImages, { altText: 300 }],
]

/**
 * Fills in every text of every page and item of a site. Adds an editors' page with every block,
 * at /our-school.
 */
export async function fillSite(
  request: APIRequestContext,
  siteUrl: string,
  filling: Filling,
): Promise<void> {
  const headers = { Origin: siteUrl }
  const read = async (path: string) => (await request.get(`/cms-api/${path}`, { headers })).json()
  const save = async (method: 'POST' | 'PATCH', path: string, data: object) => {
    const response = await request.fetch(`/cms-api/${path}`, { method, headers, data })
    if (!response.ok()) throw new Error(`${path}: ${(await response.text()).slice(0, 500)}`)
  }
  const { docs: media } = await read('media?limit=1&depth=0')
  const picture = media[0].id
  for (const { slug, fields } of Object.values(pages)) {
    const data = filled(fields, filling, picture)
    await save('POST', `globals/${slug}?depth=0`, { ...data, _status: 'published' })
  }
  for (const [collection, fields] of [
    [slugs.programs, programFields],
    [slugs.stories, storyFields],
  ] as const) {
    const { docs } = await read(`${collection}?depth=0&limit=100`)
    for (const { id } of docs) {
      await save('PATCH', `${collection}/${id}`, filled(fields, filling, picture))
    }
  }
  for (const [collection, limits] of LOCALIZED) {
    const { docs } = await read(`${collection}?depth=0&limit=100`)
    for (const { id } of docs) {
      for (const locale of locales) {
        const texts = Object.entries(limits).map(([field, limit]) => [
          field,
          filling.text(required({ as: 'line', maxLength: limit }), locale),
        ])
        const content = toRichText(filling.text(required({ as: 'prose', maxLength: 4000 }), locale))
        await save('PATCH', `${collection}/${id}?locale=${locale}`, {
          ...Object.fromEntries(texts),
          ...(collection === slugs.posts && { content }),
        })
      }
    }
  }
  const layout = Object.entries(blocks).map(([blockType, fields]) => ({
    ...filled(fields, filling, picture),
    blockType,
  }))
  const { docs: ownPages } = await read('free-pages?depth=0&where[address][equals]=our-school')
  const own = { ...filled(freePageFields, filling, picture), layout, _status: 'published' }
  if (ownPages[0]) await save('PATCH', `free-pages/${ownPages[0].id}`, own)
  else await save('POST', 'free-pages', { ...own, address: 'our-school' })
}
