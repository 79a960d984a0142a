import fs from 'node:fs/promises'
import path from 'node:path'
import { type Finding, fine, problem, warning } from './finding'

/** What this installation consists of. */
export type Versions = {
  /** The version of this process, such as v24.1.0. */
  node: string
  /** The version of the running server; null if none is running. */
  serverNode: string | null
  /** The range in package.json, such as >=20.19.0. */
  neededNode: string
  site: string
  /** Packages that are missing or not of the version in package.json. */
  wrongPackages: string[]
  /** Whether the site was built from the files that are here. */
  isBuilt: boolean
}

/**
 * The last day on which each Node release line gets security fixes, for the lines that this version runs
 * on. Source: https://github.com/nodejs/Release.
 */
const LAST_NODE_FIXES: Partial<Record<string, string>> = {
  '20': '2026-04-30',
  '22': '2027-04-30',
  '24': '2028-04-30',
}

/**
 * Checks that the program, its packages and its build fit together, and that Node still gets security
 * fixes.
 */
export function checkVersions(versions: Versions, now: Date): Finding[] {
  const { node, serverNode, neededNode, site, wrongPackages, isBuilt } = versions
  const findings: Finding[] = []
  if (!isAtLeast(node, neededNode)) {
    const found = `Node ${node} is too old: this version needs ${neededNode}.`
    findings.push(problem('versions', found, 'Install a newer Node and restart the site.'))
  }
  const lastFixes = LAST_NODE_FIXES[majorOf(node)]
  if (lastFixes && now.toISOString().slice(0, 10) > lastFixes) {
    const found = `Node ${majorOf(node)} has had no security fixes since ${lastFixes}.`
    findings.push(warning('versions', found, 'Install the newest LTS version of Node.'))
  }
  if (serverNode !== null && serverNode !== node) {
    const found = `The site runs on Node ${serverNode}, but this command on ${node}.`
    findings.push(warning('versions', found, 'Restart the site so that it uses the same Node.'))
  }
  if (wrongPackages.length > 0) {
    const some = wrongPackages.slice(0, 3).join(', ')
    const found =
      wrongPackages.length === 1
        ? `The package ${some} does not match package.json.`
        : `${wrongPackages.length} packages do not match package.json, such as ${some}.`
    findings.push(problem('versions', found, 'Run npm ci with the site stopped.'))
  }
  if (!isBuilt) {
    const found = 'The site was not built from the current files.'
    const advice =
      'Run npm run build; otherwise the next start builds it, which takes a minute or two.'
    findings.push(warning('versions', found, advice))
  }
  if (findings.length > 0) return findings
  return [fine('versions', `Manavta ${site} on Node ${node}; packages and build are complete.`)]
}

/**
 * Reads the versions of an installation.
 * @param folder that contains its package.json.
 */
export async function readVersions(
  folder: string,
): Promise<Pick<Versions, 'node' | 'neededNode' | 'site' | 'wrongPackages'>> {
  const { engines, version, dependencies } = await readJson(path.join(folder, 'package.json'))
  const wanted = Object.entries(dependencies as Record<string, string>)
  const wrong = await Promise.all(
    wanted.map(async ([name, exact]) => {
      const file = path.join(folder, 'node_modules', name, 'package.json')
      const installed = await readJson(file).catch(() => null)
      return installed?.version === exact ? [] : [name]
    }),
  )
  const neededNode = String((engines as { node: string }).node)
  return {
    node: process.version,
    neededNode,
    site: String(version),
    wrongPackages: wrong.flat(),
  }
}

async function readJson(file: string): Promise<Record<string, unknown>> {
  return JSON.parse(await fs.readFile(file, 'utf8'))
}

/** Returns the release line of a version: '24' of v24.1.0. */
function majorOf(version: string): string {
  return version.replace(/^v/, '').split('.')[0] ?? ''
}

/** @param range `>=` and a version, the only form in our package.json. */
function isAtLeast(version: string, range: string): boolean {
  const [given, floor] = [version, range].map((text) => text.replace(/^\D+/, '').split('.'))
  for (const index of [0, 1, 2]) {
    const difference = Number(given?.[index]) - Number(floor?.[index])
    if (difference !== 0) return difference > 0
  }
  return true
}
