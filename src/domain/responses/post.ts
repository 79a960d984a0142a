import * as z from 'zod/mini'
import { postTypes } from '../post'
import { instant, optionalText, sampleMark, text, version } from './fields'

const language = z.optional(z.enum(['en', 'hi']))

/** An item of GET /api/posts. */
export const postResponse = z.object({
  id: text,
  /** `other` in the public feed: a type that no form offers. */
  type: z.enum([...postTypes, 'other']),
  title: text,
  content: text,
  imageUrl: optionalText,
  videoUrl: optionalText,
  eventDate: z.optional(instant),
  eventLocation: optionalText,
  isPublished: z.boolean(),
  createdAt: instant,
  /** The focal point for cropping, in percent; absent for the centre. */
  imageFocus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The `srcset` of the picture; absent if it is on another site. */
  imageSrcSet: optionalText,
  /** The picture's own description, or else the title. */
  imageAlt: optionalText,
  /** The languages of texts that are not in the requested one. */
  languages: z.optional(
    z.object({ title: language, content: language, eventLocation: language, imageAlt: language }),
  ),
})
export type PostDto = z.output<typeof postResponse>

/** An item of each response of /api/admin/posts. */
export const adminPostResponse = z.extend(postResponse, {
  titleHi: optionalText,
  contentHi: optionalText,
  eventLocationHi: optionalText,
  /** The languages whose content has headings, bold text or links, which plain text would drop. */
  formatted: z.optional(z.array(z.enum(['en', 'hi']))),
  /** Events only; `places` and `signUpsUntil` are absent without such limits. */
  takesSignUps: z.optional(z.boolean()),
  places: z.optional(z.number()),
  signUpsUntil: z.optional(z.iso.date()),
  ...version,
  ...sampleMark,
})
export type AdminPostDto = z.output<typeof adminPostResponse>
