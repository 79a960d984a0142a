/**
 * Checks this installation and says what to do:
 *   npm run doctor [-- --json]
 * If the server is running, it asks the server about the database; otherwise it opens
 * the database itself, without migrating it. Exit code 1 means a problem.
 */
import { parseEnv as parseEnvFile } from 'node:util'
import { isBuildCurrent } from '../src/bootstrap/build'
import { fillInKeptSecrets } from '../src/bootstrap/secrets'
import { readEnvFile } from '../src/bootstrap/site-user'
import { type Env, EnvError, envNames, getEnv } from '../src/env'
import { namesCutAtHash } from '../src/server/doctor/environment'
import { type Finding, problem } from '../src/server/doctor/finding'
import { reportOn } from '../src/server/doctor/report'
import { runCommand } from './run-command'

const JSON_FLAG = '--json'
/** Timeouts, certificates and the like, which the site passes on unread. */
const READ_BY_OPENTELEMETRY = /^OTEL_(EXPORTER_OTLP|RESOURCE)_/

await runCommand(main, { forEveryone: true })

async function main(args: string[]): Promise<number> {
  if (args.some((arg) => arg !== JSON_FLAG)) {
    console.error(`Usage: npm run doctor [-- ${JSON_FLAG}]`)
    return 2
  }
  const { exitCode, text } = reportOn(await findings(), { isJson: args.includes(JSON_FLAG) })
  console.log(text)
  return exitCode
}

async function findings(): Promise<Finding[]> {
  try {
    const keys = readKeys()
    const env = getEnv()
    const isBuilt = isBuildCurrent()
    const folder = process.cwd()
    // Imported only now: it loads the log, which reads the environment. Errors in it must be found first.
    const { examine } = await import('../src/server/doctor/examine')
    return await examine({ env, keys, ...namesInEnvFile(), isBuilt, folder })
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    const advice = 'Correct it in .env; the site does not start with it.'
    return [problem('environment', `${error.message}.`, advice)]
  }
}

function readKeys(): 'known' | 'missing' | 'unreadable' {
  const env: Env = getEnv()
  try {
    return fillInKeptSecrets(env) ? 'known' : 'missing'
  } catch {
    return 'unreadable'
  }
}

function namesInEnvFile(): { unknownNames: string[]; cutNames: string[] } {
  const content = readEnvFile()
  const unknownNames = Object.keys(parseEnvFile(content)).filter(
    (name) => !envNames.includes(name) && !READ_BY_OPENTELEMETRY.test(name),
  )
  return { unknownNames, cutNames: namesCutAtHash(content) }
}
