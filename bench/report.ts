import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'

const BIOME = join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome')

/** Describes this machine, for a report: its cores, memory and version of Node. */
export function describeMachine(): string {
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}`
}

/** Writes a report in Markdown, formatted as the other files of the repository. */
export function writeMarkdown(file: string, text: string): void {
  writeFileSync(file, text)
  execFileSync(process.execPath, [BIOME, 'format', '--write', file], { stdio: 'ignore' })
}
