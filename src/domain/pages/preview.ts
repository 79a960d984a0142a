import * as z from 'zod/mini'
import { messages } from '../messages'
import { pages } from './pages'

const slugs = Object.values(pages).map(({ slug }) => slug)

/** What the preview sends while somebody types: the page, and its form as the panel holds it. */
export const previewForm = z.object(
  {
    page: z.enum(slugs, messages.bodyInvalid),
    data: z.record(z.string(), z.unknown(), messages.bodyInvalid),
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
