import * as z from 'zod/mini'
import { messages } from './messages'
import { blankIsAbsent, blankIsNull, requiredLine, URL_MAX_LENGTH } from './text'

/** Where pictures of the public library are served. */
export const MEDIA_FOLDER = '/media/'
/** Where the private photos of volunteers are served, to admins only. */
export const PHOTO_FOLDER = '/volunteer-photos/'
/** Our emblem, shown if no logo is set. Its file is in `public`. */
export const EMBLEM_URL = '/brand/emblem.svg'

/** Largest uploads (contract: 413 above). */
export const VISITOR_UPLOAD_MAX_BYTES = 5 * 1024 * 1024
export const ADMIN_UPLOAD_MAX_BYTES = 10 * 1024 * 1024
/**
 * Most pixels of a visitor's photo: those of a camera sold as 12 megapixels (4096 × 3072). The form
 * shrinks larger ones before it sends them.
 */
export const VISITOR_MAX_PIXELS = 4096 * 3072
/** The same for admins and editors: a small file can decode to gigabytes. */
export const STAFF_MAX_PIXELS = 40_000_000
/** In the query of POST /api/admin/upload: marks a volunteer's photo, which stays private. */
export const VOLUNTEER_UPLOAD_PARAM = 'volunteer'

/** A required picture: a path of our own media or an https address (contract, common rules). */
export const imageUrlField = requiredLine(messages.imageUrlRequired, URL_MAX_LENGTH).check(
  z.refine(isImageUrl, messages.imageUrlInvalid),
)

/** An optional picture of an editor's form: absent keeps it, blank and null remove it (null). */
export const clearableImageUrlField = blankIsNull(imageUrlField)

/** An optional video address of an editor's form: https only; blank and null remove it (null). */
export const clearableVideoUrlField = blankIsNull(
  requiredLine(messages.videoUrlInvalid, URL_MAX_LENGTH).check(
    z.refine(isHttpsUrl, messages.videoUrlInvalid),
  ),
)

/** A visitor's optional photo: only one uploaded here, never an external address. */
export const ownPhotoUrlField = blankIsAbsent(
  requiredLine(messages.photoUrlInvalid, URL_MAX_LENGTH).check(
    z.refine((value) => isOwnPhotoPath(value) || isOwnMediaPath(value), messages.photoUrlInvalid),
  ),
)

/** A required photo of a volunteer, as an admin may set it: uploaded here, or https. */
export const photoUrlField = requiredLine(messages.imageUrlRequired, URL_MAX_LENGTH).check(
  z.refine((value) => isOwnPhotoPath(value) || isImageUrl(value), messages.imageUrlInvalid),
)

/** Whether an address is valid as `imageUrl`: a path of our own media or an https address. */
export function isImageUrl(value: string): boolean {
  return isOwnMediaPath(value) || isHttpsUrl(value)
}

/** Whether an address is `/media/` and one plain file name: no folder, no `..`, no escapes, no query. */
export function isOwnMediaPath(value: string): boolean {
  return value.startsWith(MEDIA_FOLDER) && isPlainFilename(value.slice(MEDIA_FOLDER.length))
}

/** The same for the photos of volunteers, which only admins may see. */
export function isOwnPhotoPath(value: string): boolean {
  return value.startsWith(PHOTO_FOLDER) && isPlainFilename(value.slice(PHOTO_FOLDER.length))
}

/**
 * Whether an address is a complete https one, without a user name (`https://us@evil.example` looks like
 * us) and without characters that could end an HTML attribute.
 */
export function isHttpsUrl(value: string): boolean {
  if (value.length > URL_MAX_LENGTH || !HTTPS_START.test(value) || UNSAFE_IN_URL.test(value)) {
    return false
  }
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return protocol === 'https:' && username === '' && password === ''
}

function isPlainFilename(name: string): boolean {
  return PLAIN_FILENAME.test(name) && !name.includes('..')
}

const PLAIN_FILENAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/
const HTTPS_START = /^https:\/\/[^/]/
const UNSAFE_IN_URL = /[\s\p{Cc}"<>\\`]/u
