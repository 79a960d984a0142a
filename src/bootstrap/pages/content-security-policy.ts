import { createHash } from 'node:crypto'

/** What a page needs beyond its own scripts. */
type PolicyKind = 'site' | 'preview' | 'panel'

type PolicyOptions = {
  kind: PolicyKind
  scriptHashes: string[]
  /** Hashes of inline styles: those with which the dashboard prints. */
  styleHashes?: string[]
  isHttps: boolean
  isDevelopment: boolean
  /** Whose pictures the page may show beside our own. */
  imageHosts?: string[]
  /** What the payment window needs, on the page where one pays; elsewhere none. */
  payment?: PaymentHosts
}

/** Sources that the payment window adds to a directive. */
type PaymentHosts = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action', string[]>
>

/**
 * The hosts of Razorpay's checkout. It publishes no list for policies: these are the ones of its own
 * plugin for Magento, and those of the documented script, API and form.
 */
const RAZORPAY: PaymentHosts = {
  'script-src': ['https://checkout.razorpay.com', 'https://cdn.razorpay.com'],
  'img-src': ['https://cdn.razorpay.com'],
  'connect-src': [
    'https://api.razorpay.com',
    'https://lumberjack.razorpay.com',
    'https://lumberjack-metrics.razorpay.com',
  ],
  'frame-src': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
  'form-action': ['https://api.razorpay.com', 'https://checkout.razorpay.com'],
}

/** What the checkout of a gateway needs. @param apiUrl of the gateway; a practice one has all on one host. */
export function paymentHostsOf(apiUrl: string): PaymentHosts {
  const { hostname, origin } = new URL(apiUrl)
  if (hostname.endsWith('.razorpay.com')) return RAZORPAY
  return Object.fromEntries(Object.keys(RAZORPAY).map((directive) => [directive, [origin]]))
}

/** The policy of every response other than a page: nothing in it may run, load or be framed. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** The Content-Security-Policy of an HTML response. */
export function contentSecurityPolicy({
  kind,
  scriptHashes,
  styleHashes = [],
  isHttps,
  isDevelopment,
  imageHosts = [],
  payment = {},
}: PolicyOptions): string {
  const scripts = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : toSources(scriptHashes)
  const styles = kind === 'panel' || isDevelopment ? ["'unsafe-inline'"] : toSources(styleHashes)
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    // Payload's panel sets style attributes in its HTML; our own pages have none.
    'style-src': ["'self'", ...styles],
    // Pictures may lie elsewhere (`imageUrl` of the contract): docs/decisions/0149.
    'img-src': ["'self'", 'data:', 'blob:', ...imageHosts],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src':
      kind === 'panel'
        ? ["'self'"]
        : [
            'https://www.youtube-nocookie.com',
            'https://www.openstreetmap.org',
            'https://www.google.com',
          ],
    'manifest-src': ["'self'"],
    // Browsers inside other apps are sent to the gateway by a form.
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The panel shows a page's preview beside its form.
    'frame-ancestors': kind === 'site' ? ["'none'"] : ["'self'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
  const added: Record<string, string[] | undefined> = payment
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values, ...(added[name] ?? [])].join(' '))
    .join('; ')
}

function toSources(hashes: string[]): string[] {
  return hashes.map((hash) => `'sha256-${hash}'`)
}

/**
 * The hashes of the framework's own inline scripts in a page. Only scripts of exactly the forms that
 * Next and React write are taken, so that one which came in with content never gets its hash in.
 */
export function frameworkScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (/\bsrc=/.test(attributes) || !isFrameworkScript(code)) continue
    hashes.add(inlineHash(code))
  }
  return [...hashes]
}

const INLINE_SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g

const JSON_STRING = String.raw`"(?:[^"\\\u0000-\u001f]|\\.)*"`
const FRAMEWORK_FORMS = [
  // The names of the chunks that the page starts with.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w./~-]+"(?:,"[\w./~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/,
  // The data of the page for hydration.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  // When the page was first drawn.
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  new RegExp(String.raw`^self\.__next_f\.push\(\[\d+(?:,${JSON_STRING})?\]\)$`),
]

/**
 * What React writes behind a page to show a part that came late, as Payload's date fields do: a fixed
 * runtime, known by its hash, and a call. Without it the browser draws that part by itself.
 */
const REVEAL_RUNTIME_HASH = 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='
const REVEAL_CALL = /\$RC\("B:[0-9a-f]+","S:[0-9a-f]+"\)$/

function isFrameworkScript(code: string): boolean {
  if (FRAMEWORK_FORMS.some((form) => form.test(code))) return true
  if (!REVEAL_CALL.test(code)) return false
  const runtime = code.replace(REVEAL_CALL, '')
  return runtime === '' || inlineHash(runtime) === REVEAL_RUNTIME_HASH
}

/** The hash by which a policy allows an inline script or style: SHA-256 of its text, in base64. */
export function inlineHash(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
