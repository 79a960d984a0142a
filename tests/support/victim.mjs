/** Runs payment-victim.ts, transpiled by Vite: tsx hangs more often (see payments-kill.test.ts). */
import { createViteServer } from 'vitest/node'

const root = new URL('../../', import.meta.url).pathname
const server = await createViteServer({
  root,
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  cacheDir: `${root}.cache/victim`,
  resolve: { alias: { '@payload-config': `${root}payload.config.ts`, '@/': `${root}src/` } },
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
})
await server.ssrLoadModule('/tests/support/payment-victim.ts')
