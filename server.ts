import { randomUUID } from 'node:crypto'
import type http from 'node:http'
import { sendBodyLength } from '@/bootstrap/body-length'
import { build, isBuildCurrent } from '@/bootstrap/build'
import { serveBuildFiles } from '@/bootstrap/build-files'
import { canonicalAddress } from '@/bootstrap/canonical-address'
import { checkMachine } from '@/bootstrap/checks'
import { setClientAddress } from '@/bootstrap/client-address'
import { createLimitedServer } from '@/bootstrap/connection-limits'
import { lowerCaseAddress } from '@/bootstrap/lower-case-address'
import { measureRequest } from '@/bootstrap/measure-request'
import { removeBypass } from '@/bootstrap/no-bypass'
import { isPanel, pathOf } from '@/bootstrap/page-path'
import { type Handler, servePages } from '@/bootstrap/pages/serve-pages'
import { isFile, refuseRequest } from '@/bootstrap/refused-requests'
import { nameRequest } from '@/bootstrap/request-id'
import { setCommonHeaders } from '@/bootstrap/response-headers'
import { assertKeysFit, ensureSecrets } from '@/bootstrap/secrets'
import { loadEnvFile } from '@/bootstrap/site-user'
import { StartError } from '@/bootstrap/start-error'
import { describeDamage } from '@/cms/database/sqlite/damage'
import { DatabaseInUseError } from '@/cms/database/sqlite/lock'
import { type Env, EnvError, getEnv, isHttps, listenUrl, siteUrl } from '@/env'
import { TIME_ZONE } from '@/lib/dates'
import { STARTING, STARTING_IN_HINDI } from '@/lib/starting'
import { runStopHooks } from '@/lib/stop-hooks'

const STOP_TIMEOUT_MS = 10_000
/** Grace period for open requests on shutdown; slower ones are dropped so that the rest can finish. */
const LAST_RESPONSES_MS = 7_000
const IDLE_SWEEP_MS = 50
/** Marks the request by which `untilHealthy` prepares the database; its value is secret. */
const FIRST_REQUEST_HEADER = 'x-first-request'

// If nothing reads the log any more (closed pipe, full disk), the site keeps running without it.
// Unhandled, the error would end up in Next's error log, which fails as well, and so on endlessly.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const isDevelopment = process.argv.includes('--dev')
// tsx enables source maps, and Node would read those of the whole build: a second of every start.
if (!isDevelopment) process.setSourceMapsEnabled(false)

try {
  loadEnvFile()
  Object.assign(process.env, { NODE_ENV: isDevelopment ? 'development' : 'production' })
  // Payload's panel shows some times, such as that of an old version, in the server's time zone.
  process.env.TZ = TIME_ZONE
  await start()
} catch (error) {
  const isExpected =
    error instanceof EnvError || error instanceof StartError || error instanceof DatabaseInUseError
  const damage = describeDamage(error)
  if (damage) console.error(`${damage.found} ${damage.advice}`)
  else console.error(isExpected ? error.message : error)
  process.exit(1)
}

async function start(): Promise<void> {
  const env = getEnv()
  let handle: Handler = respondStarting
  const server = createLimitedServer((req, res) => handle(req, res))
  // Bind the port first: if it is taken, nothing else has happened yet.
  await listen(server, env)
  await checkMachine(env)
  await ensureSecrets(env)
  await assertKeysFit(getEnv())
  if (!isDevelopment && !isBuildCurrent()) {
    console.log('Building the site. This takes a minute, and only after a change …')
    await build()
  }
  console.log('Starting …')
  const { default: next } = await import('next')
  const app = next({ dev: isDevelopment, httpServer: server, port: env.PORT, hostname: env.HOST })
  await app.prepare()
  const respond = respondWith(app.getRequestHandler(), getEnv())
  const key = randomUUID()
  // Other requests get 503 meanwhile: a migration may take minutes.
  handle = (req, res) =>
    req.headers[FIRST_REQUEST_HEADER] === key ? respond(req, res) : respondStarting(req, res)
  stopOnSignal(server, () => handle !== respond)
  await untilHealthy(env, key)
  handle = respond
  console.log(`  Dashboard      ${siteUrl(env)}/admin`)
  console.log(`Ready on ${siteUrl(env)}`)
}

function listen(server: http.Server, env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      // A port below 1024 belongs to root; anything else is the address.
      const variable = error.code === 'EACCES' ? 'PORT' : 'HOST'
      reject(
        new StartError(
          isTaken
            ? `PORT: another program is already listening on ${env.PORT}; choose another port`
            : `${variable}: cannot listen on ${env.HOST}:${env.PORT} (${error.code})`,
        ),
      )
    })
    server.listen(env.PORT, env.HOST, resolve)
  })
}

/**
 * Next prepares the database on the first request. This is that request, so that 'Ready' means
 * migrated and seeded. On a slow machine it can outlast the connection's timeout: then ask again.
 * @param key distinguishes it from other requests.
 */
async function untilHealthy(env: Env, key: string): Promise<void> {
  const headers = { [FIRST_REQUEST_HEADER]: key }
  const response = await fetch(`${listenUrl(env)}/api/health`, { headers }).catch(
    (error: unknown) => {
      if (isCutOff(error)) return null
      throw error
    },
  )
  if (!response) return untilHealthy(env, key)
  if (!response.ok) throw new StartError('The database could not be prepared; see the lines above')
}

/** Whether either end closed the connection because the response took too long. */
function isCutOff(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause as { code?: unknown } | undefined) : undefined
  return ['UND_ERR_SOCKET', 'UND_ERR_HEADERS_TIMEOUT'].includes(String(cause?.code))
}

function respondStarting(_req: http.IncomingMessage, res: http.ServerResponse): void {
  res.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Retry-After': '5',
    // Makes browsers reload the page.
    Refresh: '5',
  })
  res.end(`${STARTING}\n${STARTING_IN_HINDI}\n`)
}

/** Everything that happens to a request before and after Next. */
function respondWith(nextHandler: Handler, env: Env): Handler {
  const site = { isHttps: isHttps(env), isDevelopment }
  const pages = servePages(nextHandler, site)
  const serve = isDevelopment ? pages : serveBuildFiles(pages)
  return (req, res) => {
    const path = pathOf(req)
    measureRequest(res, path)
    nameRequest(req, res)
    sendBodyLength(res)
    const elsewhere = canonicalAddress(req, env) ?? lowerCaseAddress(req)
    setClientAddress(req, env.TRUSTED_PROXY_HOPS, siteUrl(env))
    // Server actions exist in the panel only; anywhere else this header is an attack.
    if (!isPanel(path)) delete req.headers['next-action']
    // Next answers 500 to an unsatisfiable range. HTTP lets a server ignore ranges, and no file
    // here is large.
    if (isFile(path)) delete req.headers.range
    removeBypass(req)
    setCommonHeaders(res, { ...site, path })
    const refusal = refuseRequest(req.method, path, req.headers)
    if (refusal) {
      res.writeHead(refusal.status, refusal.headers).end(refusal.body)
      return
    }
    if (elsewhere) {
      // Browsers must not cache this: the address of a site may change again.
      res.writeHead(308, { Location: elsewhere, 'Cache-Control': 'no-store' }).end()
      return
    }
    return serve(req, res)
  }
}

/**
 * On SIGTERM and SIGINT, finishes open requests, accepts no new ones, flushes the database and exits.
 * While the database is being prepared it exits at once: the next start resumes it.
 */
function stopOnSignal(server: http.Server, isPreparing: () => boolean): void {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    if (isPreparing()) {
      console.log(
        'Stopped while the database was being prepared or migrated. Nothing is lost: the next start does the rest.',
      )
      process.exit(0)
    }
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    // A connection whose response is being sent would stay open for the next request: close it.
    const sweep = setInterval(() => server.closeIdleConnections(), IDLE_SWEEP_MS)
    setTimeout(() => server.closeAllConnections(), LAST_RESPONSES_MS).unref()
    await closed
    clearInterval(sweep)
    await runStopHooks()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
