import { readFile, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { runChild } from './child-process'
import { lateOptimizingArgs } from './late-optimizing'

const ROOT = join(import.meta.dirname, '../..')
/** Inside the repository, so that node_modules can be found. */
const BUNDLES = join(ROOT, '.cache/payload-children')
const bundles = new Map<string, Promise<string>>()

type RunOptions = {
  env: NodeJS.ProcessEnv
  limitMs: number
  /** The maximum size of a file, to simulate a disk that is nearly full. */
  maxFileKib?: number
}

/**
 * Runs a file that uses Payload in a separate process. The modules it imports from this repository
 * are transpiled once for all such processes: transpiling took longer than most of their work.
 * @param file path from the root of the repository.
 */
export async function runWithPayload(
  file: string,
  args: string[],
  { env, limitMs, maxFileKib }: RunOptions,
) {
  const bundle = bundles.get(file) ?? makeBundle(file)
  bundles.set(file, bundle)
  // The condition is explained in scripts/admin.ts.
  const command = ['--conditions=production', ...lateOptimizingArgs(), await bundle, ...args]
  const options = { cwd: ROOT, env, limitMs }
  if (!maxFileKib) return runChild(process.execPath, command, options)
  const limited = `ulimit -f ${maxFileKib}; exec "$0" "$@"`
  return runChild('bash', ['-c', limited, process.execPath, ...command], options)
}

async function makeBundle(file: string): Promise<string> {
  const bundle = join(BUNDLES, basename(file).replace(/\.ts$/, '.mjs'))
  const draft = `${bundle}.${process.pid}`
  await build({
    entryPoints: [join(ROOT, file)],
    outfile: draft,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: join(ROOT, 'tsconfig.json'),
    plugins: [keepImportMeta],
    logLevel: 'error',
  })
  // Renamed atomically, because another process may create the same file.
  await rename(draft, bundle)
  return bundle
}

/** Keeps `import.meta` of each bundled file correct. */
const keepImportMeta: Plugin = {
  name: 'keep-import-meta',
  setup: ({ onLoad }) => {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
      return { contents, loader: path.endsWith('x') ? 'tsx' : 'ts' }
    })
  },
}
