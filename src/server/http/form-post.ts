import { isLocale, type Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { PublicForm } from './define-route'
import { parseJson } from './request-body'

const FORM_TYPE = 'application/x-www-form-urlencoded'

/** The fields of a public form: JSON from a script, form fields from a browser that sends it by itself. */
export function readForm(req: Request, bytes: Uint8Array, { lists = [] }: PublicForm): unknown {
  if (!isSentByBrowser(req)) return parseJson(bytes)
  const fields = new URLSearchParams(Buffer.from(bytes).toString('utf8'))
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(lists.map((name) => [name, fields.getAll(name)])),
  }
}

/**
 * What follows a public form: a browser that sends it by itself is led back to its page, in the
 * language of `?locale=`; a script gets the response as it is.
 */
export function followForm(req: Request, response: Response, form: PublicForm, id = ''): Response {
  // A form on another site is told so, and led nowhere; a call may lead on by itself.
  if (!isSentByBrowser(req) || response.status === 403 || response.status === 303) return response
  const note = response.ok ? form.sentId : form.failedId
  const headers = new Headers({
    Location: `${localePath(localeOf(req), pathOf(form, id))}#${note}`,
    'Cache-Control': 'no-store',
  })
  const requestId = response.headers.get('X-Request-Id')
  if (requestId) headers.set('X-Request-Id', requestId)
  return new Response(null, { status: 303, headers })
}

function pathOf({ path }: PublicForm, id: string): string {
  return typeof path === 'string' ? path : path(id)
}

/** Whether a browser sends a form by itself, without a script. */
export function isSentByBrowser(req: Request): boolean {
  return req.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

/** English unless the address says Hindi: this must lead somewhere, whatever it says. */
function localeOf(req: Request): Locale {
  const locale = new URL(req.url).searchParams.get('locale') ?? ''
  return isLocale(locale) ? locale : 'en'
}
