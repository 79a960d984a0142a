import { getRequestLanguage, type Payload } from 'payload'
import { parseCookies } from 'payload/shared'
import { ADMIN_UPLOAD_MAX_BYTES } from '@/domain/media-url'
import { fileTooLarge } from '@/domain/upload-messages'
import { inLanguageOf } from './both-languages'

/** For the parts of a form besides its file. */
const FRAME_BYTES = 256 * 1024
const TOO_LARGE = fileTooLarge(ADMIN_UPLOAD_MAX_BYTES)

/** Payload's limits of an upload. */
export const uploadLimits = {
  // Larger bodies are rejected before they reach an image decoder.
  limits: { fileSize: ADMIN_UPLOAD_MAX_BYTES },
  abortOnLimit: true,
  responseOnLimit: TOO_LARGE,
}

/**
 * Returns why an upload is refused by its length, in the language of the panel; null if it is not. Payload would
 * stop reading in the middle of the body, and a browser that cannot send the rest shows no response: the form
 * stood still for a minute.
 */
export function refusedLength(payload: Payload, { headers }: Request): string | null {
  const isUpload = headers.get('content-type')?.startsWith('multipart/form-data')
  const length = Number(headers.get('content-length') ?? 0)
  if (!isUpload || length <= ADMIN_UPLOAD_MAX_BYTES + FRAME_BYTES) return null
  const { config } = payload
  const language = getRequestLanguage({ config, cookies: parseCookies(headers), headers })
  return inLanguageOf({ i18n: { language } }, TOO_LARGE)
}
