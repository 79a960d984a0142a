import * as z from 'zod/mini'
import { messages } from '../messages'
import { pages } from './pages'

const slugs = Object.values(pages).map(({ slug }) => slug)

/** Collections whose items have a preview. */
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

/** Far deeper than any form, and within what both databases can store. */
const MAX_LEVELS = 90

/** Sent by the preview while somebody types: the page, and the state of its form in the panel. */
export const previewForm = z.object(
  {
    page: previewed,
    data: z
      .record(z.string(), z.unknown(), messages.bodyInvalid)
      .check(z.refine((data) => !isDeeper(data, MAX_LEVELS), messages.bodyInvalid)),
  },
  messages.bodyInvalid,
)

/** How a page is previewed: `live` next to the form, with unsaved changes; `draft` as saved. */
export const previewModes = ['live', 'draft'] as const
export type PreviewMode = (typeof previewModes)[number]

/**
 * Returns the address of a page's preview.
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
