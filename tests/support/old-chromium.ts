import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { runChild } from './child-process'

/** July 2021: without cascade layers (Chrome 99), `:has` (105) and what Playwright's locators need. */
const PACKAGE = '@sparticuz/chromium@92.0.0'
const SHA512 =
  'xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g=='
const FOLDER = join(import.meta.dirname, '../../.cache/old-chromium')
const LIMIT_MS = 300_000

/** The packaged Chromium runs only on Linux on x86-64. */
export const canRunOldChromium = process.platform === 'linux' && process.arch === 'x64'

/**
 * Installs an old Chromium under `.cache`: npm has it as a package, with the libraries it needs.
 * @returns the launch options for Playwright.
 * @throws if it cannot be fetched.
 */
export async function oldChromium() {
  if (!existsSync(FOLDER)) await install()
  return {
    executablePath: join(FOLDER, 'chromium'),
    args: ['--no-sandbox', '--no-zygote', '--headless', '--disable-gpu'],
    env: { PATH: process.env.PATH, LD_LIBRARY_PATH: join(FOLDER, 'lib') } as Record<string, string>,
  }
}

async function install(): Promise<void> {
  const fresh = `${FOLDER}.${process.pid}`
  await mkdir(fresh, { recursive: true })
  try {
    await run(fresh, 'npm', ['pack', '--silent', '--pack-destination', fresh, PACKAGE])
    const archive = join(fresh, 'sparticuz-chromium-92.0.0.tgz')
    const hash = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64')
    if (hash !== SHA512) throw new Error(`${PACKAGE} has changed`)
    await run(fresh, 'tar', ['-xzf', archive, '--strip-components=2', 'package/bin'])
    for (const name of ['chromium', 'aws.tar', 'swiftshader.tar']) {
      const packed = await readFile(join(fresh, `${name}.br`))
      await writeFile(join(fresh, name), brotliDecompressSync(packed))
    }
    await run(fresh, 'tar', ['-xf', 'aws.tar'])
    await mkdir(join(fresh, 'swiftshader'))
    await run(fresh, 'tar', ['-xf', 'swiftshader.tar', '-C', 'swiftshader'])
    await chmod(join(fresh, 'chromium'), 0o755)
    await rename(fresh, FOLDER)
  } finally {
    await rm(fresh, { recursive: true, force: true })
  }
}

async function run(cwd: string, command: string, args: string[]): Promise<void> {
  const { exitCode, output } = await runChild(command, args, { cwd, limitMs: LIMIT_MS })
  if (exitCode !== 0) throw new Error(`${command} ${args.join(' ')}:\n${output}`)
}
