import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'
import { findOnPath, runChild } from './child-process'

/** No path means Playwright's own browser, which Playwright finds itself. */
type Chromium = { executablePath?: string } | { missing: string }

const ROOT = join(import.meta.dirname, '../..')
/** The headless shell is preferred: without windows a visit takes a quarter less CPU time. */
const SHELL = 'chromium-headless-shell'
const SYSTEM_NAMES = [
  ...[SHELL, 'chromium', 'chromium-browser'],
  ...['google-chrome', 'google-chrome-stable'],
]
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const INSTALL_LIMIT_MS = 300_000
const VERSION_LIMIT_MS = 30_000

/** Keeps Chromium from contacting Google: tests use only this machine. */
const QUIET_ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Saves CPU time in tests; benchmarks do not use it. Without a graphics card a GPU process is
 * useless, and pages close before V8's optimizing compilers pay off.
 */
export const FRUGAL_ARGS = ['--in-process-gpu', '--js-flags=--no-opt,--no-maglev']

/**
 * For each window Chromium 156 loads two pages for address bar suggestions, and each test
 * has its own window: 0.8 s of a core. A second switch replaces Playwright's, so the features that
 * Playwright turns off (chromiumSwitches.ts of 1.65) are repeated here.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Keeps a spare renderer for the next page of each window, which is rarely needed.
  'SpareRendererForSitePerProcess',
]

/** Finds a working Chromium: CHROMIUM_PATH, else the system's, else Playwright's own. */
export async function findChromium(): Promise<Chromium> {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) {
    if (await isRunnable(wanted)) return { executablePath: wanted }
    return { missing: `CHROMIUM_PATH is ${wanted}, which is not a Chromium that runs` }
  }
  for (const path of [...SYSTEM_NAMES.map(findOnPath), MAC_CHROME]) {
    if (path && (await isRunnable(path))) return { executablePath: path }
  }
  if (await isRunnable(chromium.executablePath())) return {}
  return {
    missing:
      'No Chromium: set CHROMIUM_PATH, or run `npx playwright install --with-deps chromium`, or install the package chromium',
  }
}

/** As `findChromium`, but installs a missing one: by Playwright, else by apt as root. */
export async function ensureChromium(): Promise<Chromium> {
  const attempts = [
    installByPlaywright,
    () => installByApt(SHELL),
    // Not every Debian release has a package of the shell.
    () => installByApt('chromium'),
  ]
  let found = await findChromium()
  for (const install of process.env.CHROMIUM_PATH ? [] : attempts) {
    if (!('missing' in found)) return found
    await install()
    found = await findChromium()
  }
  return found
}

/**
 * Returns Playwright's launch options for the browser; root needs it without the sandbox.
 * @param extraArgs more arguments for the browser.
 */
export function chromiumLaunch(executablePath?: string, extraArgs: string[] = []): LaunchOptions {
  const isRoot = process.getuid?.() === 0
  const args = [...QUIET_ARGS, ...extraArgs, `--disable-features=${FEATURES_OFF.join(',')}`]
  if (isRoot) args.push('--no-sandbox')
  return executablePath ? { executablePath, args } : { args }
}

/** Asks for its version, because a Chromium may be a stub (Ubuntu's snap) or lack a library. */
async function isRunnable(path: string): Promise<boolean> {
  if (!existsSync(path)) return false
  const { exitCode } = await runChild(path, ['--version'], { limitMs: VERSION_LIMIT_MS })
  return exitCode === 0
}

async function installByPlaywright(): Promise<void> {
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js')
  await installWith(process.execPath, [cli, 'install', 'chromium'])
}

async function installByApt(name: string): Promise<void> {
  const apt = findOnPath('apt-get')
  if (!apt || process.getuid?.() !== 0) return
  await installWith(apt, ['update'])
  await installWith(apt, ['install', '-y', name])
}

/** Runs an installer. A failure is printed and the next one tried; only the browser found afterwards counts. */
async function installWith(command: string, args: string[]): Promise<void> {
  console.log(`No Chromium yet: ${command} ${args.join(' ')}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { exitCode, output } = await runChild(command, args, { limitMs: INSTALL_LIMIT_MS, env })
  if (exitCode !== 0) console.log(`That failed:\n${output.trim().split('\n').slice(-5).join('\n')}`)
}
