/**
 * Packs a release into `release/`: sources and the built site, as one archive that starts
 * without building, and a checksum. With --with-packages it also contains node_modules, only for systems
 * like this one.
 *   npm run release [-- --with-packages]
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { BUILD_INPUTS, build, isBuildCurrent } from '../src/bootstrap/build'
import { runCommand } from './run-command'

const FOLDER = 'release'
const WITH_PACKAGES = '--with-packages'
/** Files that run the site (as in the Dockerfile), build its image, and document it. */
const FILES = [
  ...BUILD_INPUTS,
  '.npmrc',
  'server.ts',
  'scripts',
  '.next',
  'media/.gitkeep',
  'Dockerfile',
  '.dockerignore',
  'docker-compose.yml',
  'deploy',
  '.env.example',
  'README.md',
  'LICENSE',
  'SECURITY.md',
  'CONTRIBUTING.md',
  'docs',
]
/** Files of .next that only a build reads. */
const LEFT_OUT = /^\.next\/(cache|diagnostics|types|trace|trace-build)$|\.nft\.json$/
/** Files that contain the path of the build folder, which is removed from them. */
const WITH_OUR_PATH = ['.next/required-server-files.json', '.next/required-server-files.js']

await runCommand(main, { forEveryone: true })

async function main(args: string[]): Promise<number> {
  const withPackages = args[0] === WITH_PACKAGES
  if (args.length > (withPackages ? 1 : 0)) {
    console.error(`Usage: npm run release [-- ${WITH_PACKAGES}]`)
    return 2
  }
  if (!isBuildCurrent()) await build()
  const { name, version } = JSON.parse(fs.readFileSync('package.json', 'utf8'))
  const title = `${name}-${version}`
  const unpacked = path.join(FOLDER, title)
  fs.rmSync(unpacked, { recursive: true, force: true })
  for (const file of FILES) {
    fs.cpSync(file, path.join(unpacked, file), {
      recursive: true,
      // The build links to packages by relative paths, which must stay relative.
      verbatimSymlinks: true,
      filter: (source) => !LEFT_OUT.test(source.replaceAll(path.sep, '/')),
    })
  }
  for (const name of WITH_OUR_PATH) {
    const file = path.join(unpacked, name)
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll(process.cwd(), '.'))
  }
  if (withPackages) run('npm', ['ci', '--omit=dev'], unpacked)
  const suffix = withPackages ? `-${process.platform}-${process.arch}` : ''
  const archive = `${title}${suffix}.tar.gz`
  run('tar', ['-czf', archive, title], FOLDER)
  fs.rmSync(unpacked, { recursive: true })
  const content = fs.readFileSync(path.join(FOLDER, archive))
  const checksum = createHash('sha256').update(content).digest('hex')
  // In the format of sha256sum -c.
  fs.writeFileSync(path.join(FOLDER, `${archive}.sha256`), `${checksum}  ${archive}\n`)
  console.log(`${FOLDER}/${archive}  ${Math.round(content.length / 1e6)} MB\nsha256 ${checksum}`)
  return 0
}

/** @throws if the program cannot be run or fails; its own output says why. */
function run(program: string, args: string[], folder: string): void {
  const { status, error } = spawnSync(program, args, { cwd: folder, stdio: ['ignore', 2, 2] })
  if (status !== 0) throw error ?? new Error(`${program} ended with code ${status}`)
}
