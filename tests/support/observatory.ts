// The scores of Mozilla's HTTP Observatory (github.com/mdn/mdn-http-observatory, its analyzer and grader), as
// far as one https response can show. Not scored: the redirect from http to https and the certificate,
// which are up to the proxy, and the bonus for a preloaded HSTS.

type ScoredResponse = {
  headers: Headers
  html: string
}

type Score = {
  points: number
  /** The deductions and bonuses, in readable form: `csp +10`. */
  parts: string[]
}

const START = 100
/** Bonuses count only if the score after deductions is at least this. */
const EXTRA_FROM = 90
/** The Observatory's six months, in seconds. */
const SIX_MONTHS_SECONDS = 15_552_000

const ANYWHERE = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'https://*',
  'http://*.*',
  'https://*.*',
]
const INLINE = ["'unsafe-inline'", 'data:']
const HASH_OR_NONCE = /^'(sha(256|384|512)|nonce)-/
const PASSIVE = ['img-src', 'media-src']

/** Scores one response of an https site. */
export function observatoryScore(response: ScoredResponse): Score {
  const parts = Object.entries({
    csp: scoreCsp(response),
    cookies: scoreCookies(response),
    cors: scoreCors(response),
    referrer: scoreReferrer(response),
    hsts: scoreHsts(response),
    scripts: scoreScripts(response),
    nosniff: response.headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: scoreFraming(response),
    corp: scoreCorp(response),
  }).filter(([, points]) => points !== 0)
  const lost = sum(parts.map(([, points]) => Math.min(points, 0)))
  const all = sum(parts.map(([, points]) => points))
  return {
    points: Math.max(0, START + (START + lost >= EXTRA_FROM ? all : lost)),
    parts: parts.map(([name, points]) => `${name} ${points > 0 ? '+' : ''}${points}`),
  }
}

/** Returns the directives of a policy; null if it is absent or the Observatory calls it invalid. */
function parsePolicy({ headers }: ScoredResponse): Map<string, string[]> | null {
  const header = headers.get('content-security-policy')
  if (!header) return null
  // Several policies would be stricter together than each alone; our responses send one.
  if (header.includes(',')) throw new Error('More than one policy, which this does not score')
  const directives = new Map<string, string[]>()
  for (const entry of header.split(';')) {
    const [name = '', ...sources] = entry.trim().toLowerCase().split(/\s+/)
    if (!name) continue
    if (directives.has(name)) return null
    directives.set(name, sources.length > 0 || !name.endsWith('-src') ? sources : ["'none'"])
  }
  return directives
}

function scoreCsp(response: ScoredResponse): number {
  const policy = parsePolicy(response)
  if (!policy) return -25
  const sourcesOf = (name: string) => {
    const sources = policy.get(name) ?? policy.get('default-src') ?? ['*']
    // Browsers ignore 'unsafe-inline' if there is a hash.
    const hasHash = sources.some((source) => HASH_OR_NONCE.test(source))
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources
  }
  const scripts = sourcesOf('script-src')
  const styles = sourcesOf('style-src')
  const holds = (sources: string[], bad: string[]) => sources.some((source) => bad.includes(source))
  const isInsecure = (source: string) => /^(http|ftp):/.test(source)
  const active = [...policy]
    .filter(([name]) => !PASSIVE.includes(name))
    .flatMap(([, sources]) => sources)

  if (holds(scripts, [...ANYWHERE, ...INLINE]) || holds(sourcesOf('object-src'), ANYWHERE))
    return -20
  if (active.some(isInsecure)) return -20
  if (holds([...scripts, ...styles], ["'unsafe-eval'"])) return -10
  if (PASSIVE.flatMap(sourcesOf).some(isInsecure)) return -10
  if (holds(styles, [...ANYWHERE, ...INLINE])) return 0
  return policy.get('default-src')?.join(' ') === "'none'" ? 10 : 5
}

function scoreCookies(response: ScoredResponse): number {
  const cookies = response.headers.getSetCookie()
  if (cookies.length === 0) return 0
  const hasHsts = scoreHsts(response) >= 0
  const points = cookies.flatMap((cookie) => {
    const [pair = '', ...rest] = cookie.split(';').map((part) => part.trim().toLowerCase())
    const [name = ''] = pair.split('=')
    // A value after `Secure` has no meaning: Payload writes `Secure=true`.
    const attributes = new Map(
      rest.map((part) => part.split('=')).map(([key = '', value = '']) => [key, value]),
    )
    const isSession = /login|sess/.test(name)
    const isSecure = attributes.has('secure')
    const sameSite = attributes.get('samesite')
    const isSameSiteWrong =
      sameSite !== undefined &&
      (!['strict', 'lax', 'none'].includes(sameSite) || (sameSite === 'none' && !isSecure))
    return [
      ...(isSameSiteWrong ? [-20] : []),
      ...(isSecure ? [] : [(hasHsts ? -5 : -20) * (isSession ? 2 : 1)]),
      ...(isSession && !attributes.has('httponly') ? [-30] : []),
      ...(name.includes('csrf') && sameSite === undefined ? [-20] : []),
      ...(sameSite === undefined ? [0] : [5]),
    ]
  })
  return Math.min(...points)
}

/** Scores whether a foreign page may read the response with the visitor's cookies. */
function scoreCors({ headers }: ScoredResponse): number {
  const origin = headers.get('access-control-allow-origin')
  const takesCookies = headers.get('access-control-allow-credentials') === 'true'
  return origin !== null && origin !== '*' && takesCookies ? -50 : 0
}

function scoreReferrer({ headers }: ScoredResponse): number {
  const header = headers.get('referrer-policy')
  if (!header) return 0
  const policies = header.toLowerCase().split(',')
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/
  return isPrivate.test(policies.at(-1)?.trim() ?? '') ? 5 : -5
}

function scoreHsts({ headers }: ScoredResponse): number {
  const header = headers.get('strict-transport-security')
  const [, seconds] = /^(?:[^,]*;\s*)?max-age=(\d+)[^,]*$/i.exec(header ?? '') ?? []
  if (seconds === undefined) return -20
  return Number(seconds) < SIX_MONTHS_SECONDS ? -10 : 0
}

/** Scores scripts: those of other hosts are safe with a digest and https, our own get a bonus with a digest. */
function scoreScripts({ headers, html }: ScoredResponse): number {
  if (!/^text\/html|^application\/xhtml/.test(headers.get('content-type') ?? '')) return 0
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].flatMap(([, attributes = '']) => {
    const src = /\bsrc="([^"]*)"/i.exec(attributes)?.[1]
    return src === undefined ? [] : [{ src, hasDigest: /\bintegrity="/i.test(attributes) }]
  })
  const foreign = scripts.filter(({ src }) => /^(https?:)?\/\//.test(src))
  const isLoose = ({ src }: { src: string }) => !src.startsWith('https://')
  if (foreign.some((script) => isLoose(script) && !script.hasDigest)) return -50
  if (foreign.some(isLoose)) return -20
  if (foreign.some(({ hasDigest }) => !hasDigest)) return -5
  return scripts.some(({ hasDigest }) => hasDigest) ? 5 : 0
}

function scoreFraming(response: ScoredResponse): number {
  if (parsePolicy(response)?.has('frame-ancestors')) return 5
  const header = response.headers.get('x-frame-options') ?? ''
  return /^(deny|sameorigin|allow-from.*)$/i.test(header.trim()) ? 0 : -20
}

function scoreCorp({ headers }: ScoredResponse): number {
  const value = headers.get('cross-origin-resource-policy')?.trim().toLowerCase()
  if (value === undefined || value === 'cross-origin') return 0
  return value === 'same-origin' || value === 'same-site' ? 10 : -5
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
