import { createHash } from 'node:crypto'

/** Where a page belongs, which decides what it may load beyond its own scripts. */
type PolicyKind = 'site' | 'preview' | 'panel'

type PolicyOptions = {
  kind: PolicyKind
  scriptHashes: string[]
  /** Hashes of the inline styles that the dashboard prints with. */
  styleHashes?: string[]
  isHttps: boolean
  isDevelopment: boolean
  /** Hosts from which the page may show pictures, in addition to our own. */
  imageHosts?: string[]
  /** What the payment window needs; set only on the page that takes payments. */
  payment?: PaymentHosts
}

/** Sources that the payment window adds to each directive. */
type PaymentHosts = Partial<
  Record<'script-src' | 'img-src' | 'connect-src' | 'frame-src' | 'form-action', string[]>
>

/**
 * The hosts of Razorpay's checkout. Razorpay publishes no list for policies: these come from its
 * own Magento plugin, and from its documented script, API and form.
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

/**
 * Returns the sources that the checkout of a gateway needs.
 * @param apiUrl of the gateway; a practice gateway serves everything from one host.
 */
export function paymentHostsOf(apiUrl: string): PaymentHosts {
  const { hostname, origin } = new URL(apiUrl)
  if (hostname.endsWith('.razorpay.com')) return RAZORPAY
  return Object.fromEntries(Object.keys(RAZORPAY).map((directive) => [directive, [origin]]))
}

/** The policy of every response that is not a page: nothing in it may run, load or be framed. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Returns the Content-Security-Policy of an HTML response. */
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
    // Pictures may be hosted elsewhere (`imageUrl` in the contract): docs/decisions/0149.
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
    // Browsers inside other apps reach the gateway by submitting a form.
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    // The panel shows a page's preview next to its form.
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
 * Returns the hashes of the framework's own inline scripts in a page. Only scripts in exactly the
 * forms that Next and React write count, so that a script injected through content is never
 * allowed.
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
  // Names the chunks that the page starts with.
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{"otherChunks":\["[\w./~-]+"(?:,"[\w./~-]+")*\],"runtimeModuleIds":\[\d+(?:,\d+)*\]\}\);$/,
  // Prepares the queue of the page's data for hydration.
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  // Records when the page was first drawn.
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);$/,
  // Adds data to it.
  new RegExp(String.raw`^self\.__next_f\.push\(\[\d+(?:,${JSON_STRING})?\]\)$`),
]

/**
 * What React writes at the end of a page to reveal a part that was streamed late, such as Payload's
 * date fields: a fixed runtime, known by its hash, and a call. Without it the client renders that
 * part itself.
 */
const REVEAL_RUNTIME_HASH = 'ejxEGil7Q2jnFo9T1EMjhzsRoWDTVn8tRpUYd4XCJkY='
const REVEAL_CALL = /\$RC\("B:[0-9a-f]+","S:[0-9a-f]+"\)$/

function isFrameworkScript(code: string): boolean {
  if (FRAMEWORK_FORMS.some((form) => form.test(code))) return true
  if (!REVEAL_CALL.test(code)) return false
  const runtime = code.replace(REVEAL_CALL, '')
  return runtime === '' || inlineHash(runtime) === REVEAL_RUNTIME_HASH
}

/** Returns the hash by which a policy allows an inline script or style: SHA-256, in base64. */
export function inlineHash(code: string): string {
  return createHash('sha256').update(code).digest('base64')
}
