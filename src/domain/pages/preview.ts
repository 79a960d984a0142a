import * as z from 'zod/mini'
import { messages } from '../messages'
import { pages } from './pages'

const slugs = Object.values(pages).map(({ slug }) => slug)

/** Collections whose items are previewed. */
const previewedCollections = ['programs', 'campaigns', 'stories', 'free-pages'] as const
export type PreviewedCollection = (typeof previewedCollections)[number]

/** `home-page`, or an item such as `stories/0199…`. */
const previewed = z.string(messages.bodyInvalid).check(
  z.refine((name) => {
    const [collection, id, ...rest] = name.split('/')
    if (id === undefined) return slugs.some((slug) => slug === name)
    const isKnown = previewedCollections.some((known) => known === collection)
    return isKnown && /^[\w-]{1,64}$/.test(id) && rest.length === 0
  }, messages.bodyInvalid),
)

/** Far deeper than any form, and what either database can hold. */
const MAX_LEVELS = 90

/** What the preview sends while somebody types: the page, and its form as the panel holds it. */
export const previewForm = z.object(
  {
    page: previewed,
    data: z
      .record(z.string(), z.unknown(), messages.bodyInvalid)
      .check(z.refine((data) => !isDeeper(data, MAX_LEVELS), messages.bodyInvalid)),
  },
  messages.bodyInvalid,
)

/** How a page is previewed: `live` beside the form, with what is being typed; `draft` as it was saved. */
export const previewModes = ['live', 'draft'] as const
export type PreviewMode = (typeof previewModes)[number]

/**
 * Where a page is previewed.
 * @param path the page's path in English.
 * @param locale English unless it is `hi`.
 */
export function previewPath(mode: PreviewMode, path: string, locale: string | undefined): string {
  return `/preview/${mode}/${locale === 'hi' ? 'hi' : 'en'}${path === '/' ? '' : path}`
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1))
}
