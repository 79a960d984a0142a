import { posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/**
 * What each folder may import besides itself (docs/architecture.md). The longest name wins, and
 * `*` is any one folder, each separate from the others. A file that no name covers may
 * import nothing from this repository.
 */
const MAY_IMPORT: Record<string, readonly string[]> = {
  server: ['src/bootstrap', 'src/cms/database', 'src/env', 'src/lib'],
  'payload.config': ['src/cms', 'src/env'],
  'playwright.config': ['tests/support'],
  'src/instrumentation': ['src/instrumentation-node'],
  'src/instrumentation-node': ['src/cms/database', 'src/lib', 'src/server'],
  'src/bootstrap': ['src/cms/database', 'src/env', 'src/lib', 'src/printing/page-styles'],
  'src/app': ['content', 'domain', 'env', 'components', 'features', 'lib', 'server'].map(inSrc),
  'src/app/(payload)': [
    'payload.config',
    ...['cms/accounts/session-guard', 'cms/audit', 'cms/panel', 'domain'].map(inSrc),
    ...['lib/missing-page', 'lib/request-context', 'lib/storage-fault'].map(inSrc),
  ],
  'src/app/api': ['src/server'],
  'src/features/*': ['components', 'content', 'domain', 'lib', 'printing'].map(inSrc),
  'src/server': [
    'payload.config',
    ...['cms/accounts', 'cms/audit', 'cms/database', 'cms/logger', 'cms/payload-types'].map(inSrc),
    ...['cms/seed/unchanged-texts', 'cms/slugs', 'content', 'domain', 'env', 'lib'].map(inSrc),
    'src/printing',
  ],
  'src/cms': [
    ...['cms/seed', 'content/mail-texts', 'content/panel', 'content/validation'].map(inSrc),
    ...['domain', 'env', 'lib'].map(inSrc),
  ],
  'src/cms/seed': ['src/cms', 'src/content', 'src/domain', 'src/env', 'src/lib'],
  'src/printing': ['src/components', 'src/domain', 'src/lib'],
  'src/components': ['src/content', 'src/domain', 'src/lib'],
  'src/content': ['src/domain'],
  'src/domain': [],
  'src/lib': [],
  scripts: ['src/bootstrap', 'src/cms/database', 'src/env', 'src/server'],
  simulator: [],
  'simulator/demo': ['simulator', 'tests/support'],
  'simulator/practice-site': ['simulator', 'tests/support'],
  bench: [
    ...['cms/database', 'cms/slugs', 'domain', 'lib', 'server'].map(inSrc),
    ...['simulator', 'tests/support'],
  ],
  drills: ['bench', 'simulator', 'src/domain', 'src/lib', 'tests/support'],
  tests: ['bench', 'payload.config', 'simulator', 'scripts', 'src'],
}

const FOLDERS = Object.keys(MAY_IMPORT)
  .sort((a, b) => b.length - a.length)
  .map((name) => ({
    name,
    path: new RegExp(`^${name.replace(/[.()]/g, '\\$&').replace('*', '[^/]+')}(?=/|$)`),
  }))

/**
 * Finds the forbidden imports of a source file, including types and `import()`.
 * @param file its path from the root of the repository.
 * @returns the imports as they are written.
 */
export function forbiddenImports(file: string, source: string): string[] {
  return importsOf(file, source).filter((specifier) => {
    const target = targetOf(file, specifier)
    return target !== undefined && !mayImport(file, target)
  })
}

function mayImport(file: string, target: string): boolean {
  const from = folderOf(withoutExtension(file))
  if (from.path === folderOf(target).path) return true
  const isTest = /\.test\.tsx?$/.test(file)
  const allowed = [...(MAY_IMPORT[from.name] ?? []), ...(isTest ? ['tests/support'] : [])]
  return allowed.some((path) => target === path || target.startsWith(`${path}/`))
}

/** Returns the entry of the table that covers a path, and the actual folder. */
function folderOf(path: string): { name: string; path: string } {
  for (const folder of FOLDERS) {
    const match = folder.path.exec(path)
    if (match) return { name: folder.name, path: match[0] }
  }
  return { name: path, path }
}

/** Resolves an import to a path without extension; undefined for a package. */
function targetOf(file: string, specifier: string): string | undefined {
  if (specifier === '@payload-config') return 'payload.config'
  if (specifier.startsWith('@/')) return withoutExtension(inSrc(specifier.slice(2)))
  if (!specifier.startsWith('.')) return undefined
  return withoutExtension(posix.join(posix.dirname(file), specifier))
}

function importsOf(file: string, source: string): string[] {
  const found: string[] = []
  const add = (node: object | null | undefined) => {
    if (node && 'value' in node && typeof node.value === 'string') found.push(node.value)
  }
  const addSource = (node: { source: object | null }) => add(node.source)
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addSource,
    TSExternalModuleReference(node) {
      add(node.expression)
    },
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type === 'Identifier' && callee.name === 'require') add(first)
    },
  }).visit(parseSync(file, source).program)
  return found
}

function withoutExtension(path: string): string {
  return path.replace(/(\.(test|spec))?\.(tsx?|mjs|js)$/, '')
}

function inSrc(path: string): string {
  return `src/${path}`
}
