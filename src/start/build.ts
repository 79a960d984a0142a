import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from './start-error'

/** Whatever the build is made of. */
const INPUTS = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = '.next/manavta-build'

/**
 * In the first line of a script: Chrome compiles all of it while it loads, beside the main thread,
 * in place of each function when it is first called (https://v8.dev/blog/explicit-compile-hints).
 */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

/** Whether `.next` was built from just the files that are here now. */
export function isBuildCurrent(): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hashInputs()
}

/**
 * Builds the site for production. Needs neither database nor network.
 * @throws StartError where the build fails; its own output says why.
 */
export async function build(): Promise<void> {
  const inputs = hashInputs()
  fs.rmSync(STAMP, { force: true })
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  // Stopped in the middle, the build must not go on by itself.
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0) throw new StartError('The build failed; the lines above say why')
  hintFramework()
  fs.writeFileSync(STAMP, inputs)
}

/** React and Next run as a whole before a page answers a tap, and most of that was compiling (decision 0010). */
function hintFramework(): void {
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(
    fs.readFileSync('.next/build-manifest.json', 'utf8'),
  )
  for (const name of rootMainFiles) {
    const file = path.join('.next', name)
    const script = fs.readFileSync(file, 'utf8')
    if (!script.startsWith(COMPILE_HINT)) fs.writeFileSync(file, COMPILE_HINT + script)
  }
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(listFiles)) {
    hash.update(`${file}\0`).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

function listFiles(entry: string): string[] {
  if (!fs.existsSync(entry)) return []
  if (!fs.statSync(entry).isDirectory()) return [entry]
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => listFiles(path.join(entry, name)))
}
