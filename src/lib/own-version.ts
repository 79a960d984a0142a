import { readFileSync } from 'node:fs'
import path from 'node:path'

let version: string | undefined

/** Returns the version in our package.json, read once. */
export function ownVersion(): string {
  version ??= String(JSON.parse(readFileSync(path.resolve('package.json'), 'utf8')).version)
  return version
}
