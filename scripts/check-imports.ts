/** Checks imports against the table in docs/architecture.md: npm run imports */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forbiddenImports } from './import-rules'

const FOLDERS = ['bench', 'drills', 'scripts', 'simulator', 'src', 'tests']

const files = [
  ...readdirSync('.'),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => join(folder, name)),
  ),
].filter((name) => /(?<!\.d)\.(tsx?|mjs|js)$/.test(name) && !name.includes('node_modules'))

const refused = files.flatMap((file) =>
  forbiddenImports(file, readFileSync(file, 'utf8')).map((specifier) => `${file}: ${specifier}`),
)
for (const line of refused) console.error(line)
console.log(`${files.length} files, ${refused.length} imports violate docs/architecture.md`)
process.exitCode = refused.length > 0 || files.length === 0 ? 1 : 0
