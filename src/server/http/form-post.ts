import { localePath } from '@/content/paths'
import type { RequestLimit } from './rate-limits'
import { created, readLocale } from './responses'
import { parse, publicRoute, readBody, readBytes, type Schema } from './route-guards'

type FormPost<Output> = {
  schema: Schema<Output>
  create: (output: Output) => Promise<object>
  limit: RequestLimit
  /** Fields that may be chosen several times. */
  lists?: readonly string[]
  /** The page of the form, and the notes on it that say how it went. */
  page: { path: string; sentId: string; failedId: string }
}

const FORM_TYPE = 'application/x-www-form-urlencoded'

/**
 * The call behind a public form: 201 and JSON for scripts (contract). A browser that sends the form
 * by itself, without a script, is led back to its page, in the language of `?locale=`.
 */
export function formPost<Output>({ schema, create, limit, lists, page }: FormPost<Output>) {
  const answer = publicRoute<Record<never, never>>(
    async ({ req }) => {
      const output = isSentByBrowser(req)
        ? parse(schema, await readFields(req, lists))
        : await readBody(req, schema)
      return created(await create(output))
    },
    { limit },
  )
  return async (req: Request, context: { params: Promise<Record<never, never>> }) => {
    const response = await answer(req, context)
    // A form on another site is told so, and led nowhere.
    if (!isSentByBrowser(req) || response.status === 403) return response
    const note = response.ok ? page.sentId : page.failedId
    const headers = new Headers({
      Location: `${localePath(readLocale(req), page.path)}#${note}`,
      'Cache-Control': 'no-store',
    })
    const requestId = response.headers.get('X-Request-Id')
    if (requestId) headers.set('X-Request-Id', requestId)
    return new Response(null, { status: 303, headers })
  }
}

function isSentByBrowser(req: Request): boolean {
  return req.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE
}

async function readFields(req: Request, lists: readonly string[] = []) {
  const fields = new URLSearchParams(Buffer.from(await readBytes(req)).toString('utf8'))
  return {
    ...Object.fromEntries(fields),
    ...Object.fromEntries(lists.map((name) => [name, fields.getAll(name)])),
  }
}
