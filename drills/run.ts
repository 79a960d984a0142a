/**
 * Drills: how the site behaves under load and when something breaks, too long for CI.
 * `npm run drills` runs all of them, `npm run drills kills soak` only those named. Each prints what it
 * measured and writes it into its section of docs/drills.md. Servers listen only on this machine, and
 * no other machine is contacted; every loop ends.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describeMachine, writeMarkdown } from '../bench/report'
import type { Drill, DrillResult } from './drill'

const REPORT = join(import.meta.dirname, '../docs/drills.md')
const NOT_DRILLS = ['run.ts', 'drill.ts']

const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && !NOT_DRILLS.includes(file))
  .map((file) => file.replace(/\.ts$/, ''))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !names.includes(name))
if (unknown.length > 0) {
  console.error(`No such drills: ${unknown.join(', ')}. Known: ${names.join(', ')}.`)
  process.exit(2)
}

let failed = 0
for (const name of wanted.length > 0 ? wanted : names) {
  const address = pathToFileURL(join(import.meta.dirname, `${name}.ts`)).href
  const { drill } = (await import(address)) as { drill: Drill }
  console.log(`\n${drill.title}`)
  try {
    const result = await drill.run()
    failed += result.failures.length
    report(name, section(name, drill, result))
  } catch (error) {
    failed += 1
    console.error(`${name} failed:`, error)
  }
}
console.log(failed === 0 ? '\nAll drills held.' : `\n${failed} expectations did not hold.`)
// A drill that failed may have left a server running, which would keep this process alive.
process.exit(failed === 0 ? 0 : 1)

function section(name: string, { title, what }: Drill, { columns, rows, failures }: DrillResult) {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const outcome =
    failures.length === 0 ? 'All held.' : failures.map((each) => `- ${each}`).join('\n')
  return [
    `## ${title}`,
    `\`npm run drills ${name}\`, ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, ${describeMachine()}.`,
    what,
    [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n'),
    outcome,
  ].join('\n\n')
}

/** Replaces the section of the report between the drill's two marks, or appends it. */
function report(name: string, text: string): void {
  console.log(text)
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`]
  const before = readFileSync(REPORT, 'utf8')
  const part = `${from}\n\n${text}\n\n${to}`
  const [start, end] = [before.indexOf(from), before.indexOf(to)]
  const after =
    start >= 0 && end > start
      ? before.slice(0, start) + part + before.slice(end + to.length)
      : `${before.trimEnd()}\n\n${part}\n`
  writeMarkdown(REPORT, after)
}
