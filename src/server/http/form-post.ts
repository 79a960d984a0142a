import { isLocale, type Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { PublicForm } from './define-route'
import { parseJsonBody } from './request-body'
import { forgetReturnedForm, keepReturnedForm } from './returned-form'

/** The content type of a form that a browser submits natively. */
export const FORM_TYPE = 'application/x-www-form-urlencoded'

type Fields = Record<string, string | string[]>
/** The submitted fields, for `followForm`: a body can be read only once. */
const fieldsOf = new WeakMap<Request, Fields>()

/** Reads the fields of a public form: JSON from a script, form fields from a native submission. */
export function readForm(req: Request, bytes: Uint8Array, { lists = [] }: PublicForm): unknown {
  if (!isNativeSubmission(req)) return parseJsonBody(bytes)
  const sent = new URLSearchParams(Buffer.from(bytes).toString('utf8'))
  const fields: Fields = {
    ...Object.fromEntries(sent),
    ...Object.fromEntries(lists.map((name) => [name, sent.getAll(name)])),
  }
  fieldsOf.set(req, fields)
  return fields
}

/**
 * Finishes a public form: a native submission is redirected back to its page, in the language of
 * `?locale=`; a script gets the response unchanged.
 */
export async function followForm(
  req: Request,
  response: Response,
  { form, id = '' }: { form: PublicForm; id?: string },
): Promise<Response> {
  // A form on another site gets the error without a redirect.
  if (!isNativeSubmission(req) || response.status === 403) return response
  if (response.status === 303) {
    // A call that redirects by itself has succeeded.
    if (form.isReturned) response.headers.append('Set-Cookie', forgetReturnedForm())
    return response
  }
  const note = response.ok ? await sentIdOf(form, response) : form.failedId
  const headers = new Headers({
    Location: `${localePath(localeOf(req), pathOf(form, id))}#${note}`,
    'Cache-Control': 'no-store',
  })
  for (const cookie of response.headers.getSetCookie()) headers.append('Set-Cookie', cookie)
  if (form.isReturned) {
    const place = `${pathOf(form, id)}#${form.failedId}`
    headers.append('Set-Cookie', await returnedCookie(req, response, place))
  }
  const requestId = response.headers.get('X-Request-Id')
  if (requestId) headers.set('X-Request-Id', requestId)
  return new Response(null, { status: 303, headers })
}

async function returnedCookie(req: Request, response: Response, place: string): Promise<string> {
  const fields = fieldsOf.get(req)
  if (response.ok || !fields) return forgetReturnedForm()
  const { errors = {} } = await response.json()
  return keepReturnedForm(place, { fields, errors })
}

async function sentIdOf({ sentId }: PublicForm, response: Response): Promise<string> {
  return typeof sentId === 'string' ? sentId : sentId((await response.json()) as never)
}

function pathOf({ path }: PublicForm, id: string): string {
  return typeof path === 'string' ? path : path(id)
}

/** Whether a browser submitted the form natively, without a script. */
export function isNativeSubmission(req: Request): boolean {
  return req.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

/** English unless the address says Hindi; an invalid value must not fail here. */
function localeOf(req: Request): Locale {
  const locale = new URL(req.url).searchParams.get('locale') ?? ''
  return isLocale(locale) ? locale : 'en'
}
