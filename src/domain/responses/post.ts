import * as z from 'zod/mini'
import { postTypes } from '../post'
import { instant, optionalText, sampleMark, text, version } from './fields'

const language = z.optional(z.enum(['en', 'hi']))

/** An item of GET /api/posts. */
export const postResponse = z.object({
  id: text,
  /** In the public feed also of a type that no form offers. */
  type: z.enum([...postTypes, 'other']),
  title: text,
  content: text,
  imageUrl: optionalText,
  videoUrl: optionalText,
  eventDate: z.optional(instant),
  eventLocation: optionalText,
  isPublished: z.boolean(),
  createdAt: instant,
  /** What stays in sight where the picture is cropped, in percent; absent for its middle. */
  imageFocus: z.optional(z.object({ x: z.number(), y: z.number() })),
  /** The picture in each width, as an `<img>` takes it in `srcset`; absent where it lies elsewhere. */
  imageSrcSet: optionalText,
  /** What the picture shows; its own description, or else the title. */
  imageAlt: optionalText,
  /** The language of the texts, where it is not the one asked for. */
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
  /** The languages whose content has headings, bold words or links: plain text in their place would drop them. */
  formatted: z.optional(z.array(z.enum(['en', 'hi']))),
  /** Events only; `places` and `signUpsUntil` where there are such limits. */
  takesSignUps: z.optional(z.boolean()),
  places: z.optional(z.number()),
  signUpsUntil: z.optional(z.iso.date()),
  ...version,
  ...sampleMark,
})
export type AdminPostDto = z.output<typeof adminPostResponse>
