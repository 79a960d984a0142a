import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { compressBuildFiles } from './build-files'
import { hintFramework } from './compile-hint'
import { StartError } from './start-error'

/** Everything that goes into the build. */
export const BUILD_INPUTS = [
  'src',
  'public',
  'payload.config.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
const STAMP = '.next/manavta-build'

/** Whether `.next` was built from exactly the files that are here now. */
export function isBuildCurrent(): boolean {
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === hashInputs()
}

/**
 * Builds the site for production. Needs neither database nor network.
 * @throws StartError if the build fails; its own output says why.
 */
export async function build(): Promise<void> {
  const inputs = hashInputs()
  fs.rmSync(STAMP, { force: true })
  const child = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'build'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  })
  // If we are stopped midway, the build must not carry on by itself.
  const stop = () => {
    child.kill()
    process.exit(1)
  }
  process.once('SIGTERM', stop).once('SIGINT', stop)
  const code = await new Promise((resolve) => child.on('exit', resolve))
  process.off('SIGTERM', stop).off('SIGINT', stop)
  if (code !== 0) throw new StartError('The build failed; see the lines above')
  hintFramework()
  await compressBuildFiles()
  fs.writeFileSync(STAMP, inputs)
}

function hashInputs(): string {
  const hash = createHash('sha256')
  for (const file of BUILD_INPUTS.flatMap(listFiles)) {
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
