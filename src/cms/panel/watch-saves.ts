import { LAST_SAVED_HEADER, SAVED_ELSEWHERE } from '@/domain/saved-elsewhere'
import { textsFor } from './language'

/** What the editor must do before going on. */
export type Need = 'login' | 'reload'

type Saved = { updatedAt?: string }

/**
 * Watches the panel's requests to Payload's REST API. Saves of one document are serialized, and each carries
 * the version that this tab saved last, so that its own save does not look like somebody else's. The response
 * to a form has only texts of the form's language.
 * @param prompt asks the editor to log in or reload; resolves once that is done.
 * @returns a function that stops watching.
 */
export function watchSaves(prompt: (need: Need) => Promise<void>): () => void {
  const original = window.fetch
  const lastSaved = new Map<string, string>()
  const pendingSaves = new Map<string, Promise<unknown>>()

  const send = async (
    url: URL,
    input: RequestInfo | URL,
    init: RequestInit = {},
  ): Promise<Response> => {
    const isSave = isSaving(init)
    const known = isSave && lastSaved.get(url.pathname)
    const headers = new Headers(init.headers)
    if (known) headers.set(LAST_SAVED_HEADER, known)
    const target = isSave && isForm(url, headers) ? withoutFallback(url) : input
    const response = await original(target, known ? { ...init, headers } : init).catch((error) => {
      throw isSave && error instanceof TypeError
        ? new Error(unreachable(), { cause: error })
        : error
    })
    if (response.status === 401) {
      const loggedIn = prompt('login')
      if (!isSave) return response
      // Payload would treat the refused form as saved: it only gets the response of the next attempt.
      await loggedIn
      return send(url, input, init)
    }
    if (!isSave) return response
    const body = await readJson(response)
    if (body?.errors?.[0]?.data?.code === SAVED_ELSEWHERE) prompt('reload')
    if (!response.ok) return response
    const saved: Saved | undefined = body?.doc ?? body?.result
    if (saved?.updatedAt) lastSaved.set(url.pathname, saved.updatedAt)
    return response
  }

  /** Without a session it fails without a reason, and for example the pictures to choose from do not open. */
  const callServerFunction = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await original(input, init)
    if (!response.ok) window.fetch(SESSION).catch(() => undefined)
    return response
  }

  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href)
    if (url.origin !== location.origin) return original(input, init)
    if (isServerFunction(init)) return callServerFunction(input, init)
    if (!url.pathname.startsWith('/cms-api/')) return original(input, init)
    if (!isSaving(init)) return send(url, input, init)
    const before = pendingSaves.get(url.pathname) ?? Promise.resolve()
    const save = before.catch(() => undefined).then(() => send(url, input, init))
    pendingSaves.set(url.pathname, save)
    return save
  }
  return () => {
    window.fetch = original
  }
}

/** Returns the message that the panel shows instead of a browser's 'Failed to fetch'. */
function unreachable(): string {
  return textsFor({ language: document.documentElement.lang }).save.unreachable
}

/** Any call that is refused with 401 once the session has ended. */
const SESSION = '/cms-api/users/me'

/** Whether the panel calls a function on the server, such as for the content of a drawer. */
function isServerFunction(init: RequestInit = {}): boolean {
  return new Headers(init.headers).has('Next-Action')
}

/** Payload writes methods in lower case. */
function isSaving(init: RequestInit = {}): boolean {
  return ['POST', 'PATCH'].includes(init.method?.toUpperCase() ?? '')
}

const FORM_PATH = /^\/cms-api\/(globals\/)?[^/]+(\/[^/]+)?$/
/** Payload sends long searches by POST. */
const SEARCH_HEADER = 'X-Payload-HTTP-Method-Override'

/** Whether a save is that of a form, which then shows the document of the response. */
function isForm({ pathname }: URL, headers: Headers): boolean {
  return FORM_PATH.test(pathname) && !headers.has(SEARCH_HEADER)
}

/**
 * Payload's Publish button does not ask for this: a form in Hindi would show the English where the Hindi is
 * missing, and the next save would store it as the Hindi.
 */
function withoutFallback(url: URL): URL {
  const target = new URL(url)
  target.searchParams.set('fallback-locale', 'null')
  return target
}

async function readJson(response: Response) {
  return response
    .clone()
    .json()
    .catch(() => undefined)
}
