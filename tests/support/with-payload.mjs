/**
 * Runs a TypeScript file of ours that works on Payload, transpiled by Vite:
 *   node tests/support/with-payload.mjs <file> [arguments]
 * See payload-child.ts.
 */
import { createViteServer } from 'vitest/node'

const root = new URL('../../', import.meta.url).pathname
// The file finds its own arguments where it would without this one.
const [file] = process.argv.splice(2, 1)
const server = await createViteServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  cacheDir: `${root}.cache/with-payload`,
  resolve: { alias: { '@payload-config': `${root}payload.config.ts`, '@/': `${root}src/` } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
await server.ssrLoadModule(`/${file}`)
