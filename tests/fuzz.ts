/**
 * Fuzzes the API of a production server on this machine, with sample content and the practice gateway, using
 * its OpenAPI document: `npm run fuzz`. It runs signed out, as an admin, and again as an admin with the ids of
 * documents that exist by then. Needs `pip install schemathesis`. Any finding fails the run.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { enterPracticeKeys } from '../simulator/practice-site'
import { startRazorpaySimulator } from '../simulator/server'
import { type AppServer, startSampleSite, TEST_ADMIN } from './support/app-server'
import { findOnPath, runChild } from './support/child-process'
import { logInAdmin } from './support/log-in-admin'

/** Random cases per call, in addition to those at the limits of its fields. */
const EXAMPLES = Number(process.env.FUZZ_EXAMPLES ?? 20)
const LIMIT_MS = 60 * 60_000

/**
 * Two rules of this API prevent the other checks: a blank query value counts as absent, and forms
 * require more than a schema can express.
 */
const CHECKS = [
  ...['not_a_server_error', 'status_code_conformance', 'content_type_conformance'],
  ...['response_headers_conformance', 'response_schema_conformance', 'ignored_auth'],
  ...['unsupported_method', 'allow_header_conformance'],
]

/** Calls that may end the session or remove content that other calls need; only made signed out. */
const LEFT_OUT = '^/api/admin/(logout|account|second-factor|users|sample-content/remove)'

const schemathesis = findOnPath('schemathesis')
if (!schemathesis) {
  console.error('Schemathesis is not on the PATH: pip install schemathesis')
  process.exit(2)
}

const folder = await mkdtemp(join(tmpdir(), 'fuzz-'))
const gateway = await startRazorpaySimulator()
const site = await startSampleSite({
  RAZORPAY_API_URL: gateway.url,
  RATE_LIMIT_FACTOR: '100000',
  ORDERS_PER_HOUR: '1000000',
})
try {
  await enterPracticeKeys(site.url, TEST_ADMIN)
  const clean = [await fuzz('signed out', schemathesis)]
  const session = await logInAdmin(site.url)
  for (const who of ['as an admin', 'as an admin, of what there is now']) {
    clean.push(await fuzz(who, schemathesis, session))
    // Otherwise the admin's calls were made without a session.
    if ((await ask(site, '/api/admin/check-auth', session)).status !== 200)
      throw new Error('The session ended on the way')
  }
  process.exitCode = clean.every(Boolean) ? 0 : 1
} finally {
  await site.stop()
  await gateway.stop()
  await rm(folder, { recursive: true })
}

/** Runs Schemathesis. @returns true if nothing was found. */
async function fuzz(who: string, command: string, session?: string): Promise<boolean> {
  console.log(`\n${who}`)
  const config = join(folder, 'schemathesis.toml')
  await writeFile(config, await configFor(session))
  const { exitCode, timedOut } = await runChild(
    command,
    ['--config-file', config, 'run', `${site.url}/api/openapi.json`, `--checks=${CHECKS}`],
    { limitMs: LIMIT_MS, stdio: 'inherit', cwd: folder },
  )
  if (timedOut) console.error(`It took longer than ${LIMIT_MS / 60_000} minutes`)
  return exitCode === 0
}

/** Returns the settings of Schemathesis as TOML. */
async function configFor(session?: string): Promise<string> {
  const known = session ? await knownIds(session) : []
  return [
    'continue-on-failure = true',
    `headers = { Origin = "${site.url}" }`,
    `generation = { max-examples = ${EXAMPLES} }`,
    // The document names both where they can occur.
    'checks = { not_a_server_error = { expected-statuses = ["2xx", "3xx", "4xx", 502, 503] } }',
    ...(session
      ? [`auth = { openapi = { session = { api_key = "${session.split('=')[1]}" } } }`]
      : []),
    ...known.map(
      ({ path, ids }, at) =>
        `dictionaries.known${at} = { values = ${JSON.stringify(ids)} } # ${path}`,
    ),
    ...known.map(
      ({ path }, at) => `[[operations]]
include-path-regex = "^${path}/\\\\{id\\\\}"
parameters = { "path.id" = { dictionary = "known${at}", probability = 0.8 } }`,
    ),
    ...(session ? [`[[operations]]\ninclude-path-regex = "${LEFT_OUT}"\nenabled = false`] : []),
  ].join('\n')
}

/** Returns the ids in the lists of the dashboard, by the path before `/{id}`. */
async function knownIds(session: string): Promise<{ path: string; ids: string[] }[]> {
  const { paths } = await (await fetch(`${site.url}/api/openapi.json`)).json()
  const parents = Object.keys(paths)
    .filter((path) => path.includes('/{id}'))
    .map((path) => path.replace(/\/\{id\}.*/, ''))
  const known = await Promise.all(
    [...new Set(parents)].map(async (path) => {
      const list = paths[path]?.get ? await (await ask(site, path, session)).json() : []
      const ids = Array.isArray(list) ? list.flatMap(({ id }) => (id ? [String(id)] : [])) : []
      return { path, ids }
    }),
  )
  return known.filter(({ ids }) => ids.length > 0)
}

function ask({ url }: AppServer, path: string, cookie: string): Promise<Response> {
  return fetch(url + path, { headers: { Cookie: cookie } })
}
