import { describe, expect, it } from 'vitest'
import { forbiddenImports } from './import-rules'

describe('forbiddenImports', () => {
  it.each([
    ['server.ts', './src/server/log'],
    ['payload.config.ts', '@/server/log'],
    ['next.config.mjs', './src/env'],
    ['src/env.ts', '@/lib/dates'],
    ['src/instrumentation.ts', '@/bootstrap/checks'],
    ['src/bootstrap/checks.ts', '@/server/payload-client'],
    ['src/app/(site)/[locale]/page.tsx', '@/cms/slugs'],
    ['src/app/(site)/[locale]/page.tsx', '../../api/posts/route'],
    ['src/app/(payload)/cms/[[...segments]]/page.tsx', '@/server/log'],
    ['src/app/(payload)/in-request.ts', '../../cms/slugs'],
    ['src/app/api/[...path]/route.ts', '@/cms/slugs'],
    ['src/features/home/hero.tsx', '../slider/slider'],
    ['src/features/home/hero.tsx', '@/features/slider/slider'],
    ['src/features/dashboard/slider/slider-tab.tsx', '../../slider/slider'],
    ['src/features/home/hero.tsx', '../../server/log'],
    ['src/server/log.ts', '@/cms/collections/users'],
    ['src/server/log.ts', '@/features/home/hero'],
    ['src/cms/slugs.ts', '@/content/home'],
    ['src/cms/database/prepare-database.ts', '@/server/log'],
    ['src/printing/id-card.tsx', '@/content/home'],
    ['src/components/ui/modal.tsx', '@/features/home/hero'],
    ['src/content/home.ts', '@/lib/dates'],
    ['src/domain/upi.ts', '@/lib/money'],
    ['src/lib/money.ts', '@/domain/upi'],
    ['scripts/admin.ts', '../src/features/home/hero'],
    ['simulator/server.ts', '../src/domain/upi'],
    ['simulator/server.ts', '../tests/support/ports'],
    ['bench/site.ts', '../src/cms/collections/users'],
    ['src/features/home/hero.tsx', '../../../tests/support/fake-fetch'],
  ])('refuses in %s an import of %s', (file, specifier) => {
    expect(forbiddenImports(file, `import { it } from '${specifier}'`)).toEqual([specifier])
  })

  it.each([
    ['server.ts', './src/bootstrap/checks'],
    ['src/app/(payload)/cms/importMap.js', '../../../../src/cms/panel/panel-icon'],
    ['src/features/dashboard/slider/slider-tab.tsx', '../list/search-field'],
    ['src/features/home/hero.test.tsx', '../../../tests/support/fake-fetch'],
    ['src/env.test.ts', './env'],
    ['src/cms/slugs.ts', './seed/sample-content'],
    ['src/server/payload-client.ts', '@payload-config'],
    ['simulator/demo.ts', '../tests/support/child-process'],
    ['src/domain/upi.ts', 'zod'],
  ])('lets %s import %s', (file, specifier) => {
    expect(forbiddenImports(file, `import { it } from '${specifier}'`)).toEqual([])
  })

  it.each([
    "import type { Home } from '@/content/home'",
    "import '@/content/home'",
    "import home = require('@/content/home')",
    "export * from '@/content/home'",
    "export { home } from '@/content/home'",
    "export type { Home } from '@/content/home'",
    "const home = await import('@/content/home')",
    "const home = require('@/content/home')",
    "let home: typeof import('@/content/home')",
    "type Home = import('@/content/home').Home",
  ])('sees %s', (source) => {
    expect(forbiddenImports('src/domain/upi.ts', source)).toEqual(['@/content/home'])
  })
})
